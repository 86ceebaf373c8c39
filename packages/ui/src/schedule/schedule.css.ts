import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(
  component({ display: 'flex', flexDirection: 'column', gap: space.xs, maxInlineSize: '46rem' }),
)

export const day = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 11fr)',
    alignItems: 'center',
    gap: space.sm,
    padding: `${space.xs} ${space.sm}`,
    border: `1px solid ${color.hairline}`,
    borderRadius: vars.radius.md,
    backgroundColor: color.surface,
  }),
)
export const today = style(component({ borderColor: color.brand, borderWidth: '2px', backgroundColor: color.tint }))

export const head = style(component({ display: 'flex', flexDirection: 'column' }))

/** Side by side if there is room. */
export const slots = style(component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }))

export const slot = style(
  component({
    display: 'flex',
    flexGrow: 1,
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
  }),
)
export const hours = style(component({ fontWeight: vars.weight.semibold, fontVariantNumeric: 'tabular-nums' }))
export const place = style(component({ fontSize: vars.size.caption, color: color.ink }))
