import { createContext } from 'react'

/** The addresses of the page and of the pages above it, the page's own first. Menus mark their links to them. */
export const Places = createContext<readonly string[]>([])

/** The `aria-current` of a menu's link: to the page itself, or to a page above it. */
export const placeOf = (href: string, places: readonly string[]): 'page' | 'true' | undefined => {
  const index = places.indexOf(href)
  if (index < 0) return undefined
  return index === 0 ? 'page' : 'true'
}
