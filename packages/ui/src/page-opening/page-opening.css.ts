import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(
  component({ backgroundColor: color.tint, paddingBlock: `${space.lg} clamp(1.5rem, 1rem + 2vw, 3rem)` }),
)

export const body = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: space.lg,
    paddingBlockStart: space.md,
    '@media': {
      [from.large]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: space.xxl },
    },
  }),
)

export const words = style(
  component({ display: 'flex', flexDirection: 'column', gap: space.md, maxInlineSize: '46rem', minInlineSize: 0 }),
)

/** Has an explicit width, since its content, such as a picture, may have none. */
export const aside = style(component({ '@media': { [from.large]: { flexShrink: 0, inlineSize: '26rem' } } }))

/** The content below the page head. */
export const content = style(
  component({ display: 'flex', flexDirection: 'column', gap: space.xl, paddingBlock: `${space.xl} ${space.section}` }),
)
