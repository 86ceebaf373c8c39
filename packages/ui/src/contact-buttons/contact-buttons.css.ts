import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

/** The buttons share a narrow line; on a wide one they would grow without end. */
export const root = style(component({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, maxInlineSize: '22rem' }))
