import type { Result } from '@hospital/sdk'
import type { CmsClient } from '@hospital/sdk/cms'
import { locales } from '@hospital/ui'
import { localizedPath } from '../../routes/href.ts'
import { readContent, sitemapEntries } from './entries.ts'
import type { SitemapEntry } from './entries.ts'

/** `href` encodes the paths. Of XML's special characters, only the ampersand remains. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const urlElements = ({ path, changed }: SitemapEntry, origin: string): string => {
  const addresses = locales.map((locale) => ({ locale, url: escaped(`${origin}${localizedPath(path, locale)}`) }))
  const alternates = addresses
    .map(({ locale, url }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${url}"/>`)
    .join('')
  const changedElement = changed ? `<lastmod>${escaped(changed)}</lastmod>` : ''
  return addresses.map(({ url }) => `<url><loc>${url}</loc>${changedElement}${alternates}</url>`).join('\n')
}

/** The most addresses in a sitemap; more would need several sitemaps. */
const limit = 50_000

/** The sitemap: every page with its own content, in both languages. */
export const siteMap = async (cms: CmsClient, origin: string, now: Date): Promise<Result<string>> => {
  const { data: entries, error } = await listEntries(cms, now)
  if (error) return { error }
  const urls = entries.slice(0, limit / locales.length).map((entry) => urlElements(entry, origin))
  return {
    data: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`,
  }
}

/** The entries of all pages with their own content. */
export const listEntries = async (cms: CmsClient, now: Date): Promise<Result<readonly SitemapEntry[]>> => {
  const { data, error } = await readContent(cms, now)
  return error ? { error } : { data: sitemapEntries(data) }
}

/** The addresses that crawlers may read. Personal pages have their own headers against listing; data and forms are no pages. */
export const robots = (origin: string): string => `User-agent: *
Disallow: /api/
Disallow: /_data/
Disallow: /cari
Disallow: /en/cari

Sitemap: ${origin}/sitemap.xml
`
