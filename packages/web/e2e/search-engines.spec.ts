import { expect, test } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import { matchPath } from '../src/routes/match.ts'
import { linksIn } from './site-walk.ts'

/** The paths that the site map names. */
const mapped = async (request: APIRequestContext, origin: string): Promise<readonly string[]> => {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('application/xml')
  const addresses = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.filter((address) => !address.startsWith(`${origin}/`))).toEqual([])
  return addresses.map((address) => new URL(address).pathname)
}

interface Asked {
  readonly path: string
  readonly status: number
  readonly html: string
}

/** Asks for several pages at a time, in pieces that leave something to others. */
const ask = async (request: APIRequestContext, paths: readonly string[]): Promise<readonly Asked[]> => {
  const asked: Asked[] = []
  for (let start = 0; start < paths.length; start += 6) {
    const piece = paths.slice(start, start + 6).map(async (path) => {
      // Nobody else asks for most of them: to compress them would take the site longer than all the rest.
      const response = await request.get(path, { maxRedirects: 0, headers: { 'accept-encoding': 'identity' } })
      return { path, status: response.status(), html: await response.text() }
    })
    asked.push(...(await Promise.all(piece)))
  }
  return asked
}

/** Whether a document asks to be found under the address at which it was. */
const asksToBeFound = ({ path, status, html }: Asked, origin: string): boolean =>
  status === 200 &&
  html.includes(`<meta name="robots" content="index, follow"><link rel="canonical" href="${origin}${path}">`)

for (const locale of ['id', 'en'] as const) {
  test(`the site map names every page in both languages, and each of them is there, in ${locale}`, async ({
    request,
    baseURL,
  }) => {
    // Hundreds of pages, of which few have been asked for.
    test.setTimeout(180_000)
    const all = await mapped(request, baseURL ?? '')
    const paths = all.filter((path) => matchPath(path)?.locale === locale)
    expect(paths.length).toBeGreaterThan(250)
    expect(paths.length).toBe(all.length / 2)
    expect(new Set(paths).size).toBe(paths.length)
    const asked = await ask(request, paths)
    expect(
      asked.filter((page) => !asksToBeFound(page, baseURL ?? '')).map(({ path, status }) => [path, status]),
    ).toEqual([])
    // Whatever else the site leads to is there too, and is to be found elsewhere or not at all.
    const linked = new Set(
      asked.flatMap(({ html }) => linksIn(html)).map((address) => new URL(address, baseURL).pathname),
    )
    const others = [...linked].filter(
      (path) =>
        !paths.includes(path) && matchPath(path)?.locale === locale && matchPath(path)?.route.page !== undefined,
    )
    expect([...linked].filter((path) => paths.includes(path)).length).toBeGreaterThan(200)
    const askedToo = await ask(request, others)
    expect(
      askedToo
        .filter((page) => page.status >= 400 || asksToBeFound(page, baseURL ?? ''))
        .map(({ path, status }) => [path, status]),
    ).toEqual([])
  })
}

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

test('the site map has everything that the CMS holds and shows today', async ({ request, baseURL }, { config }) => {
  const paths = await mapped(request, baseURL ?? '')
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format()
  const cms = `http://localhost:${config.webServer?.env?.['MOCK_PORT']}/cms/graphql`
  const response = await request.post(cms, {
    headers: { authorization: 'Bearer contoh-token-cms' },
    data: { query: everything, variables: { today } },
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

test('crawlers are told where the map is, and what are no pages', async ({ request, baseURL }) => {
  const response = await request.get('/robots.txt')
  expect(response.headers()['content-type']).toContain('text/plain')
  const lines = (await response.text()).split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const closed = lines.flatMap((line) => (line.startsWith('Disallow: ') ? [line.slice('Disallow: '.length)] : []))
  expect(closed).toEqual(['/api/', '/_data/', '/graphql', '/cari', '/en/cari'])
  // Nobody is told of a page in one place and to leave it alone in another.
  expect(
    (await mapped(request, baseURL ?? '')).filter((path) => closed.some((beginning) => path.startsWith(beginning))),
  ).toEqual([])
})
