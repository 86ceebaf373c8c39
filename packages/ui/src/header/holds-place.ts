import type { MenuLink } from './types.ts'

/**
 * Whether a group of a menu holds a link to the page or to one above it. Links for members alone lead from a public group into the patient
 * area, where the person's own menu says where one is: "Doctors" is not the place of a profile.
 */
export const holdsPlace = (items: readonly MenuLink[], places: readonly string[]): boolean =>
  items.some(
    ({ href, items: below = [], membersOnly = false }) =>
      (href && !membersOnly && places.includes(href)) || holdsPlace(below, places),
  )
