import type { MenuLink } from './types.ts'

/** Whether a group of a menu holds a link to the page or to one above it. */
export const holdsPlace = (items: readonly MenuLink[], places: readonly string[]): boolean =>
  items.some(({ href, items: below = [] }) => (href && places.includes(href)) || holdsPlace(below, places))
