import { style, styleVariants } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

export const root = style(
  component({
    color: 'inherit',
    textDecorationThickness: '0.08em',
    textUnderlineOffset: '0.22em',
    transition: `text-decoration-thickness ${vars.motion.quick}`,
    selectors: { '&:hover': { textDecorationThickness: '0.14em' } },
  }),
)

export const look = styleVariants({
  text: component({ color: vars.color.inkBrand, textDecorationLine: 'underline' }),
  onDeep: component({ color: vars.color.inkOnDeep, textDecorationLine: 'underline' }),
  action: component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.target.normal,
    color: vars.color.inkBrand,
    fontWeight: vars.weight.semibold,
    textDecorationLine: 'none',
    selectors: { '&:hover': { textDecorationLine: 'underline' } },
  }),
})
