import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { previewPath } from '../../testing/preview-path.ts'
import { siteOrigin, testSites } from '../../testing/test-site.ts'
import { silentLog } from '../http/log.ts'
import { signatureOf } from './link.ts'
import type { PreviewLink } from './link.ts'

const now = new Date('2026-11-21T05:00:00Z')
const secret = 'rahasia-pratinjau-contoh-32-karakter'
const token = 'contoh-token-pratinjau'
const sites = testSites(now)
const settings = { PREVIEW_SECRET: secret, CMS_PREVIEW_TOKEN: token, CMS_EDITORS_URL: 'https://cms.rs.example/admin' }

const category = {
  id: 1,
  documentId: 'k1',
  kategori: 'Kesehatan jantung',
  slug: 'kesehatan-jantung',
  publishedAt: now.toISOString(),
}
const slug = 'mengenali-nyeri-dada-yang-perlu-diwaspadai'
const draft = {
  id: 5,
  documentId: 'a1',
  judul: 'Judul yang belum terbit',
  judul_en: 'A title that is not published',
  slug,
  artikel: '<p>Isi draf.</p>',
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  publishedAt: null,
  gambar: null,
  kategori_artikel: { ...category, kategori: 'Kategori draf', publishedAt: null },
  rumah_sakit: null,
}
const page = { type: 'artikel', id: 'a1', path: `/kesehatan-jantung/${slug}`, until: now.getTime() / 1000 + 1800 }

/** The REST requests that the CMS got, with their tokens. */
const asked: { readonly path: string; readonly token: string | null }[] = []
let entry: object | undefined = draft
let isAway = false
const answerOf = (url: URL): object | undefined => {
  if (url.pathname.endsWith('/api/artikels/a1')) return entry && { data: entry }
  return url.pathname.endsWith('/api/kategori-artikels') ? { data: [category] } : undefined
}

