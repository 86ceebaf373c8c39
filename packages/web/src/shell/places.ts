import type { LinkItem } from '@hospital/ui'

/** A page's address and those of the pages above it; the home page is above all, so that it tells nothing. */
export const placesOf = (location: string, trail: readonly LinkItem[]): readonly string[] => [
  ...location.split('?', 1),
  ...trail.slice(1).map(({ href }) => href),
]

/** Whether an address is one of the areas of patients and companies. */
export const isInArea = (location: string): boolean => /^(\/en)?\/(member|company)-area\//.test(location)
