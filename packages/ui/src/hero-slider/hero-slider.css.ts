import { style } from '@vanilla-extract/css'
import { from, onPhone, onSmallPhone, prefers } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { vars } from '../theme/theme.css.ts'

const { color, space, radius } = vars

export const root = style(component({ paddingBlock: `${space.md} ${space.lg}` }))

export const slide = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 30%',
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
    gap: space.sm,
    // Leaves the lower edge free for the buttons of the carousel.
    padding: `${space.lg} ${space.xs} 4.75rem ${space.lg}`,
    '@media': {
      // A long word of a title has room beside the picture.
      [onPhone]: { vars: { [vars.size.h1]: vars.size.h2 } },
      [onSmallPhone]: { vars: { [vars.size.h1]: vars.size.h3 } },
      [from.large]: { gap: space.md, padding: `${space.xl} ${space.xxl} 6.25rem`, justifyContent: 'center' },
    },
  }),
)

export const picture = style(component({ position: 'relative', minInlineSize: 0 }))

/** Not on a phone, where the search for a doctor follows on the same screen. */
export const text = style(
  component({ display: 'none', color: color.inkOnDeepMuted, '@media': { [from.small]: { display: 'block' } } }),
)
