import type { LinkItem } from '@hospital/ui'

/** The addresses of a page and of the pages above it, without the home page, which is above all pages. */
export const placesOf = (location: string, trail: readonly LinkItem[]): readonly string[] => [
  ...location.split('?', 1),
  ...trail.slice(1).map(({ href }) => href),
]

/** Whether an address is one of the areas of patients and companies. */
export const isInArea = (location: string): boolean => /^(\/en)?\/(member|company)-area\//.test(location)
