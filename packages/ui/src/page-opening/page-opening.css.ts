import { style } from '@vanilla-extract/css'
import { below, from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space } = vars

export const root = style(
  component({ backgroundColor: color.tint, paddingBlock: `${space.lg} clamp(1.5rem, 1rem + 2vw, 3rem)` }),
)

export const body = style(
  component({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space.lg,
    paddingBlockStart: space.md,
    '@media': {
      [from.medium]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: space.xl },
      [from.large]: { gap: space.xxl },
    },
  }),
)

export const words = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: space.md,
    maxInlineSize: '46rem',
    minInlineSize: 0,
  }),
)

/** Has an explicit width, since its content, such as a picture, may have none. */
export const aside = style(
  component({
    '@media': { [from.medium]: { flexShrink: 0, inlineSize: '16rem' }, [from.large]: { inlineSize: '26rem' } },
  }),
)

/** The side of a portrait on a phone. */
const small = '5.5rem'

/** On a phone it is at the end of the title, which leaves room for it. */
export const portrait = style(
  component({
    '@media': {
      [below.medium]: {
        position: 'absolute',
        insetBlockStart: space.md,
        insetInlineEnd: 0,
        inlineSize: small,
        overflow: 'hidden',
        borderRadius: vars.radius.md,
      },
      [from.medium]: { inlineSize: '12rem' },
      [from.large]: { inlineSize: '20rem' },
    },
  }),
)

/** The title beside it. */
export const besidePortrait = style(
  component({
    '@media': { [below.medium]: { minBlockSize: small, paddingInlineEnd: `calc(${small} + ${space.sm})` } },
  }),
)

/** The content below the page head. */
export const content = style(
  component({ display: 'flex', flexDirection: 'column', gap: space.xl, paddingBlock: `${space.xl} ${space.section}` }),
)
