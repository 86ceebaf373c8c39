import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

export const row = style(
  component({ display: 'flex', alignItems: 'center', gap: vars.space.md, minBlockSize: '3.5rem', blockSize: '100%' }),
)

export const picture = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    overflow: 'hidden',
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.tint,
    color: vars.color.inkBrand,
  }),
)
