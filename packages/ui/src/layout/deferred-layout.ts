import { from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { firstViewAttribute, laidOutAttribute } from './first-view.ts'

/**
 * content-visibility for parts below the fold: the browser skips their layout until the visitor scrolls near, or laidOutAttribute is set.
 * That halves a cheap phone's work before it shows a page. Until then the part has the given height, on a phone and on wider screens. Its
 * content must not overflow, for example with a list that opens. See firstViewAttribute. `when` is a pseudo-class of the part, if its
 * height depends on its content. Default: always.
 */
export const deferredLayout = (onPhone: string, onWider: string, when = '') => {
  const onFirstView = `:root[${firstViewAttribute}] &${when}:not([${laidOutAttribute}])`
  return component({
    selectors: { [onFirstView]: { contentVisibility: 'auto', containIntrinsicSize: `auto ${onPhone}` } },
    '@media': { [from.small]: { selectors: { [onFirstView]: { containIntrinsicSize: `auto ${onWider}` } } } },
  })
}
