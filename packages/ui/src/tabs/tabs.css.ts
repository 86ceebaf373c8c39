import { style } from '@vanilla-extract/css'
import { onPhone, prefers } from '../theme/breakpoints.ts'
import { filled } from '../theme/filled.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(component({ borderBlockEnd: `1px solid ${color.edge}` }))
/** On a phone one row, which scrolls sideways if labels are long. */
export const list = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.xs,
    '@media': {
      [onPhone]: {
        flexWrap: 'nowrap',
        columnGap: 0,
        overflowX: 'auto',
        // Keeps the focus rings of the tabs from being cut off.
        padding: '0.25rem',
        marginInline: '-0.25rem',
        scrollbarWidth: 'none',
      },
    },
  }),
)

export const tab = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: vars.target.large,
    paddingInline: space.md,
    whiteSpace: 'nowrap',
    borderBlockEnd: '4px solid transparent',
    color: color.inkMuted,
    fontWeight: vars.weight.semibold,
    textDecoration: 'none',
    selectors: {
      '&:hover': { backgroundColor: color.tint },
      '&[aria-current]': { borderBlockEndColor: color.accent, color: color.inkBrand },
    },
    '@media': {
      [onPhone]: { paddingInline: space.xs },
      [prefers.forcedColours]: { selectors: { '&[aria-current]': filled('Highlight', 'HighlightText') } },
    },
  }),
)

/** Room for two figures. */
export const count = style(
  component({
    minInlineSize: '2ch',
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [prefers.forcedColours]: { color: 'inherit' } },
  }),
)
