import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const choices = style(
  component({
    display: 'grid',
    gap: space.md,
    '@media': { [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
)

export const choice = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    padding: space.lg,
    border: `2px solid ${color.edge}`,
    borderRadius: vars.radius.md,
    color: color.ink,
    textDecoration: 'none',
    selectors: { '&:hover': { borderColor: color.brand, backgroundColor: color.tint } },
  }),
)

export const mark = style(component({ color: color.inkBrand }))
export const name = style(component({ fontSize: vars.size.h4, fontWeight: vars.weight.bold }))
