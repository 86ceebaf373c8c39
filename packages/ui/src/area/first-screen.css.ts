import { style } from '@vanilla-extract/css'
import { tallWindow } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'

/** While waiting it is as high as the window, so that nobody sees the content below it move. */
export const first = style(
  component({
    selectors: { '&[data-waiting]': { minBlockSize: '100svh' } },
    '@media': { print: { selectors: { '&[data-waiting]': { minBlockSize: 0 } } } },
  }),
)

/** A window may be taller than a short first screen. Then the content that moves up into it stays invisible until it is in its place. */
export const rest = style(
  component({
    '@media': {
      [`screen and ${tallWindow}`]: { selectors: { [`${first}[data-waiting] ~ &`]: { visibility: 'hidden' } } },
    },
  }),
)
