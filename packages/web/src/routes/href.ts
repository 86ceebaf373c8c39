import type { Locale } from '@hospital/ui'
import type { RouteName, routes } from './table.ts'
import { routes as table } from './table.ts'

type ParametersOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [Key in Name]: string } & ParametersOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}?`
    ? { readonly [Key in Name]?: string }
    : Path extends `${string}:${infer Name}`
      ? { readonly [Key in Name]: string }
      : unknown

/** The parameters in a page's path. */
export type RouteParameters<Name extends RouteName> = ParametersOf<(typeof routes)[Name]['path']>

/** The pages about one patient, whose id is in the address. */
export type PatientRoute = {
  [Name in RouteName]: 'pasien' extends keyof RouteParameters<Name> ? Name : never
}[RouteName]

type Rest<Name extends RouteName> =
  unknown extends RouteParameters<Name>
    ? [parameters?: undefined, query?: Readonly<Record<string, string>>]
    : [parameters: RouteParameters<Name>, query?: Readonly<Record<string, string>>]

/** A path of the site in a language: English pages are under `/en`. */
export const localizedPath = (path: string, locale: Locale): string => {
  if (locale === 'id') return path
  return path === '/' ? '/en' : `/en${path}`
}

/** Splits an address's path into its language and the page's own path. */
export const splitLocale = (path: string): { readonly locale: Locale; readonly path: string } => {
  if (path === '/en' || path === '/en/') return { locale: 'en', path: '/' }
  return path.startsWith('/en/') ? { locale: 'en', path: path.slice('/en'.length) } : { locale: 'id', path }
}

/** A page's path in a language in this site's spelling: each parameter is encoded in one way. */
export const canonicalPath = (name: RouteName, locale: Locale, parameters: Readonly<Record<string, string>>): string =>
  localizedPath(
    table[name].path.replace(/\/:(\w+)(\??)/g, (_match, key: string, optional: string) => {
      const value = encodeURIComponent(parameters[key] ?? '')
      return value === '' && optional !== '' ? '' : `/${value}`
    }),
    locale,
  )

/** The address of a page in a language. Parameters are encoded; an empty query leaves no trace. */
export const href = <Name extends RouteName>(
  locale: Locale,
  name: Name,
  ...[parameters, query]: Rest<Name>
): string => {
  const search = new URLSearchParams(query).toString()
  return `${canonicalPath(name, locale, parameters ?? {})}${search && `?${search}`}`
}
