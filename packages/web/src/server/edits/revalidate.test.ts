import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { siteOrigin, testSites } from '../../testing/test-site.ts'
import { createMetrics } from '../http/metrics.ts'
import { passedOnHeader } from './tell-others.ts'

const secret = 'sandi-webhook-contoh'
const sites = testSites(new Date('2026-11-21T05:00:00Z'))

const pages = {
  // First, because the search reads the same lists.
  siteMap: '/sitemap.xml',
  article: '/kesehatan-jantung/mengenali-nyeri-dada-yang-perlu-diwaspadai',
  cardiologist: '/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha',
  paediatrician: '/dokter/dr-sulastri-sp-a',
  doctors: '/dokter',
  search: '/cari?q=jantung',
  home: '/',
  package: '/paket/medical-check-up-dasar',
  packages: '/_data/paket',
} as const
type Page = keyof typeof pages

/** A site whose clock stands still, and a check whether it has cached an address. */
const open = async (settings: Readonly<Record<string, string>> = {}) => {
  const metrics = createMetrics()
  let clock = 0
  const site = sites.create({ metrics, clock: () => clock }, { REVALIDATE_SECRET: secret, ...settings })
  const ask = (path: string, init: RequestInit = {}) =>
    Promise.resolve(site.fetch(new Request(`${siteOrigin}${path}`, init)))
  const calls = async () => [
    ...(await metrics.text()).matchAll(/^site_back_end_calls_total\{back_end="cms".* (\d+)$/gm),
  ]
  const sum = async () => (await calls()).reduce((all, [, count]) => all + Number(count), 0)
  const hits = async () =>
    Number(/^site_document_cache_total\{result="hit"\} (\d+)$/m.exec(await metrics.text())?.[1] ?? 0)
  const isKept = async (path: string): Promise<boolean> => {
    const [before, read] = [await hits(), await sum()]
    await (await ask(path)).text()
    // The site map counts no hit: it came from the cache if the CMS got no call.
    return path === pages.siteMap ? (await sum()) === read : (await hits()) > before
  }
  const edit = async (body: unknown) => {
    clock += 1
    const { status } = await ask('/_revalidate', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    clock += 1
    return status
  }
  return { ask, isKept, edit }
}

const entry = (model: string, fields: object) => ({ event: 'entry.update', model, entry: fields })
const everything = Object.keys(pages) as Page[]

describe('a webhook of the CMS', () => {
  test.each([
    [
      'an article',
      entry('artikel', { id: 1, slug: 'mengenali-nyeri-dada-yang-perlu-diwaspadai', kode_spesialis: 'SPJP' }),
      ['article', 'cardiologist', 'search', 'home', 'siteMap'],
    ],
    [
      'another article',
      entry('artikel', { id: 99, slug: 'lain', kode_spesialis: 'SPM' }),
      ['article', 'search', 'home', 'siteMap'],
    ],
    [
      'a paediatrician',
      entry('dokter', { id: 4, slug: 'dr-sulastri-sp-a', kode_mapping_spesialis: 'SPA' }),
      ['paediatrician', 'doctors', 'search', 'home', 'siteMap'],
    ],
    [
      'a package',
      entry('paket', { id: 1, slug: 'medical-check-up-dasar' }),
      ['search', 'home', 'package', 'packages', 'siteMap'],
    ],
    ['a subscription of a visitor', entry('news-letter', { id: 1 }), []],
    ['an upload', { event: 'media.create', media: { id: 1 } }, []],
    ['a file that was replaced', { event: 'media.update', media: { id: 1 } }, everything],
    ['a type that the site does not know', entry('produk', { id: 1 }), everything],
    ['nothing that is understood', '{"event":', everything],
    [
      'more than is read',
      JSON.stringify({ ...entry('news-letter', { id: 1, isi: 'x'.repeat(1024 * 1024) }) }),
      everything,
    ],
  ] satisfies [what: string, body: unknown, expired: Page[]][])(
    'about %s expires the pages that were made of it, and no others',
    async (_what, body, expired) => {
      const { ask, isKept, edit } = await open()
      for (const path of Object.values(pages)) await (await ask(path)).text()
      for (const path of Object.values(pages)) expect([path, await isKept(path)]).toEqual([path, true])
      expect(await edit(body)).toBe(204)
      const gone: Page[] = []
      for (const page of everything) if (!(await isKept(pages[page]))) gone.push(page)
      expect(gone).toEqual(everything.filter((page) => (expired as readonly Page[]).includes(page)))
    },
  )
})

describe('a fleet', () => {
  /** Another member of the fleet, and the requests that it got. */
  const member = async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push([request.method, request.url, request.headers['xkey-purge']].flat().join(' ').trim())
      response.writeHead(204).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return { server, asked, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` }
  }
  const video = entry('video', { id: 7 })

  test('learns of an edit from the site that the CMS told, once', async () => {
    const { server, asked, url } = await member()
    try {
      const { ask, edit } = await open({ FLEET_SITES: url, FLEET_CACHES: url })
      expect(await edit(video)).toBe(204)
      expect(asked).toEqual(['POST /_revalidate', 'PURGE / cms video video:7'])
      const headers = { authorization: `Bearer ${secret}`, [passedOnHeader]: '1' }
      await ask('/_revalidate', { method: 'POST', headers, body: JSON.stringify(video) })
      expect(asked).toHaveLength(2)
      await ask('/_revalidate', { method: 'POST', body: JSON.stringify(video) })
      expect(asked).toHaveLength(2)
    } finally {
      server.close()
    }
  })
})

describe('a cache in front of the site', () => {
  test('is told what a page is made of, where the site is told its header', async () => {
    const { ask } = await open({ CACHE_TAG_HEADER: 'xkey' })
    const tags = (await ask(pages.package)).headers.get('xkey')?.split(' ')
    expect(tags).toContain('paket')
    expect(tags).not.toContain('dokter')
    expect((await ask(pages.package)).headers.get('xkey')?.length).toBeLessThan(500)
  })

  test('is told nothing otherwise', async () => {
    const { ask } = await open()
    const { headers } = await ask(pages.package)
    expect(['surrogate-key', 'xkey', 'cache-tag'].filter((name) => headers.has(name))).toEqual([])
  })
})
