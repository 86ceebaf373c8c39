import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const body = style(component({ display: 'flex', flexDirection: 'column', gap: space.lg }))
export const results = style(component({ display: 'flex', flexDirection: 'column', gap: space.md }))
export const status = style(component({ color: color.inkMuted, fontSize: vars.size.caption }))
export const groups = style(
  component({
    display: 'grid',
    gap: space.lg,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [from.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
)
export const group = style(component({ display: 'flex', flexDirection: 'column', gap: space.xs, minInlineSize: 0 }))

export const hit = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minBlockSize: '3rem',
    paddingBlock: space.xs,
    borderBlockEnd: `1px solid ${color.hairline}`,
    color: color.inkBrand,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
)
export const detail = style(
  component({ color: color.inkMuted, fontSize: vars.size.caption, fontWeight: vars.weight.regular }),
)
export const terms = style(component({ display: 'flex', flexWrap: 'wrap', gap: space.xs }))
