import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { containerWidth, from, lowWindow, shortWindow } from '../theme/breakpoints.ts'
import { component, globalIn } from '../theme/layered.ts'
import { gapVar } from '../theme/sprinkles.css.ts'
import { vars } from '../theme/theme.css.ts'

export const container = style(
  component({
    inlineSize: '100%',
    maxInlineSize: `calc(${containerWidth}px + 2 * ${vars.space.gutter})`,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
  }),
)

export const stack = style(component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }))

/** An empty live region. */
const silent = ":is([role='status'], [role='alert']):empty"

/**
 * An empty live region has no gap of its own, and neither has a box with only such a region. The region stays in the page, since screen
 * readers may miss the words of a region that appears together with them.
 */
globalStyle(
  `${stack} > :is(${silent}, :has(> ${silent}:only-child))`,
  globalIn('components', { marginBlockEnd: `calc(-1 * ${gapVar})` }),
)

export const inline = style(component({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 }))

export const align = styleVariants({
  start: component({ alignItems: 'flex-start' }),
  center: component({ alignItems: 'center' }),
  end: component({ alignItems: 'flex-end' }),
  stretch: component({ alignItems: 'stretch' }),
})

export const justify = styleVariants({
  start: component({ justifyContent: 'flex-start' }),
  center: component({ justifyContent: 'center' }),
  end: component({ justifyContent: 'flex-end' }),
  between: component({ justifyContent: 'space-between' }),
})

const columns = (least: string) => `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`

/** Grids have as many columns as fit, so they need no breakpoints. */
export const grid = styleVariants({
  narrow: component({ display: 'grid', gridTemplateColumns: columns('9.5rem') }),
  /** Two columns on a phone, then as `normal`. */
  tiles: component({
    display: 'grid',
    gridTemplateColumns: columns('8.25rem'),
    '@media': {
      [from.small]: { gridTemplateColumns: columns('15.5rem') },
      [from.medium]: { gridTemplateColumns: columns('17rem') },
    },
  }),
  /** Two columns on a small tablet, where the usual width would leave one. */
  normal: component({
    display: 'grid',
    gridTemplateColumns: columns('15.5rem'),
    '@media': { [from.medium]: { gridTemplateColumns: columns('17rem') } },
  }),
  /** Two columns on any tablet. */
  broad: component({
    display: 'grid',
    gridTemplateColumns: columns('15.5rem'),
    '@media': {
      [from.medium]: { gridTemplateColumns: columns('20rem') },
      [from.large]: { gridTemplateColumns: columns('23rem') },
    },
  }),
  halves: component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
})

export const page = style(component({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' }))

/** Leaves room for the bottom navigation that covers the page on a phone. */
export const pageWithBottom = style(
  component({
    paddingBlockEnd: '4.25rem',
    '@media': {
      [shortWindow]: { paddingBlockEnd: '2.875rem' },
      [from.wide]: { paddingBlockEnd: 0 },
      [lowWindow]: { paddingBlockEnd: 0 },
      print: { paddingBlockEnd: 0 },
    },
  }),
)

export const main = style(component({ flexGrow: 1, selectors: { '&:focus': { outline: 'none' } } }))
