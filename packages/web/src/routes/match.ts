import type { Locale } from '@hospital/ui'
import { parse } from 'regexparam'
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

// The patterns that wouter makes of paths, made once: a page asks for many links whether they lead somewhere.
const entries = (Object.entries(routes) as [RouteName, Route][]).map(([name, route]) => ({ name, route, ...parse(route.path) }))

const isReserved = (name: RouteName, { category }: Readonly<Record<string, string>>) =>
  (name === 'articleCategory' || name === 'article') && reservedSegments.includes(category ?? '')

/** Parameters by name. Broken encoding is no page. */
const decoded = (names: readonly string[], values: readonly (string | undefined)[]): Record<string, string> | undefined => {
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]))
  } catch {
    return undefined
  }
}

/** The page of an address's path, or undefined where there is none. */
export const matchPath = (pathname: string): RouteMatch | undefined => {
  const { locale, path } = splitLocale(pathname)
  for (const { name, route, keys, pattern } of entries) {
    const found = pattern.exec(path)
    if (!found) continue
    const parameters = decoded(keys, found.slice(1))
    return !parameters || isReserved(name, parameters) ? undefined : { name, route, parameters, locale, path }
  }
  return undefined
}