beforeEach(() => {
  asked.length = 0
  entry = draft
  isAway = false
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (!/\/api\/(?:artikels\/|kategori-artikels$)/.test(url.pathname)) return fetch(input, init)
    if (isAway) return Promise.reject(new TypeError('fetch failed'))
    asked.push({ path: url.pathname.replace(/.*\/api/, ''), token: new Headers(init?.headers).get('authorization') })
    const answer = answerOf(url)
    return Promise.resolve(answer ? Response.json(answer) : Response.json({ data: null }, { status: 404 }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const lines: string[] = []
const log = { ...silentLog, request: (line: object) => void lines.push(JSON.stringify(line)) }

const linkTo = (link: PreviewLink, further: Readonly<Record<string, string>> = {}) => previewPath(link, secret, further)

const open = (own: Readonly<Record<string, string>> = settings) => {
  const site = sites.create({ log }, own)
  return (path: string, headers: Readonly<Record<string, string>> = {}) =>
    Promise.resolve(site.fetch(new Request(`${siteOrigin}${path}`, { headers })))
}

describe('a link to a draft', () => {
  test('shows the draft on its page, marked, in both languages', async () => {
    const ask = open()
    const response = await ask(linkTo(page))
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(text).toContain('<h1')
    expect(text).toContain('Judul yang belum terbit')
    expect(text).toContain('Pratinjau · belum terbit')
    expect(text).toContain('Keluar dari pratinjau')
    const english = await (await ask(linkTo(page, { bahasa: 'en' }))).text()
    expect(english).toContain('A title that is not published')
    expect(english).toContain('Preview · not published')
  })

  test('shows what is published of everything that the draft leads to', async () => {
    const text = await (await open()(linkTo(page))).text()
    expect(text).toContain('Kesehatan jantung')
    expect(text).not.toContain('Kategori draf')
    expect(asked.filter(({ path }) => path.startsWith('/kategori')).map((read) => read.token)).not.toContain(
      `Bearer ${token}`,
    )
  })

  test('is stored nowhere, found by nobody, tells no other site its address, and has no script', async () => {
    const response = await open()(linkTo(page))
    const { headers } = response
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.has('etag')).toBe(false)
    const text = await response.text()
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(text).not.toContain('<script')
    expect(text).not.toContain(token)
    expect(text).not.toContain(secret)
  })

  test('is shown in frames of the CMS alone; public pages are shown in none', async () => {
    const ask = open()
    const { headers } = await ask(linkTo(page))
    expect(headers.get('content-security-policy')).toContain('frame-ancestors https://cms.rs.example;')
    expect(headers.has('x-frame-options')).toBe(false)
    const shared = await ask(page.path)
    expect(shared.headers.get('content-security-policy')).toContain("frame-ancestors 'none';")
    expect(shared.headers.get('x-frame-options')).toBe('DENY')
  })

  test('opens links beside the frame of the CMS', async () => {
    const ask = open()
    expect(await (await ask(linkTo(page), { 'sec-fetch-dest': 'iframe' })).text()).toContain('<base target="_blank">')
    expect(await (await ask(linkTo(page))).text()).not.toContain('<base')
  })

  test('leaves nothing of the draft in what other visitors are sent', async () => {
    const ask = open()
    for (const path of [page.path, `/_data${page.path}`]) await (await ask(path)).text()
    await (await ask(linkTo(page))).text()
    for (const path of [page.path, `/_data${page.path}`, '/', '/artikel', `/cari?q=belum+terbit`]) {
      expect([path, (await (await ask(path)).text()).includes('Judul yang belum terbit')]).toEqual([path, false])
    }
    const fresh = open()
    await (await fresh(linkTo(page))).text()
    expect(await (await fresh(page.path)).text()).not.toContain('Judul yang belum terbit')
  })

  test('is not in the log, nor is its signature', async () => {
    lines.length = 0
    await (await open()(linkTo(page))).text()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('"route":"/_preview"')
    expect(lines[0]).not.toContain(signatureOf(page, secret))
    expect(lines[0]).not.toContain(slug)
  })

  test.each([
    ['has ended', linkTo({ ...page, until: now.getTime() / 1000 }), 410, 'sudah berakhir', 'has ended'],
    ['was changed', linkTo(page).replace('id=a1', 'id=a2'), 403, 'tidak berlaku', 'not valid'],
    ['is of another page', linkTo(page).replace('jantung', 'mental'), 403, 'tidak berlaku', 'not valid'],
    ['has no signature', linkTo(page).replace(/&tanda.*/, ''), 403, 'tidak berlaku', 'not valid'],
    ['is of an entry that is gone', linkTo({ ...page, id: 'a9' }), 410, 'tidak dapat ditampilkan', 'cannot be shown'],
    [
      'is of a page on which the entry is not',
      linkTo({ ...page, path: '/dokter' }),
      410,
      'tidak dapat ditampilkan',
      'cannot be shown',
    ],
    [
      'is of a page of the patient area',
      linkTo({ ...page, path: '/member-area/profile' }),
      403,
      'tidak berlaku',
      'not valid',
    ],
  ])(
    'shows nothing of the draft where it %s, and says so in both languages',
    async (_what, path, status, indonesian, english) => {
      const response = await open()(path)
      const text = await response.text()
      expect(response.status).toBe(status)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(text).toContain(indonesian)
      expect(text).toContain(english)
      expect(text).toContain('<a href="tel:119">119</a>')
      expect(text).not.toContain('Judul yang belum terbit')
    },
  )

  test('says that the CMS does not answer, where it does not', async () => {
    const ask = open()
    isAway = true
    const response = await ask(linkTo(page))
    expect(response.status).toBe(502)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.text()).toContain('CMS sedang tidak menjawab')
  })

  test('asks the CMS for nothing where it was changed', async () => {
    await open()(linkTo(page).replace('id=a1', 'id=a2'))
    expect(asked).toEqual([])
  })

  test('shows nothing of a draft whose address has changed', async () => {
    entry = { ...draft, slug: 'alamat-baru' }
    const response = await open()(linkTo(page))
    expect(response.status).toBe(410)
    expect(await response.text()).not.toContain('Judul yang belum terbit')
  })
})

test('a site without a secret has no previews', async () => {
  expect((await open({})(linkTo(page))).status).toBe(404)
})
