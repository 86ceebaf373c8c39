import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

export const link = style(
  component({
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    },
  }),
)

export const meta = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    color: vars.color.inkBrand,
    fontSize: vars.size.caption,
    fontWeight: vars.weight.semibold,
  }),
)
