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
  site = sites.create()
})

const get = async (path: string) => site.fetch(new Request(`${siteOrigin}${path}`))

/** The paths that the site map names. */
const mapped = async (): Promise<readonly string[]> => {
  const response = await get('/sitemap.xml')
  expect(response.headers.get('content-type')).toContain('application/xml')
  const addresses = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.filter((address) => !address.startsWith(`${siteOrigin}/`))).toEqual([])
  return addresses.map((address) => new URL(address).pathname)
}

interface Asked {
  readonly path: string
  readonly status: number
  readonly html: string
}

/** Asks for several pages at a time. */
const ask = async (paths: readonly string[]): Promise<readonly Asked[]> => {
  const asked: Asked[] = []
  for (let start = 0; start < paths.length; start += 6) {
    const piece = paths.slice(start, start + 6).map(async (path) => {
      const response = await get(path)
      return { path, status: response.status, html: await response.text() }
    })
    asked.push(...(await Promise.all(piece)))
  }
  return asked
}

/** Whether a document asks to be found under the address at which it was. */
const asksToBeFound = ({ path, status, html }: Asked): boolean =>
  status === 200 &&
  html.includes(`<meta name="robots" content="index, follow"><link rel="canonical" href="${siteOrigin}${path}">`)

/** What the data of a page says of that, from which its document is made at ten times the cost. */
const askData = async (path: string): Promise<{ readonly status: number; readonly asksToBeFound: boolean }> => {
  const response = await get(`/_data${path}`)
  if (response.status !== 200) return { status: response.status, asksToBeFound: false }
  const { head } = (await response.json()) as { readonly head: { readonly indexed: boolean; readonly url: string } }
  return { status: 200, asksToBeFound: head.indexed && head.url === `${siteOrigin}${path}` }
}

describe('the site map', () => {
  test('names every page in both languages, and each of them is there', { tags: ['seo.sitemap'] }, async () => {
    const all = await mapped()
    const paths = all.filter((path) => matchPath(path)?.locale === 'id')
    expect(paths.length).toBeGreaterThan(250)
    expect(new Set(paths).size).toBe(paths.length)
    const english = paths.map((path) => localizedPath(path, 'en'))
    expect(all.toSorted()).toEqual([...paths, ...english].toSorted())
    const asked = await ask(paths)
    expect(asked.filter((page) => !asksToBeFound(page)).map(({ path, status }) => [path, status])).toEqual([])
    const missing = []
    for (const path of english) if (!(await askData(path)).asksToBeFound) missing.push(path)
    expect(missing).toEqual([])
    // Every other page that the site links to exists too, and has another canonical URL or is not indexed.
    const linked = new Set(
      asked.flatMap(({ html }) => linksIn(html)).map((address) => new URL(address, siteOrigin).pathname),
    )
    const others = [...linked].filter((path) => !paths.includes(path) && matchPath(path)?.locale === 'id')
    expect([...linked].filter((path) => paths.includes(path)).length).toBeGreaterThan(200)
    const wrong = []
    for (const path of others) {
      const { status, asksToBeFound: isMapped } = await askData(path)
      if (status >= 400 || isMapped) wrong.push([path, status])
    }
    expect(wrong).toEqual([])
  })

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

/** Where each entry of the CMS has its page. */
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
