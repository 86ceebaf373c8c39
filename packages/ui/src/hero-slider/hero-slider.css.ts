import { style } from '@vanilla-extract/css'
import { from, prefers } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space, radius } = vars

export const root = style(component({ paddingBlock: `${space.md} ${space.lg}` }))

export const slide = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    blockSize: '100%',
    overflow: 'hidden',
    borderRadius: radius.xl,
    backgroundColor: color.deep,
    color: color.inkOnDeep,
    '@media': {
      [from.large]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', minBlockSize: '24rem' },
      [prefers.forcedColours]: { border: '1px solid' },
    },
  }),
)

export const panel = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space.md,
    // Leaves the lower edge free for the buttons of the carousel.
    padding: `${space.lg} ${space.lg} 5.25rem`,
    '@media': { [from.large]: { padding: `${space.xl} ${space.xxl} 6.25rem`, justifyContent: 'center' } },
  }),
)

/** Above the text visually, after it in the document. */
export const picture = style(
  component({
    order: -1,
    aspectRatio: '2 / 1',
    minInlineSize: 0,
    '@media': { [from.large]: { order: 0, aspectRatio: 'auto', position: 'relative' } },
  }),
)

export const text = style(component({ color: color.inkOnDeepMuted }))
