import { matchPath } from '../src/routes/match.ts'
import { routes } from '../src/routes/table.ts'
import type { Route, RouteName } from '../src/routes/table.ts'
import { publicPages } from './public-pages.ts'

/** The persons who walk over the pages. */
export type Walker = 'visitor' | 'patient' | 'company' | 'administrator'

/** The person who opens a page: the first one who may see it. */
const walkerOf = ({ area, guard }: Route): Walker => {
  if (guard === 'admin') return 'administrator'
  if (guard === 'member') return 'patient'
  return area === 'company' && (guard === 'company' || guard === 'company-profile') ? 'company' : 'visitor'
}

/** Siti, and her mother. */
const patients = ['1001', '1005'] as const

/** The names of all pages of the route table that a walker opens. */
export const pagesOf = (walker: Walker): readonly RouteName[] =>
  (Object.entries(routes) as [RouteName, Route][]).flatMap(([name, route]) =>
    walkerOf(route) === walker ? [name] : [],
  )

/** Whether the site has only one page of this kind. */
const isAlone = (name: RouteName): boolean => name === 'healthPackage'

/** Whether an address of a page with a parameter is about one entry. */
const isOfOneThing = (address: string): boolean =>
  Object.values(matchPath(address)?.parameters ?? {}).every((value) => value !== '')

/**
 * The addresses of a page, in Indonesian: without its parameter if that is optional, then of two entries of its kind, since these replace
 * each other. `known`: the links of the site map and of opened pages; the list may grow meanwhile.
 */
export const addressesOf = function* (name: RouteName, known: readonly string[]): Generator<string> {
  const { path, area }: Route = routes[name]
  const example = area === 'public' ? [publicPages[name as keyof typeof publicPages]] : []
  if (!path.includes(':')) return yield* [...example, path].slice(0, 1)
  if (path.endsWith('?')) yield path.replace(/\/:\w+\?$/, '')
  const found = path.includes(':pasien')
    ? patients.map((patient) => path.replace(/:pasien\??/, patient))
    : [...example, ...known.filter((link) => matchPath(link)?.name === name && !link.includes('?'))]
  const things = [...new Set(found)].filter(isOfOneThing).slice(0, 2)
  if (things.length < (isAlone(name) ? 1 : 2)) throw new Error(`no two pages of the kind ${name} are known`)
  yield* things
}
