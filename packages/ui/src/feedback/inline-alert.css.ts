import { style, styleVariants } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.sm,
    padding: space.md,
    border: '1px solid currentColor',
    borderInlineStartWidth: '0.375rem',
    borderRadius: vars.radius.sm,
  }),
)

export const tone = styleVariants({
  info: component({ backgroundColor: color.surface, color: color.inkBrand }),
  good: component({ backgroundColor: color.tint, color: color.inkBrand }),
  warning: component({ backgroundColor: color.accentSoft, color: color.inkAccent }),
  danger: component({ backgroundColor: color.surface, color: color.inkDanger }),
})

export const mark = style(component({ display: 'flex', blockSize: '1.6em', alignItems: 'center' }))
export const words = style(component({ color: color.ink, minInlineSize: 0 }))
