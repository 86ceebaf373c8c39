import type { Locale } from '@hospital/ui'
import { localizedPath } from '../../src/routes/href.ts'
import { matchPath } from '../../src/routes/match.ts'
import type { Route, RouteName } from '../../src/routes/table.ts'
import { routes } from '../../src/routes/table.ts'
import type { Site } from '../../src/server/app.ts'
import { siteOrigin } from '../../src/testing/test-site.ts'

/** A document of the site, from the server. */
export interface SeenDocument {
  readonly address: string
  readonly route: RouteName
  readonly html: string
}

/** Every public page, by the name of its route. */
const publicRoutes = (Object.entries(routes) as [RouteName, Route][]).flatMap(([name, route]) =>
  route.area === 'public' && route.page ? [{ name, ...route }] : [],
)

/** The addresses of pages in a document's links or in a site map; paths and queries only. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/(?:href="|<loc>(?:https?:\/\/[^/<]+)?)(\/(?!_|assets\/|favicon)[^"#<]*)/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  )

/** The page and the parameter names of an address, without the values: documents of one kind look alike. */
const kindOf = (address: string, locale: Locale): { readonly kind: string; readonly route: RouteName } | undefined => {
  const { pathname, searchParams } = new URL(address, 'https://rs.example')
  const match = matchPath(pathname)
  return match && match.locale === locale
    ? { kind: [match.name, ...searchParams.keys()].join(' '), route: match.name }
    : undefined
}

/** An address of a page without links, with the parameters of the page that shows the same content. */
const twinOf = (route: Route, seen: readonly SeenDocument[], locale: Locale): string | undefined => {
  const twin = seen
    .map(({ address }) => matchPath(new URL(address, 'https://rs.example').pathname))
    .find((match) => match?.route.page === route.page)
  const path = route.path.replace(/:(\w+)/g, (whole, key: string) => twin?.parameters[key] ?? whole)
  return path.includes(':') ? undefined : localizedPath(path, locale)
}

/** Follows the links of the site in a language, and returns one document of each kind. */
export const walkSite = async (site: Site, locale: Locale): Promise<readonly SeenDocument[]> => {
  const ask = async (address: string) => site.fetch(new Request(`${siteOrigin}${address}`))
  const seen: SeenDocument[] = []
  const kinds = new Set<string>()
  const beginnings = publicRoutes.flatMap(({ path }) => (path.includes(':') ? [] : [localizedPath(path, locale)]))
  const addresses = [...beginnings, ...linksIn(await (await ask('/sitemap.xml')).text())]
  const follow = async () => {
    for (const address of addresses) {
      const asked = kindOf(address, locale)
      if (!asked || kinds.has(asked.kind)) continue
      kinds.add(asked.kind)
      const response = await ask(address)
      if (response.status !== 200) continue
      const html = await response.text()
      seen.push({ address, route: asked.route, html })
      // The list grows during the walk.
      addresses.push(...linksIn(html))
    }
  }
  await follow()
  for (const route of publicRoutes) {
    const address = seen.some((document) => document.route === route.name) ? undefined : twinOf(route, seen, locale)
    if (address !== undefined) addresses.push(address)
  }
  await follow()
  return seen
}

/** The public pages that the walk has not seen. */
export const missedRoutes = (seen: readonly SeenDocument[]): readonly RouteName[] =>
  publicRoutes.flatMap(({ name }) => (seen.some(({ route }) => route === name) ? [] : [name]))
