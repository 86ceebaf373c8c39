import { expect, test } from 'vitest'
import { sitemapEntries } from './entries.ts'
import type { SitemapContent } from './entries.ts'

const changed = { updatedAt: '2026-11-20T03:00:00.000Z' }
const hospital = { id: '1', slug: 'rs-satu', layanan_unggulans: [{ id: '1', slug: 'jantung' }], ...changed }
const nothing: SitemapContent = {
  slugs: { artikels: [], pakets: [], dokters: [], eventCommunities: [], rumahSakits: [], layananUnggulans: [] },
  forms: [],
  careers: [],
  indicators: [],
  services: [],
}

const link = (slug: string, code: string | null = 'RS01') => ({ id: '1', nama: 'RS Satu', slug, kode_mapping_rs: code })
const service = (slug: string, mapping: SitemapContent['services'][number]['mapping']) => ({
  id: slug,
  nama: slug,
  nama_en: null,
  slug,
  gambar: null,
  mapping,
})

/** The paths that the content adds to the map. */
const added = (content: Partial<SitemapContent>) => {
  const always = new Set(sitemapEntries(nothing).map(({ path }) => path))
  return sitemapEntries({ ...nothing, ...content }).filter(({ path }) => !always.has(path))
}

test('every page with an address of its own is in the map, but not those that hold nothing of their own, nor personal areas', () => {
  const paths = sitemapEntries(nothing).map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/jadwal-dokter',
      '/dokter',
      '/dokter/appointment',
      '/informasi/hubungi-kami',
      '/about-us',
    ]),
  )
  for (const path of [
    '/cari',
    '/informasi/gabung-komunitas',
    '/informasi/paket-kesehatan',
    '/account/my-account',
    '/member-area/login',
  ])
    expect(paths).not.toContain(path)
})

test('a hospital has its own page, that of its ambulance and that of its services, with the day of its last change', () => {
  expect(added({ slugs: { ...nothing.slugs, rumahSakits: [hospital] } })).toEqual([
    { path: '/rumah-sakit/rs-satu', changed: '2026-11-20' },
    { path: '/rumah-sakit/rs-satu/ambulance', changed: '2026-11-20' },
    { path: '/rumah-sakit/rs-satu/layanan', changed: '2026-11-20' },
  ])
})

test.each([
  [
    'is there where the hospital offers it',
    service('gizi', [{ id: '1', kode_spesialis: 'GIZI', hospital: link('rs-satu') }]),
    ['/rumah-sakit/rs-satu/layanan/gizi'],
  ],
  [
    'is not there at a hospital that is not known',
    service('gizi', [{ id: '1', kode_spesialis: 'GIZI', hospital: link('rs-dua') }]),
    [],
  ],
  [
    'is not there without its code at the hospital',
    service('gizi', [{ id: '1', kode_spesialis: null, hospital: link('rs-satu') }]),
    [],
  ],
  [
    'is not there where the hospital has no code',
    service('gizi', [{ id: '1', kode_spesialis: 'GIZI', hospital: link('rs-satu', null) }]),
    [],
  ],
  [
    'is not there where it is featured: that has a page of its own',
    service('jantung', [{ id: '1', kode_spesialis: 'SPJP', hospital: link('rs-satu') }]),
    [],
  ],
  ['is not there where no hospital offers it', service('gizi', null), []],
])('the page of a specialist service %s', (_, offered, expected) => {
  const paths = added({ services: [offered], slugs: { ...nothing.slugs, rumahSakits: [hospital] } }).map(
    ({ path }) => path,
  )
  expect(paths.filter((path) => path.includes('/layanan/'))).toEqual(expected)
})

test('a category is in the map once, where it has an article with an address', () => {
  const named = { judul: null, judul_en: null }
  const unnamed = { kategori: null, kategori_en: null, publishedAt: '2026-01-01T00:00:00Z' }
  const category = { id: '1', slug: 'gizi', ...unnamed }
  const artikels = [
    { id: '1', slug: 'satu', kategori_artikel: category, ...named, ...changed },
    { id: '2', slug: 'dua', kategori_artikel: category, ...named, ...changed },
    { id: '3', slug: null, kategori_artikel: { id: '2', slug: 'anak', ...unnamed }, ...named, ...changed },
    { id: '4', slug: 'lepas', kategori_artikel: null, ...named, ...changed },
  ]
  expect(added({ slugs: { ...nothing.slugs, artikels } }).map(({ path }) => path)).toEqual([
    '/gizi',
    '/gizi/satu',
    '/gizi/dua',
  ])
})

test('forms, vacancies and quality reports are in the map', () => {
  const entry = { id: '1', judul: 'Mutu', judul_en: null, slug: 'contoh', ...changed }
  const indicators = [{ ...entry, periode: null, gambar: null, rumah_sakit: null, createdAt: null }]
  expect(
    added({ forms: [entry], careers: [{ ...entry, tgl_tutup: null, rumah_sakit: null }], indicators }).map(
      ({ path }) => path,
    ),
  ).toEqual(['/informasi/data-indikator-mutu/contoh', '/informasi/forms/contoh', '/informasi/karir/contoh'])
})
