import { beforeAll, describe, expect, test } from 'vitest'
import { href, localizedPath } from '../../src/routes/href.ts'
import type { Route } from '../../src/routes/table.ts'
import { routes } from '../../src/routes/table.ts'
import type { Site } from '../../src/server/app.ts'
import { siteOrigin, testSites } from '../../src/testing/test-site.ts'
import { companyCookie, memberCookie } from './cookies.ts'
import { readMarkup } from './markup.ts'

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
let site: Site
beforeAll(() => {
  site = sites.create()
})

const ask = async (path: string, cookie = '') =>
  site.fetch(new Request(`${siteOrigin}${path}`, { headers: { cookie } }))

const ledTo = async (path: string, cookie = '') => {
  const response = await ask(path, cookie)
  return [response.status, response.headers.get('location')]
}

/** The robots directive of a document, and whether the document contains words. */
const readAt = async (path: string, words: string) => {
  const response = await ask(path)
  const document = readMarkup(await response.text())
  const robots = document.all('meta', { name: 'robots' }).map((meta) => meta.attribute('content'))
  return { status: response.status, isSaid: document.one('main').text.includes(words), robots }
}

const isGuarded = ([, { guard }]: readonly [string, Route]) =>
  guard === 'member' || guard === 'company' || guard === 'company-profile' || guard === 'admin'

const guarded = (Object.entries(routes) as [string, Route][]).filter(isGuarded)

test.each(guarded)(
  '%s is for logged-in users; others are redirected to the home page',
  { tags: ['member.guard-anonymous', 'company.guard-anonymous'] },
  async (_name, { path }) => {
    const address = path.replace(/:\w+\??/g, '1001')
    expect(await ledTo(address)).toEqual([302, '/'])
    expect(await ledTo(`/en${address}`)).toEqual([302, '/en'])
  },
)

