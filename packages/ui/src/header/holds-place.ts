import type { MenuLink } from './types.ts'

/**
 * Whether a group of a menu has a link to the page or to one above it. Links for members in a public group lead into the patient area and
 * do not count: there the person's own menu marks the page, and "Doctors" is not the place of a profile.
 */
export const holdsPlace = (items: readonly MenuLink[], places: readonly string[]): boolean =>
  items.some(
    ({ href, items: below = [], membersOnly = false }) =>
      (href && !membersOnly && places.includes(href)) || holdsPlace(below, places),
  )
