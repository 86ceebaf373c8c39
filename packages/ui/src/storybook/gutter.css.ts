import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

/** As far from the edge of the window as on a page. */
export const gutter = style({ padding: vars.space.gutter })

// Storybook's own window would add a padding of its own, which stories that run as tests do not have.
globalStyle('body.sb-main-padded', { padding: '0 !important' })
