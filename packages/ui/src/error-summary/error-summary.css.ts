import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    padding: space.lg,
    border: `2px solid ${color.inkDanger}`,
    borderInlineStartWidth: '0.5rem',
    borderRadius: vars.radius.sm,
    backgroundColor: color.surface,
  }),
)
export const head = style(component({ display: 'flex', alignItems: 'center', gap: space.xs, color: color.inkDanger }))
export const link = style(
  component({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.target.normal,
    color: color.inkDanger,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
    textUnderlineOffset: '0.2em',
  }),
)
