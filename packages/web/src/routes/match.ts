import type { Locale } from '@hospital/ui'
import { parse } from 'regexparam'
import { splitLocale } from './href.ts'
import type { Route, RouteName } from './table.ts'
import { otherSegments, routes } from './table.ts'

/** A page that an address leads to. */
export interface RouteMatch {
  readonly name: RouteName
  readonly route: Route
  /** The path's parameters, decoded. */
  readonly parameters: Readonly<Record<string, string>>
  readonly locale: Locale
  /** The page's own path, without the language. */
  readonly path: string
}

// The patterns that wouter makes of paths, compiled once.
const entries = (Object.entries(routes) as [RouteName, Route][]).map(([name, route]) => ({
  name,
  route,
  ...parse(route.path),
}))

const firstSegment = (path: string) => path.split('/', 2)[1]?.toLowerCase() ?? ''

const startsOpen = (path: string) => path.startsWith('/:')

const openRoutes = entries.filter(({ route }) => startsOpen(route.path))

type Entry = (typeof entries)[number]

/**
 * Routes by their first segment, so that few have to be tried: a page checks for each of its many links whether it leads to a page. None of
 * these segments is an article category.
 */
const bySegment = new Map<string, readonly Entry[]>(otherSegments.map((segment) => [segment, []]))
for (const entry of entries) {
  const segment = firstSegment(entry.route.path)
  if (!startsOpen(entry.route.path)) bySegment.set(segment, [...(bySegment.get(segment) ?? []), entry])
}

/** The routes that may match a path. */
const candidates = (path: string) => bySegment.get(firstSegment(path)) ?? openRoutes

/** Decodes the parameters. A path with broken encoding matches no page. */
const decoded = (
  names: readonly string[],
  values: readonly (string | undefined)[],
): Record<string, string> | undefined => {
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]))
  } catch {
    return undefined
  }
}

/** Whether a path leads to a page of the site. The browser loads all other paths itself. */
export const hasPage = (pathname: string): boolean => matchPath(pathname) !== undefined

/** The page of an address's path, or undefined if there is none. */
export const matchPath = (pathname: string): RouteMatch | undefined => {
  const { locale, path } = splitLocale(pathname)
  for (const { name, route, keys, pattern } of candidates(path)) {
    const found = pattern.exec(path)
    if (!found) continue
    const parameters = decoded(keys, found.slice(1))
    return parameters && { name, route, parameters, locale, path }
  }
  return undefined
}
