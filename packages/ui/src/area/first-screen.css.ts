import { style } from '@vanilla-extract/css'
import { tallWindow } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'

/** As high as the window while it waits, so that nobody sees what is below it being moved. */
export const first = style(
  component({
    selectors: { '&[data-waiting]': { minBlockSize: '100svh' } },
    '@media': { print: { selectors: { '&[data-waiting]': { minBlockSize: 0 } } } },
  }),
)

/** A window may be taller than a short first screen. What comes up into it then is not seen before it is in its place. */
export const rest = style(
  component({
    '@media': {
      [`screen and ${tallWindow}`]: { selectors: { [`${first}[data-waiting] ~ &`]: { visibility: 'hidden' } } },
    },
  }),
)
