import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

export const price = style(
  component({
    // Text wraps beside the button; a price that is one long word moves the button to the next line.
    flex: '1 1 7rem',
    fontSize: vars.size.h4,
    '@media': { [from.small]: { fontSize: vars.size.h3 } },
    fontWeight: vars.weight.bold,
    letterSpacing: '-0.015em',
    lineHeight: vars.leading.snug,
    color: vars.color.inkBrand,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const foot = style(component({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs }))
export const line = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: vars.space.sm,
  }),
)
