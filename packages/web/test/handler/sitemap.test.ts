import { beforeAll, describe, expect, test } from 'vitest'
import { localizedPath } from '../../src/routes/href.ts'
import { matchPath } from '../../src/routes/match.ts'
import type { Site } from '../../src/server/app.ts'
import { siteOrigin, testSites } from '../../src/testing/test-site.ts'
import { linksIn } from './site-walk.ts'

const now = new Date('2026-11-21T03:00:10Z')
const sites = testSites(now)
let site: Site
beforeAll(() => {
  site = sites.create({}, { TRUSTED_PROXIES: '1' })
})

let people = 0

/**
 * Requests an address, each time as another person: on a fast machine one person would reach the limit of reads before the end of the map.
 */
const get = async (path: string) => {
  people += 1
  const headers = { 'x-forwarded-for': `10.0.${people >> 8}.${people & 255}` }
  return site.fetch(new Request(`${siteOrigin}${path}`, { headers }))
}

/** The paths that the site map names. */
const mapped = async (): Promise<readonly string[]> => {
  const response = await get('/sitemap.xml')
  expect(response.headers.get('content-type')).toContain('application/xml')
  const addresses = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.filter((address) => !address.startsWith(`${siteOrigin}/`))).toEqual([])
  return addresses.map((address) => new URL(address).pathname)
}

/** The canonical address of a page, and the pages to which it links. */
interface Asked {
  readonly path: string
  readonly status: number
  readonly asksToBeFound: boolean
  readonly links: readonly string[]
}

const pathOf = (address: string) => new URL(address, siteOrigin).pathname

/** Requests the data of a page. Making the document from it would cost ten times as much. */
const askData = async (path: string): Promise<Asked> => {
  const response = await get(`/_data${path}`)
  if (response.status !== 200) return { path, status: response.status, asksToBeFound: false, links: [] }
  const json = await response.text()
  const { head } = JSON.parse(json) as { readonly head: { readonly indexed: boolean; readonly url: string } }
  const links = [...json.matchAll(/"href":"(\/[^"\\]*)"/g)].map(([, address = '']) => pathOf(address))
  return { path, status: 200, asksToBeFound: head.indexed && head.url === `${siteOrigin}${path}`, links }
}

/** Requests the document of a page. */
const askDocument = async (path: string): Promise<Asked> => {
  const response = await get(path)
  const html = await response.text()
  const found = `<meta name="robots" content="index, follow"><link rel="canonical" href="${siteOrigin}${path}">`
  const links = linksIn(html).map(pathOf)
  return { path, status: response.status, asksToBeFound: response.status === 200 && html.includes(found), links }
}

/** Requests one page after the other. */
const askEach = async (ask: (path: string) => Promise<Asked>, paths: readonly string[]): Promise<readonly Asked[]> => {
  const asked: Asked[] = []
  for (const path of paths) asked.push(await ask(path))
  return asked
}

const askedBefore = new Map<string, Promise<Asked>>()

/** The same as {@link askData}, with a cache for all tests. */
const askDataOnce = (path: string): Promise<Asked> => {
  const asked = askedBefore.get(path) ?? askData(path)
  askedBefore.set(path, asked)
  return asked
}

/** The map is checked in parts, so that no test is long. */
const parts = [0, 1, 2, 3]

const missing = (asked: readonly Asked[]) =>
  asked.filter(({ asksToBeFound }) => !asksToBeFound).map(({ path, status }) => [path, status])

/** The first page of each kind. */
const oneOfEachKind = (paths: readonly string[]) => [
  ...new Map(paths.toReversed().map((path) => [matchPath(path)?.name, path])).values(),
]

