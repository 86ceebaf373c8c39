import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { space, color } = vars

export const list = style(component({ display: 'flex', flexDirection: 'column', gap: space.md }))

export const document = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    paddingBlockEnd: space.md,
    overflowWrap: 'anywhere',
    selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.hairline}` } },
  }),
)

export const form = style(component({ display: 'flex', flexDirection: 'column', gap: space.md }))

export const buttons = style(component({ display: 'flex', flexWrap: 'wrap', gap: space.sm }))

export const files = style(component({ display: 'flex', flexDirection: 'column', gap: space.md }))

export const file = style(component({ display: 'flex', flexDirection: 'column', gap: space.xs }))

export const arrived = style(
  component({ display: 'flex', alignItems: 'center', gap: space.xs, fontWeight: vars.weight.semibold }),
)
