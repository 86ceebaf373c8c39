import { jakartaDate } from '@hospital/sdk'
import type { Result } from '@hospital/sdk'
import { listSlugs } from '@hospital/sdk/cms'
import type { CmsClient } from '@hospital/sdk/cms'
import { locales } from '@hospital/ui'
import { href, localizedPath } from '../routes/href.ts'
import type { Route, RouteName } from '../routes/table.ts'
import { routes } from '../routes/table.ts'

/** A page in the map: its path in Indonesian, and the day on which it last changed. */
interface MapEntry {
  readonly path: string
  readonly changed?: string | undefined
}

/** Pages that are not for search engines: they hold nothing of their own. */
const unlisted: readonly RouteName[] = ['search', 'newsletter', 'forgetPassword', 'myAccount', 'healthPackages']

const fixedPages = (Object.entries(routes) as [RouteName, Route][]).flatMap(([name, { path, area, page }]): MapEntry[] =>
  area === 'public' && page !== undefined && !path.includes(':') && !unlisted.includes(name) ? [{ path }] : [],
)

type Slugs = NonNullable<Awaited<ReturnType<typeof listSlugs>>['data']>

interface Entry {
  readonly slug: string | null
  readonly updatedAt: string | null
}

const pagesOf = <Kind extends Entry>(entries: readonly Kind[] | null, pathOf: (slug: string, entry: Kind) => string | undefined): MapEntry[] =>
  (entries ?? []).flatMap((entry) => {
    const path = entry.slug ? pathOf(entry.slug, entry) : undefined
    return path === undefined ? [] : [{ path, changed: entry.updatedAt?.slice(0, 10) }]
  })

const pagesOfSlugs = ({ artikels, pakets, dokters, eventCommunities, rumahSakits, layananUnggulans }: Slugs): MapEntry[] => [
  ...pagesOf(rumahSakits, (slug) => href('id', 'hospital', { slug })),
  ...pagesOf(dokters, (slug) => href('id', 'doctor', { slug })),
  ...pagesOf(pakets, (slug) => href('id', 'package', { slug })),
  ...pagesOf(layananUnggulans, (slug) => href('id', 'featuredService', { slug })),
  ...pagesOf(eventCommunities, (slug) => href('id', 'event', { slug })),
  ...pagesOf(artikels, (slug, { kategori_artikel: category }) => (category?.slug ? href('id', 'article', { category: category.slug, slug }) : undefined)),
]

/** Paths are encoded by `href`; what is left of XML's characters is the ampersand. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const urlElements = ({ path, changed }: MapEntry, origin: string): string => {
  const addresses = locales.map((locale) => ({ locale, url: escaped(`${origin}${localizedPath(path, locale)}`) }))
  const alternates = addresses.map(({ locale, url }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${url}"/>`).join('')
  const changedElement = changed ? `<lastmod>${escaped(changed)}</lastmod>` : ''
  return addresses.map(({ url }) => `<url><loc>${url}</loc>${changedElement}${alternates}</url>`).join('\n')
}

/** Addresses that a site map may hold; more would need several. */
const limit = 50_000

/** The site map: every page that has something of its own, in both languages. Contract: document `AllSlugs`. */
export const siteMap = async (cms: CmsClient, origin: string, now: Date): Promise<Result<string>> => {
  const slugs = await listSlugs(cms, jakartaDate(now))
  if (slugs.error) return slugs
  const entries = [...fixedPages, ...pagesOfSlugs(slugs.data)].slice(0, limit / locales.length)
  const urls = entries.map((entry) => urlElements(entry, origin))
  return {
    data: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`,
  }
}

/** What crawlers may look at. Personal areas say themselves that they are not to be listed; data and forms are no pages. */
export const robots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /_data/', 'Disallow: /graphql', 'Disallow: /cari', 'Disallow: /en/cari', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
