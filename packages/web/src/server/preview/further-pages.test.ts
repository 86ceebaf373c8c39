import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { previewPath } from '../../testing/preview-path.ts'
import { siteOrigin, testSites } from '../../testing/test-site.ts'
import type { PreviewLink } from './link.ts'

const now = new Date('2026-11-21T05:00:00Z')
const secret = 'rahasia-pratinjau-contoh-32-karakter'
const sites = testSites(now)
const settings = { PREVIEW_SECRET: secret, CMS_PREVIEW_TOKEN: 'contoh-token-pratinjau' }
const times = { createdAt: now.toISOString(), updatedAt: now.toISOString(), publishedAt: null }

const hospital = { documentId: 'h1', nama: 'RS Kawung Karawang', slug: 'rs-kawung-karawang' }
const home = {
  id: 1,
  documentId: 'b1',
  ...times,
  slider: [{ id: 3, judul: 'Slide yang belum terbit', gambar: null }],
  artikel: { judul: 'Judul bagian yang belum terbit' },
}
const specialty = {
  id: 2,
  documentId: 's1',
  ...times,
  nama: 'Penyakit Dalam',
  slug: 'penyakit-dalam',
  keterangan: '<p>Keterangan yang belum terbit.</p>',
  mapping: [{ id: 9, kode_spesialis: 'INT', hospital: { ...hospital, publishedAt: null } }],
}

/** The answers of the CMS at its REST addresses. */
const drafts = new Map<string, unknown>()
beforeEach(() => {
  drafts.clear()
  drafts.set('/api/beranda', home).set('/api/layanan-spesialises/s1', specialty)
  drafts.set('/api/rumah-sakits', [{ ...hospital, publishedAt: now.toISOString() }])
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const data = drafts.get(url.pathname.replace(/.*(?=\/api\/)/, ''))
    return data === undefined ? fetch(input, init) : Promise.resolve(Response.json({ data }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = (page: Omit<PreviewLink, 'until'>) => {
  const link = { ...page, until: now.getTime() / 1000 + 1800 }
  const address = `${siteOrigin}${previewPath(link, secret)}`
  return Promise.resolve(sites.create({}, settings).fetch(new Request(address)))
}

describe('a link to the draft of the home page', () => {
  const page = { type: 'beranda', id: 'b1', path: '/' }

  test('shows its slides and headings, marked', async () => {
    const response = await open(page)
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(text).toContain('Slide yang belum terbit')
    expect(text).toContain('Judul bagian yang belum terbit')
    expect(text).toContain('Pratinjau · belum terbit')
  })

  test.each([
    ['that has nothing in it', { id: 1, documentId: 'b1', ...times, slider: null, artikel: null }, 200],
    ['that was made anew since', { ...home, documentId: 'b2' }, 410],
  ])('%s is answered in words', async (_what, draft, status) => {
    drafts.set('/api/beranda', draft)
    const response = await open(page)
    expect(response.status).toBe(status)
    expect(await response.text()).not.toContain('Slide yang belum terbit')
  })
})

test('a link to the draft of a specialty shows it at a hospital', async () => {
  const response = await open({
    type: 'layanan-spesialis',
    id: 's1',
    path: '/rumah-sakit/rs-kawung-karawang/layanan/penyakit-dalam',
  })
  const text = await response.text()
  expect(response.status).toBe(200)
  expect(text).toContain('Keterangan yang belum terbit.')
  expect(text).toContain('Pratinjau · belum terbit')
})
