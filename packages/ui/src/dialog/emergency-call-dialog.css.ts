import { style } from '@vanilla-extract/css'
import { filled } from '../theme/filled.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

export const list = style(component({ display: 'flex', flexDirection: 'column', gap: vars.space.xs }))

export const entry = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.md,
    minBlockSize: '4rem',
    padding: `${vars.space.sm} ${vars.space.md}`,
    border: `2px solid ${vars.color.emergency}`,
    borderRadius: vars.radius.md,
    color: vars.color.ink,
    textDecoration: 'none',
    selectors: { 'a&:hover': { backgroundColor: vars.color.accentSoft } },
  }),
)

export const mark = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.target.normal,
    blockSize: vars.target.normal,
    borderRadius: vars.radius.round,
    ...filled(vars.color.emergency, vars.color.inkOnEmergency),
  }),
)

export const words = style(component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }))
export const number = style(
  component({
    fontSize: vars.size.h3,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.snug,
    fontVariantNumeric: 'tabular-nums',
  }),
)
