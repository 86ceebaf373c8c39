import type { Locale } from '@hospital/ui'
import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import { splitLocale } from './href.ts'
import type { Route, RouteName } from './table.ts'
import { reservedSegments, routes } from './table.ts'

/** A page that an address leads to. */
export interface RouteMatch {
  readonly name: RouteName
  readonly route: Route
  /** Decoded. */
  readonly parameters: Readonly<Record<string, string>>
  readonly locale: Locale
  /** The page's own path, without the language. */
  readonly path: string
}

const entries = Object.entries(routes) as [RouteName, Route][]

const isReserved = (name: RouteName, { category }: Readonly<Record<string, string>>) =>
  (name === 'articleCategory' || name === 'article') && reservedSegments.includes(category ?? '')

/** wouter gives parameters as they stand in the address, by name and by place. Broken encoding is no page. */
const decoded = (found: Readonly<Record<string, string | undefined>>): Record<string, string> | undefined => {
  try {
    const named = Object.entries(found).filter(([key]) => Number.isNaN(Number(key)))
    return Object.fromEntries(named.map(([key, value]) => [key, decodeURIComponent(value ?? '')]))
  } catch {
    return undefined
  }
}

/** The page of an address's path, or undefined where there is none. */
export const matchPath = (pathname: string): RouteMatch | undefined => {
  const { locale, path } = splitLocale(pathname)
  for (const [name, route] of entries) {
    const [matches, found] = matchRoute(parse, route.path, path)
    if (!matches) continue
    const parameters = decoded(found)
    return !parameters || isReserved(name, parameters) ? undefined : { name, route, parameters, locale, path }
  }
  return undefined
}
