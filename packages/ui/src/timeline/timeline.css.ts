import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(component({ display: 'flex', flexDirection: 'column' }))

export const event = style(
  component({
    position: 'relative',
    display: 'flex',
    gap: space.md,
    paddingBlockEnd: space.lg,
    selectors: {
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '2.25rem 0',
        insetInlineStart: 'calc(1.125rem - 1px)',
        borderInlineStart: `2px solid ${color.hairline}`,
      },
    },
  }),
)
export const mark = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    border: `2px solid ${color.brand}`,
    borderRadius: vars.radius.round,
    backgroundColor: color.surface,
    color: color.inkBrand,
  }),
)
export const words = style(component({ minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: space.xxs }))
