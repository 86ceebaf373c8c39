import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { space, color } = vars

export const root = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    padding: space.md,
    borderRadius: vars.radius.md,
    backgroundColor: color.sunken,
  }),
)

export const list = style(component({ display: 'flex', flexDirection: 'column', gap: space.xxs }))
