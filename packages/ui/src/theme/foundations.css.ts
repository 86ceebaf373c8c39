import { style, styleVariants } from '@vanilla-extract/css'
import { component } from './layered.ts'
import { light } from './palette.ts'
import { scales } from './scales.ts'
import { vars } from './theme.css.ts'

type Colour = keyof typeof light
const colours = Object.keys(light) as Colour[] // keys of a literal

export const swatch = styleVariants(
  Object.fromEntries(colours.map((name) => [name, name])) as Record<Colour, Colour>,
  (name) =>
    component({
      blockSize: '4rem',
      border: `1px solid ${vars.color.edge}`,
      borderRadius: vars.radius.sm,
      backgroundColor: vars.color[name],
    }),
)

type Space = keyof typeof scales.space
const spaces = Object.keys(scales.space) as Space[] // keys of a literal

export const bar = styleVariants(
  Object.fromEntries(spaces.map((name) => [name, name])) as Record<Space, Space>,
  (name) => component({ inlineSize: vars.space[name], blockSize: '1rem', backgroundColor: vars.color.brand }),
)

export const panel = style(component({ blockSize: '16rem', borderRadius: vars.radius.lg }))
