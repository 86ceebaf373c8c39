import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const list = style(component({ display: 'flex', flexWrap: 'wrap', gap: space.xs }))

export const topic = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.target.normal,
    paddingInline: space.md,
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius.round,
    backgroundColor: color.surface,
    color: color.inkBrand,
    fontSize: vars.size.caption,
    fontWeight: vars.weight.semibold,
    textDecoration: 'none',
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&[aria-current]': {
        borderColor: color.brand,
        backgroundColor: color.tint,
        boxShadow: `inset 0 0 0 1px ${color.brand}`,
      },
    },
  }),
)
