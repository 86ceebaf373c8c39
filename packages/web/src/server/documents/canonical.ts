import { limits } from '@hospital/sdk'
import type { Locale } from '@hospital/ui'
import { pageQueries, placesWith } from '../../features/page-queries.ts'
import { sentQuery } from '../../forms/submission.ts'
import { splitLocale } from '../../routes/href.ts'
import { matchPath } from '../../routes/match.ts'
import type { RouteMatch } from '../../routes/match.ts'

/** The query parameter by which a visitor of a demonstration asks for faults of the back ends. */
export const faultQuery = '__fault'

/** The most characters of a query value that are read: one more than the search takes, so that its page can say that the text was cut. */
const longestValue = limits.searchText + 1

/** Whether an address belongs to the patient or company area, whose pages are personal. */
export const isOfArea = ({ match }: PageAddress): boolean => match !== undefined && match.route.area !== 'public'

/** Whether the page at an address is the same for all visitors for some seconds: it belongs to no area. */
export const isCacheable = ({ match }: PageAddress): boolean => match?.route.area === 'public'

/**
 * Whether the page at an address shows the free places of a doctor. Such a page is cached as briefly as the places, and by this site alone.
 */
export const tellsPlaces = ({ match, query }: PageAddress): boolean => {
  const parameter = match && placesWith[match.name]
  return parameter !== undefined && query.has(parameter)
}

/** The page that a request names. It is found once for each request and handed on. */
export interface PageAddress {
  readonly match: RouteMatch | undefined
  readonly locale: Locale
  /** The page's own path, without the language. */
  readonly path: string
  /** With the query parameters that the page reads, in one order; `''` if none. */
  readonly search: string
  /** The canonical address: path in its language and query. Equal for all requests that get the same page. */
  readonly location: string
  readonly query: URLSearchParams
}

/** Parameters with a fixed format. A value in another format is dropped, so that no page reads or caches what a visitor typed. */
const forms: Readonly<Record<string, RegExp>> = {
  page: /^[1-9]\d{0,3}$/,
  tanggal: /^\d{4}-\d{2}-\d{2}$/,
  jam: /^\d{2}:\d{2}$/,
}

/** The value of a parameter as the page reads it; undefined if the page does not accept it. */
const readValue = (name: string, value: string): string | undefined => {
  if (name === sentQuery) return value === '1' ? value : undefined
  const form = forms[name]
  if (form) return form.test(value) ? value : undefined
  // Half of a surrogate pair cannot be written into an address.
  return name === faultQuery ? value : value.slice(0, longestValue).toWellFormed()
}

/** Parameters that an address may repeat, as a form does for ticked boxes. They are read as one value, with commas. */
const lists: ReadonlySet<string> = new Set(['paket'])

/** The most values of a list that are read, and the characters of each: a slug has fewer. */
const mostValues = 6
const longestOfList = 255

/** The text of a parameter in an address. */
const givenText = (given: URLSearchParams, name: string): string => {
  if (!lists.has(name)) return given.get(name) ?? ''
  const values = given.getAll(name).flatMap((value) => value.split(','))
  return [...new Set(values)]
    .filter((value) => value !== '')
    .slice(0, mostValues)
    .map((value) => value.slice(0, longestOfList).toWellFormed())
    .join(',')
}

const readQuery = (given: URLSearchParams, match: RouteMatch | undefined, demo: boolean): URLSearchParams => {
  if (given.size === 0) return given
  const reads: readonly string[] = [
    ...((match && pageQueries[match.name]) ?? []),
    sentQuery,
    ...(demo ? [faultQuery] : []),
  ]
  return new URLSearchParams(
    reads.flatMap((name): [string, string][] => {
      const text = givenText(given, name)
      const value = lists.has(name) ? text : readValue(name, text)
      return value ? [[name, value]] : []
    }),
  )
}

/**
 * The page that a path and a query lead to. Parameters that the page does not read are dropped: advertising and newsletters add some to say
 * where a visitor comes from, and they do not change the page.
 */
export const readAddress = (pathname: string, search: string, { demo }: { readonly demo: boolean }): PageAddress => {
  const match = matchPath(pathname)
  const { locale, path } = match ?? splitLocale(pathname)
  const query = readQuery(new URLSearchParams(search), match, demo)
  const written = query.size === 0 ? '' : `?${query.toString()}`
  return { match, locale, path, search: written, location: `${pathname}${written}`, query }
}
