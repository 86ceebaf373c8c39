import { style, styleVariants } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'

const base = {
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

export const size = styleVariants({
  small: component({ ...base, inlineSize: '1.125rem', blockSize: '1.125rem' }),
  normal: component({ ...base, inlineSize: '1.375rem', blockSize: '1.375rem' }),
  large: component({ ...base, inlineSize: '2rem', blockSize: '2rem' }),
})

export const filled = style(component({ fill: 'currentColor', fillRule: 'evenodd', stroke: 'none' }))
