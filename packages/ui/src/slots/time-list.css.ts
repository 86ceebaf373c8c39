import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(
  component({
    display: 'grid',
    gap: space.xs,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(6rem, 100%), 1fr))',
  }),
)
export const item = style(component({ minInlineSize: 0 }))

const box = {
  display: 'block',
  blockSize: '100%',
  minBlockSize: vars.target.normal,
  padding: space.xs,
  border: '2px solid transparent',
  borderRadius: vars.radius.sm,
  fontWeight: vars.weight.bold,
  textAlign: 'center',
  textDecoration: 'none',
} as const

export const free = style(
  component({
    ...box,
    borderColor: color.brand,
    backgroundColor: color.surface,
    color: color.brand,
    selectors: { '&:hover': { backgroundColor: color.tint } },
  }),
)
export const full = style(component({ ...box, backgroundColor: color.sunken, color: color.inkMuted }))
export const note = style(
  component({
    display: 'block',
    fontSize: vars.size.caption,
    fontWeight: vars.weight.regular,
    lineHeight: vars.leading.tight,
    color: color.inkMuted,
  }),
)
