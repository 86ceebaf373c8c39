import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

/** The buttons share a narrow line; a maximum width keeps them from growing on a wide one. */
export const root = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, maxInlineSize: '22rem' }),
)
