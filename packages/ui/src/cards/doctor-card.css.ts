import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

export const top = style(component({ display: 'flex', gap: vars.space.md, alignItems: 'flex-start' }))

export const photo = style(
  component({ flexShrink: 0, inlineSize: '5.25rem', borderRadius: vars.radius.md, overflow: 'hidden' }),
)

export const names = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, minInlineSize: 0 }),
)

export const facts = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, paddingBlockStart: vars.space.xs }),
)

export const actions = style(component({ display: 'flex', gap: vars.space.xs }))
