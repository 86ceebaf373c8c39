import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { awaitingScriptsAttribute } from './awaiting-scripts.ts'

export const frame = style(
  component({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    inlineSize: '100%',
    borderRadius: 'inherit',
  }),
)

export const ratio = styleVariants({
  natural: {},
  wide: component({ aspectRatio: '16 / 9' }),
  photo: component({ aspectRatio: '4 / 3' }),
  square: component({ aspectRatio: '1' }),
  portrait: component({ aspectRatio: '4 / 5' }),
  fill: component({ blockSize: '100%' }),
  /** For a card whose media is beside its body on a phone, and above it on wider screens. */
  besideOrWide: component({
    blockSize: '100%',
    '@media': { [from.small]: { blockSize: 'auto', aspectRatio: '16 / 9' } },
  }),
})

export const image = style(component({ inlineSize: '100%' }))
export const cover = style(
  component({
    position: 'absolute',
    inset: 0,
    blockSize: '100%',
    objectFit: 'cover',
    // The box has a fixed shape, so nothing shifts.
    selectors: { [`:root[${awaitingScriptsAttribute}] &[loading=lazy]`]: { display: 'none' } },
  }),
)
export const source = style(component({ display: 'contents' }))
