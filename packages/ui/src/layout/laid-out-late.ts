import { from } from '../theme/breakpoints.ts'
import { component } from '../theme/layered.ts'
import { firstViewAttribute, laidOutAttribute } from './first-view.ts'

const onFirstView = `:root[${firstViewAttribute}] &:not([${laidOutAttribute}])`

/**
 * For what stands far below: not laid out until somebody scrolls near it, or laidOutAttribute is set on it. That halves what
 * a cheap phone does before it shows a page. Until then it takes up about as much room as is said, on a phone and elsewhere.
 * Nothing in it may stick out, such as a list that opens. See firstViewAttribute.
 */
export const laidOutLate = (onPhone: string, elsewhere: string) =>
  component({
    selectors: { [onFirstView]: { contentVisibility: 'auto', containIntrinsicSize: `auto ${onPhone}` } },
    '@media': { [from.small]: { selectors: { [onFirstView]: { containIntrinsicSize: `auto ${elsewhere}` } } } },
  })
