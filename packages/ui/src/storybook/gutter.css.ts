import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

/** The same gutter as on a page. */
export const gutter = style({ padding: vars.space.gutter })

// Storybook's own window adds a padding, which stories that run as tests do not have.
globalStyle('body.sb-main-padded', { padding: '0 !important' })
