import { style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

/** The colours belong to the code, not to the theme. */
export const root = style(
  component({
    display: 'block',
    inlineSize: '10rem',
    blockSize: '10rem',
    borderRadius: vars.radius.sm,
    backgroundColor: '#fff',
    fill: '#000',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  }),
)