describe.each(['id', 'en'] as const)('a patient who is logged in, in %s,', (locale) => {
  test('sees the member area, which is stored nowhere and not listed', async () => {
    const response = await ask(href(locale, 'memberProfile'), memberCookie)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('is shown with name, email and telephone beside the menu', { tags: ['member.layout-contact'] }, async () => {
    const siti = {
      id: 1,
      nama_lengkap: 'Siti Rahayu',
      email: 'siti@contoh.example',
      no_telp: '081200001234',
      gender: 'P',
    }
    const response = await ask(href(locale, 'memberProfile'), `auth=${encodeURIComponent(JSON.stringify(siti))}`)
    const { text } = readMarkup(await response.text()).one('main')
    for (const said of ['Siti Rahayu', 'siti@contoh.example', '0812-0000-1234']) expect(text).toContain(said)
  })

  test.each([
    ['a patient', memberCookie, 'company'],
    ['a company', companyCookie, 'member'],
  ])(
    '%s neither logs in again nor sees the other area, but the home page',
    { tags: ['member.guard-logged-in', 'company.guard-logged-in', 'company.separate-session'] },
    async (_who, cookie, otherArea) => {
      const closed = (Object.entries(routes) as [string, Route][]).filter(
        ([, { guard }]) => guard === 'guest' || guard === otherArea,
      )
      expect(new Set(closed.map(([, { guard }]) => guard))).toEqual(new Set(['guest', otherArea]))
      for (const [name, { path }] of closed) {
        const address = localizedPath(path.replace(/:\w+/g, 'contoh'), locale)
        expect([name, ...(await ledTo(address, cookie))]).toEqual([name, 302, href(locale, 'home')])
      }
    },
  )
})

test(
  'a patient who is logged in is sent from my account to their own area, for now',
  { tags: ['company.my-account', 'routes.account'] },
  async () => {
    expect(await ledTo('/en/account/my-account', memberCookie)).toEqual([302, '/en/member-area/profile'])
    expect(await ledTo('/en/account/my-account', companyCookie)).toEqual([302, '/en/company-area/profile'])
    expect((await ask('/en/account/my-account')).status).toBe(200)
  },
)

const hospital = '/rumah-sakit/rs-kawung-karawang'
const article = '/penyakit-dan-gejala/gusi-berdarah-dan-karang-gigi'

describe('what is not there', () => {
  const expectMissing = async (path: string) => {
    const said = { status: 404, isSaid: true, robots: ['noindex'] }
    expect(await readAt(path, 'Halaman ini tidak ditemukan')).toEqual(said)
    expect(await readAt(`/en${path}`, 'This page could not be found')).toEqual(said)
  }

  test.each([
    '/entah',
    '/kategori-yang-tidak-ada',
    '/kategori-yang-tidak-ada/artikel',
    '/%E0%A4%A',
    '/a/b/c/d',
    '/dokter/siapa-saja',
    '/dokter/appointment?dokter=tidak-ada',
    '/paket/paket-lansia-sehat',
    '/layanan-unggulan/entah',
    '/rumah-sakit/rs-entah',
    '/rumah-sakit/99',
    '/rumah-sakit/rs-entah/ambulance',
    `${hospital}/layanan/entah`,
    '/kesehatan-jantung/entah',
    '/informasi/event-community/entah',
    '/informasi/forms/entah',
    '/informasi/karir/entah',
    '/informasi/data-indikator-mutu/entah',
  ])('%s is a 404 in both languages', { tags: ['routes.not-found'] }, expectMissing)

  test('is the shop', { tags: ['routes.shop'] }, () => expectMissing('/shop/wishlist'))

  test.each(['/informasi/forms', '/informasi/karir'])(
    'is %s without a slug',
    { tags: ['routes.slug-required'] },
    expectMissing,
  )

  test.each([
    ['/entah', 'Halaman ini tidak ditemukan', 'Kembali ke beranda', '/'],
    ['/en/entah', 'This page could not be found', 'Back to the home page', '/en'],
  ])(
    '%s says ‘%s’ and leads home by the link ‘%s’',
    { tags: ['routes.not-found-words'] },
    async (path, said, back, home) => {
      const main = readMarkup(await (await ask(path)).text()).one('main')
      expect(main.one('h1').text).toBe(said)
      expect(main.one('a', { named: back }).attribute('href')).toBe(home)
    },
  )
})

const expectMoved = async (from: string, to: string) => {
  expect(await ledTo(from)).toEqual([301, to])
  expect((await ask(to)).status).toBe(200)
}

test.each([
  ['/contact-us', '/informasi/hubungi-kami'],
  ['/en/contact-us', '/en/informasi/hubungi-kami'],
  ['/blog/sidebar-1', '/artikel'],
  ['/en/blog/sidebar-1', '/en/artikel'],
])('the other name %s leads to %s for good', { tags: ['routes.other-names'] }, expectMoved)

test.each([
  ['/rumah-sakit/4', '/rumah-sakit/rs-kawung-bekasi-timur'],
  ['/en/rumah-sakit/4/ambulance', '/en/rumah-sakit/rs-kawung-bekasi-timur/ambulance'],
  ['/rumah-sakit/4/layanan', '/rumah-sakit/rs-kawung-bekasi-timur/layanan'],
  ['/en/rumah-sakit/4/layanan/mata', '/en/rumah-sakit/rs-kawung-bekasi-timur/layanan/mata'],
])('the hospital of a number, %s, is at its name, %s', { tags: ['routes.hospital-number'] }, expectMoved)

test.each([
  ['/paket/', '/paket'],
  ['/en/paket/?q=jantung', '/en/paket?q=jantung'],
  ['/en/', '/en'],
  // The address of another category.
  ['/en/berita/gusi-berdarah-dan-karang-gigi', `/en${article}`],
])('%s has moved to %s for good', expectMoved)

test.each(['/rumah-sakit/4', '/_data/rumah-sakit/4', '/en/berita/gusi-berdarah-dan-karang-gigi'])(
  'where the CMS leads %s may change: browsers ask again each time',
  async (path) => {
    expect((await ask(path)).headers.get('cache-control')).toBe('no-cache')
  },
)

describe('without its main part', () => {
  test.each([
    ['/jadwal-dokter', 'listDoctorSchedules'],
    ['/dokter', 'DoctorSearch'],
    ['/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha', 'DoctorBySlug'],
    ['/paket', 'Packages'],
    ['/rumah-sakit', 'Hospitals'],
    [hospital, 'HospitalBySlug'],
    ['/artikel', 'Articles'],
    [article, 'ArticleBySlug'],
    ['/informasi/event-community', 'Events'],
    ['/informasi/event-community/senam-jantung-sehat-bersama', 'EventBySlug'],
    ['/about-us', 'HospitalProfiles'],
  ])(
    '%s (%s) is a 502 that says so and whom to call in both languages',
    { tags: ['errors.page', 'errors.status'] },
    async (path, operation) => {
      for (const [language, words] of [
        ['', 'Halaman ini belum dapat ditampilkan'],
        ['/en', 'This page cannot be shown just now'],
      ] as const) {
        const response = await ask(`${language}${path}?__fault=${operation}=500`)
        expect(response.status).toBe(502)
        const main = readMarkup(await response.text()).one('main')
        expect(main.one('h1').text).toBe(words)
        expect(main.has('a', { href: /^tel:\+?\d+$/ })).toBe(true)
      }
    },
  )
})

test('what makes no sense in the address of an appointment is no choice', async () => {
  expect((await ask('/dokter/appointment?rs=../x&tanggal=2026-02-31&jam=9')).status).toBe(200)
})

test('the language switch goes nowhere but to this site', async () => {
  for (const target of ['//jahat.example', 'https://jahat.example', '/\\jahat.example', '/%09/jahat.example']) {
    const [, location] = await ledTo(`/_locale/en?to=${encodeURIComponent(target)}`)
    expect(new URL(String(location), siteOrigin).origin).toBe(siteOrigin)
  }
})

test('a visitor who has chosen English is led to the English page, and not the next one', async () => {
  expect(await ledTo('/paket?q=jantung', 'locale=en')).toEqual([302, '/en/paket?q=jantung'])
  expect((await ask('/paket?q=jantung')).status).toBe(200)
})
