import { keyframes, style } from '@vanilla-extract/css'
import { prefers } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const advance = keyframes({ from: { transform: 'scaleX(0.1)' }, to: { transform: 'scaleX(0.9)' } })

export const region = style(
  component({ position: 'fixed', insetBlockStart: 0, insetInline: 0, zIndex: vars.layer.skip }),
)

export const bar = style(
  component({
    blockSize: '4px',
    backgroundColor: vars.color.accent,
    borderBlockEnd: `1px solid ${vars.color.edge}`,
    transformOrigin: 'left',
    transform: 'scaleX(0.5)',
    '@media': { [prefers.motion]: { animation: `${advance} 4s ease-out forwards` } },
  }),
)
