import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

export const root = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    fontWeight: vars.weight.semibold,
    fontSize: vars.size.caption,
  }),
)
export const stars = style(component({ display: 'flex' }))
export const full = style(component({ color: vars.color.accent }))
export const empty = style(component({ color: vars.color.hairline }))
