import { style, styleVariants } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(component({ display: 'flex', alignItems: 'center', gap: space.md }))

export const mark = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    borderRadius: vars.radius.round,
    backgroundColor: color.tint,
  }),
)

export const tone = styleVariants({
  info: component({ color: color.inkBrand }),
  good: component({ color: color.inkBrand }),
  warning: component({ color: color.inkAccent, backgroundColor: color.accentSoft }),
  danger: component({ color: color.inkDanger, backgroundColor: color.accentSoft }),
})

export const words = style(component({ minInlineSize: 0 }))
