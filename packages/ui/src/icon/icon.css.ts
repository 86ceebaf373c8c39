import { styleVariants } from '@vanilla-extract/css'
import { component } from '../theme/layered.ts'

const base = { flexShrink: 0 } as const

export const size = styleVariants({
  small: component({ ...base, inlineSize: '1.125rem', blockSize: '1.125rem' }),
  normal: component({ ...base, inlineSize: '1.375rem', blockSize: '1.375rem' }),
  large: component({ ...base, inlineSize: '2rem', blockSize: '2rem' }),
})
