import { keyframes, style } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'

/** Waiting shorter than this is not worth a sign. */
const delay = '200ms'

const appear = keyframes({ from: { visibility: 'hidden' } })

/** Not motion but a late appearance, so it does not ask what people prefer. */
export const root = style(
  component({ display: 'grid', placeItems: 'center', minBlockSize: 'min(60dvh, 30rem)', animation: `${appear} 1ms step-end ${delay} backwards` }),
)
