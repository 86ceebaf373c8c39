import { globalStyle, style } from '@vanilla-extract/css'
import { below, from, onSmallPhone, prefers } from '../theme/breakpoints.ts'
import { filled } from '../theme/filled.ts'
import { component, globalIn } from '../theme/layered.ts'
import { printedLine } from '../theme/printed-line.ts'
import { readOut } from '../theme/read-out.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.sm,
    paddingBlock: `${space.xxs} ${space.xl}`,
    '@media': {
      [`screen and ${from.large}`]: {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
        alignItems: 'start',
        gap: space.xl,
        paddingBlock: space.xl,
      },
      print: { paddingBlock: 0 },
    },
  }),
)

export const side = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    '@media': {
      [from.large]: {
        gap: space.md,
        padding: space.lg,
        border: `1px solid ${color.hairline}`,
        borderRadius: vars.radius.lg,
        backgroundColor: color.surface,
      },
    },
  }),
)

export const person = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    '@media': { [from.large]: { justifyContent: 'flex-start' } },
  }),
)

const onlyFromLarge = { display: 'none', '@media': { [from.large]: { display: 'block' } } } as const
const onlyBelowLarge = { '@media': { [from.large]: { display: 'none' } } } as const

export const portrait = style(component(onlyFromLarge))

/** On a phone the person has one line; the profile shows these details. */
export const detail = style(
  component({ ...onlyFromLarge, color: color.inkMuted, fontSize: vars.size.caption, lineHeight: '1.5' }),
)

export const full = style(component(onlyFromLarge))
export const short = style(component(onlyBelowLarge))
export const end = style(component({ ...onlyBelowLarge, flex: 'none' }))
export const words = style(
  component({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' }),
)

/** Only on paper, where the person and the menu beside the content are not printed. */
export const printed = style(printedLine)

/** A bar on phones, which scrolls sideways if labels are long; a column from the large breakpoint on. */
export const menu = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    overflowX: 'auto',
    // Keeps the focus rings of the entries from being cut off.
    padding: '0.25rem',
    marginInline: '-0.25rem',
    borderBlockStart: `1px solid ${color.hairline}`,
    scrollbarWidth: 'thin',
    '@media': {
      [from.large]: {
        flexDirection: 'column',
        justifyContent: 'flex-start',
        overflowX: 'visible',
        paddingBlockStart: space.xs,
      },
    },
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
    minInlineSize: '2.75rem',
    maxInlineSize: '8.5rem',
    minBlockSize: '3.875rem',
    // All five entries of a patient are visible at 320 px.
    padding: `${space.xxs} 0`,
    borderBlockEnd: '4px solid transparent',
    borderRadius: vars.radius.sm,
    color: color.ink,
    fontSize: '0.8125rem',
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
        padding: `${space.xs} ${space.sm}`,
        borderBlockEnd: 'none',
        borderInlineStart: '4px solid transparent',
        fontSize: vars.size.body,
        textAlign: 'start',
      },
      // Keeps neighbouring labels apart.
      [onSmallPhone]: { fontSize: '0.75rem' },
      // Forced colours show the edges of all entries, so they fill the current one.
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
      '&[data-disabled]': { color: color.inkMuted, fontWeight: vars.weight.regular },
    },
  }),
)
/** A bar of five entries has no room for the reason: there it is only read out, and the lock is visible. */
export const reason = style(component({ fontSize: vars.size.caption, '@media': { [below.large]: readOut } }))
/** A dot at the icon. It is a border, which forced colours keep visible. */
export const marked = style(
  component({
    position: 'relative',
    display: 'inline-flex',
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '-0.125rem',
      insetInlineEnd: '-0.3125rem',
      border: `0.3125rem solid ${color.accent}`,
      borderRadius: '50%',
    },
    '@media': { [prefers.forcedColours]: { '::after': { borderColor: 'currentColor' } } },
  }),
)
/** At the end of its line, so that nothing moves when it appears. */
export const news = style(
  component({
    marginInlineStart: 'auto',
    fontSize: vars.size.caption,
    whiteSpace: 'nowrap',
    '@media': { [below.large]: readOut },
  }),
)
/** As high as the window at least: while the content is loading, the parts below it are out of view, so nobody sees them move. */
export const content = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.sm,
    minInlineSize: 0,
    minBlockSize: '100svh',
    '@media': { [from.large]: { gap: space.lg }, print: { minBlockSize: 0 } },
  }),
)
/** An empty notice has no gap of its own. */
globalStyle(
  `${content} > :empty`,
  globalIn('components', {
    marginBlockEnd: `calc(-1 * ${space.sm})`,
    '@media': { [from.large]: { marginBlockEnd: `calc(-1 * ${space.lg})` } },
  }),
)
