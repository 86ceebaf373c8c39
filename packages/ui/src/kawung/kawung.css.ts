import { keyframes, style } from '@vanilla-extract/css'
import { prefers } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'
import { kawungLines } from './geometry.ts'

/** The motif behind covers and empty states. */
export const ground = style(
  component({
    backgroundColor: vars.color.sunken,
    backgroundImage: kawungLines(vars.color.motif, 56),
    backgroundSize: '56px 56px',
    '@media': { [prefers.forcedColours]: { backgroundImage: 'none' } },
  }),
)

/** The same on dark backgrounds: footer, hero panel. It fades in towards the lower end, away from the first words. */
export const groundOnDeep = style(
  component({
    backgroundColor: vars.color.deep,
    backgroundImage: `linear-gradient(160deg, ${vars.color.deep} 40%, transparent 110%), ${kawungLines(vars.color.motifOnDeep, 72)}`,
    backgroundSize: '100% 100%, 72px 72px, 72px 72px, 72px 72px, 72px 72px, 72px 72px',
    '@media': { [prefers.forcedColours]: { backgroundImage: 'none' } },
  }),
)

export const mark = style(component({ display: 'block', flexShrink: 0, inlineSize: '2.75rem', blockSize: '2.75rem' }))
export const markLarge = style(component({ inlineSize: '4.5rem', blockSize: '4.5rem' }))
export const petal = style(component({ fill: vars.color.brand }))
export const petalAccent = style(component({ fill: vars.color.accent }))
export const petalOnDeep = style(component({ fill: vars.color.inkOnDeep }))

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.25 } })

export const moving = style(
  component({
    '@media': { [prefers.motion]: { animation: `${breathe} 1.6s ease-in-out infinite` } },
    selectors: {
      '&:nth-of-type(2)': { animationDelay: '0.2s' },
      '&:nth-of-type(3)': { animationDelay: '0.4s' },
      '&:nth-of-type(4)': { animationDelay: '0.6s' },
    },
  }),
)
