import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

export const root = style(component({ display: 'flex', alignItems: 'center', gap: vars.space.xs }))
export const list = style(component({ display: 'flex' }))
export const option = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: vars.target.normal,
    minInlineSize: vars.target.normal,
    paddingInline: vars.space.xs,
    color: 'inherit',
    fontSize: vars.size.caption,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&[aria-current]': {
        fontWeight: vars.weight.bold,
        textDecoration: 'underline',
        textDecorationThickness: '2px',
        textUnderlineOffset: '0.4em',
      },
    },
  }),
)
