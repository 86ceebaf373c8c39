import { style, styleVariants } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color } = vars

export const root = style(
  component({
    display: 'inline-flex',
    flexShrink: 0,
    overflow: 'hidden',
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius.round,
    backgroundColor: color.tint,
    color: color.inkBrand,
  }),
)

const square = (length: string) => component({ inlineSize: length, blockSize: length })

export const size = styleVariants({ menu: square('2.5rem'), normal: square('3.5rem'), large: square('5.5rem') })

export const photo = style(component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }))
