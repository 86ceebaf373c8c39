import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(
  component({
    display: 'grid',
    gap: space.sm,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from.large]: {
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        gridTemplateColumns: 'none',
        gap: space.xs,
      },
    },
  }),
)

export const day = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    padding: space.sm,
    border: `1px solid ${color.hairline}`,
    borderRadius: vars.radius.md,
    backgroundColor: color.surface,
  }),
)
export const today = style(component({ borderColor: color.brand, borderWidth: '2px', backgroundColor: color.tint }))

export const head = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: space.xs,
  }),
)

export const slot = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minBlockSize: vars.target.large,
    padding: `${space.xs} ${space.sm}`,
    borderInlineStart: `4px solid ${color.edge}`,
    borderRadius: vars.radius.sm,
    backgroundColor: color.sunken,
    color: color.ink,
    lineHeight: vars.leading.snug,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      'a&': {
        border: `2px solid ${color.brand}`,
        borderInlineStartWidth: '4px',
        backgroundColor: color.surface,
        color: color.inkBrand,
      },
      'a&:hover': { backgroundColor: color.accentSoft, color: color.ink },
    },
    '@media': { [from.large]: { paddingInline: space.xs } },
  }),
)
/** Seven days side by side leave just enough width for a range of hours. */
export const hours = style(
  component({
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [from.large]: { fontSize: vars.size.caption } },
  }),
)
export const place = style(component({ fontSize: vars.size.caption, color: color.ink }))
