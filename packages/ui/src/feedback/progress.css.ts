import { style } from '@vanilla-extract/css'
import { prefers } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(component({ display: 'flex', flexDirection: 'column', gap: space.xxs }))
export const line = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.md,
    fontSize: vars.size.caption,
    fontWeight: vars.weight.semibold,
  }),
)
export const number = style(component({ fontVariantNumeric: 'tabular-nums' }))

const filled = { borderRadius: vars.radius.round, backgroundColor: color.brand }

export const bar = style(
  component({
    appearance: 'none',
    inlineSize: '100%',
    blockSize: '0.75rem',
    overflow: 'hidden',
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius.round,
    backgroundColor: color.surface,
    selectors: {
      '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
      '&::-webkit-progress-value': filled,
      '&::-moz-progress-bar': filled,
      // Stripes if the progress is unknown.
      '&:indeterminate': {
        backgroundImage: `repeating-linear-gradient(135deg, ${color.brand} 0 0.5rem, transparent 0.5rem 1rem)`,
      },
      '&:indeterminate::-moz-progress-bar': { backgroundColor: 'transparent' },
    },
    '@media': { [prefers.forcedColours]: { appearance: 'auto' } },
  }),
)
