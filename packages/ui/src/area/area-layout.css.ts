import { style } from '@vanilla-extract/css'
import { from, prefers } from '../theme/breakpoints.ts'
import { filled } from '../theme/filled.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    paddingBlock: space.xl,
    '@media': {
      [`screen and ${from.large}`]: {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
        alignItems: 'start',
        gap: space.xl,
      },
      print: { paddingBlock: 0 },
    },
  }),
)

export const side = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.md,
    padding: space.md,
    border: `1px solid ${color.hairline}`,
    borderRadius: vars.radius.lg,
    backgroundColor: color.surface,
    '@media': { [from.large]: { padding: space.lg } },
  }),
)

export const person = style(component({ display: 'flex', alignItems: 'center', gap: space.md }))
export const words = style(
  component({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' }),
)

/** On paper alone, where the person and the menu beside the content are not printed. */
export const printed = style(
  component({
    display: 'none',
    '@media': {
      print: {
        display: 'flex',
        justifyContent: 'space-between',
        gap: space.md,
        paddingBlockEnd: '6pt',
        borderBlockEnd: '1pt solid #000000',
      },
    },
  }),
)

/** On phones a bar that scrolls sideways; a column from the large breakpoint on. */
export const menu = style(
  component({
    display: 'flex',
    overflowX: 'auto',
    // Focus rings of the entries are not cut off.
    padding: '0.25rem',
    marginInline: '-0.25rem',
    borderBlockStart: `1px solid ${color.hairline}`,
    scrollbarWidth: 'thin',
    '@media': { [from.large]: { flexDirection: 'column', overflowX: 'visible', paddingBlockStart: space.xs } },
  }),
)

export const entry = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.125rem',
    boxSizing: 'border-box',
    inlineSize: 'max-content',
    minInlineSize: '4.75rem',
    maxInlineSize: '8.5rem',
    // Two lines of a label, and a locked entry with its reason, are no higher: the bar does not grow once a record is known to be missing.
    minBlockSize: '5.5rem',
    padding: space.xs,
    borderBlockEnd: '4px solid transparent',
    borderRadius: vars.radius.sm,
    color: color.ink,
    fontSize: '0.875rem',
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
    textAlign: 'center',
    textDecoration: 'none',
    '@media': {
      [from.large]: {
        flexDirection: 'row',
        justifyContent: 'flex-start',
        gap: space.sm,
        inlineSize: 'auto',
        maxInlineSize: 'none',
        minBlockSize: '3.75rem',
        paddingInline: space.sm,
        borderBlockEnd: 'none',
        borderInlineStart: '4px solid transparent',
        fontSize: vars.size.body,
        textAlign: 'start',
      },
      // The edges of all entries are seen there.
      [prefers.forcedColours]: { selectors: { '&[aria-current]': filled('Highlight', 'HighlightText') } },
    },
    selectors: {
      'a&:hover': { backgroundColor: color.tint },
      '&[aria-current]': {
        borderColor: color.accent,
        backgroundColor: color.tint,
        color: color.inkBrand,
        fontWeight: vars.weight.bold,
      },
      '&[data-disabled]': {
        flexDirection: 'row',
        gap: space.sm,
        maxInlineSize: '14rem',
        color: color.inkMuted,
        fontWeight: vars.weight.regular,
        textAlign: 'start',
      },
    },
  }),
)
export const reason = style(component({ fontSize: vars.size.caption }))
/** What comes below the content is out of sight while that is fetched, and so is not seen moving. */
export const content = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.lg,
    minInlineSize: 0,
    minBlockSize: '100svh',
    '@media': { print: { minBlockSize: 0 } },
  }),
)