describe('the site map', () => {
  test('names every page once in each language', { tags: ['seo.sitemap'] }, async () => {
    const all = await mapped()
    const paths = all.filter((path) => matchPath(path)?.locale === 'id')
    expect(paths.length).toBeGreaterThan(250)
    expect(new Set(paths).size).toBe(paths.length)
    expect(all.toSorted()).toEqual([...paths, ...paths.map((path) => localizedPath(path, 'en'))].toSorted())
  })

  describe.each(['id', 'en'] as const)('in %s', (locale) => {
    const paths = async () => (await mapped()).filter((path) => matchPath(path)?.locale === locale)

    test.each(parts)('names pages that are there: part %i', { tags: ['seo.sitemap'] }, async (part) => {
      const some = (await paths()).filter((_path, index) => index % parts.length === part)
      expect(some.length).toBeGreaterThan(60)
      expect(missing(await askEach(askDataOnce, some))).toEqual([])
    })

    test('names a page of each kind whose document is there', { tags: ['seo.sitemap'] }, async () => {
      expect(missing(await askEach(askDocument, oneOfEachKind(await paths())))).toEqual([])
    })
  })

  test(
    'leaves out what the site leads to under another address, or does not want to be found',
    {
      tags: ['seo.sitemap'],
    },
    async () => {
      const paths = (await mapped()).filter((path) => matchPath(path)?.locale === 'id')
      const asked = [...(await askEach(askDataOnce, paths)), ...(await askEach(askDocument, oneOfEachKind(paths)))]
      const linked = [...new Set(asked.flatMap(({ links }) => links))]
      expect(linked.filter((path) => paths.includes(path)).length).toBeGreaterThan(200)
      const others = linked.filter((path) => !paths.includes(path) && matchPath(path)?.locale === 'id')
      expect(others.length).toBeGreaterThan(0)
      const wrong = (await askEach(askData, others)).filter(
        ({ status, asksToBeFound }) => status >= 400 || asksToBeFound,
      )
      expect(wrong.map(({ path, status }) => [path, status])).toEqual([])
    },
  )

  test('has everything that the CMS holds and shows today', { tags: ['seo.sitemap'] }, async () => {
    const paths = await mapped()
    const response = await fetch(`${sites.contracts().url}/cms/graphql`, {
      method: 'POST',
      headers: { authorization: 'Bearer contoh-token-cms', 'content-type': 'application/json' },
      body: JSON.stringify({ query: everything, variables: { today: '2026-11-21' } }),
    })
    const { data } = (await response.json()) as {
      readonly data: Readonly<Record<string, { readonly data: readonly Entry[] }>>
    }
    for (const [kind, pathsFor] of Object.entries(pathsOf)) {
      const entries = data[kind]?.data ?? []
      expect([kind, entries.length > 0]).toEqual([kind, true])
      const expected = entries.flatMap((entry) => (entry.attributes.slug ? pathsFor(entry.attributes.slug, entry) : []))
      expect(expected.flatMap((path) => [path, `/en${path}`]).filter((path) => !paths.includes(path))).toEqual([])
    }
  })
})

interface Entry {
  readonly attributes: { readonly slug: string | null; readonly kategori_artikel?: { readonly data: Entry | null } }
}

const everything = `query Everything($today: Date!) {
  articles: artikels(pagination: { limit: -1 }) { data { attributes { slug kategori_artikel { data { attributes { slug } } } } } }
  packages: pakets(filters: { tgl_berakhir: { gt: $today } }, pagination: { limit: -1 }) { data { attributes { slug } } }
  doctors: dokters(filters: { status: { eq: "aktif" } }, pagination: { limit: -1 }) { data { attributes { slug } } }
  events: eventCommunities(pagination: { limit: -1 }) { data { attributes { slug } } }
  hospitals: rumahSakits(pagination: { limit: -1 }) { data { attributes { slug } } }
  features: layananUnggulans(pagination: { limit: -1 }) { data { attributes { slug } } }
  indicators: dataIndikatorMutus(pagination: { limit: -1 }) { data { attributes { slug } } }
}`

/** The paths of each CMS entry's pages. */
const pathsOf: Readonly<Record<string, (slug: string, entry: Entry) => readonly string[]>> = {
  articles: (slug, { attributes: { kategori_artikel: category } }) =>
    category?.data ? ['', `/${slug}`].map((part) => `/${category.data?.attributes.slug}${part}`) : [],
  packages: (slug) => [`/paket/${slug}`],
  doctors: (slug) => [`/dokter/${slug}`],
  events: (slug) => [`/informasi/event-community/${slug}`],
  hospitals: (slug) => ['', '/ambulance', '/layanan'].map((part) => `/rumah-sakit/${slug}${part}`),
  features: (slug) => [`/layanan-unggulan/${slug}`],
  indicators: (slug) => [`/informasi/data-indikator-mutu/${slug}`],
}

test('crawlers are told where the map is, and what are no pages', async () => {
  const response = await get('/robots.txt')
  expect(response.headers.get('content-type')).toContain('text/plain')
  const lines = (await response.text()).split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`)
  const closed = lines.flatMap((line) => (line.startsWith('Disallow: ') ? [line.slice('Disallow: '.length)] : []))
  expect(closed).toEqual(['/api/', '/_data/', '/cari', '/en/cari'])
  // A page is not listed in one place and excluded in another.
  expect((await mapped()).filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([])
})
