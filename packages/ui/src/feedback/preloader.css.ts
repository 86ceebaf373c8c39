import { keyframes, style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'

/** Shorter waits show no indicator. */
const delay = '200ms'

const appear = keyframes({ from: { visibility: 'hidden' } })

/** A delay, not motion, so it does not depend on prefers-reduced-motion. */
export const root = style(
  component({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 'min(60dvh, 30rem)',
    animation: `${appear} 1ms step-end ${delay} backwards`,
  }),
)
