import { beforeAll, describe, expect, test } from 'vitest'
import { siteOrigin, testSites } from '../../testing/test-site.ts'
import type { Site } from '../app.ts'

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
let site: Site
beforeAll(() => {
  site = sites.create()
})

const ask = async (path: string, cookie: string) =>
  site.fetch(new Request(`${siteOrigin}${path}`, { headers: { cookie } }))

const words = 'Pesan-Orang-Asing'
const patient = encodeURIComponent(
  JSON.stringify({ id: 7, nama_lengkap: words, email: null, no_telp: null, gender: 'P' }),
)
const company = encodeURIComponent(JSON.stringify({ id: 7, name: words, email: null, role_id: 2 }))

/** Spellings of cookies that two parsers of sessions may read differently. */
const spellings: readonly string[] = [
  `auth=${patient}`,
  `auth =${patient}`,
  ` auth=${patient}`,
  `auth= ${patient}`,
  `auth\t=${patient}`,
  `\tauth=${patient}`,
  `auth="${patient}"`,
  `auth=${patient};`,
  `;auth=${patient}`,
  `;;auth=${patient}`,
  `x=1;auth=${patient}`,
  `x=1; auth=${patient}`,
  `x=1;  auth=${patient}`,
  `x=1,auth=${patient}`,
  `x=1, auth=${patient}`,
  `auth=${patient}; auth=x`,
  `auth=x; auth=${patient}`,
  `AUTH=${patient}`,
  `Auth=${patient}`,
  `%61uth=${patient}`,
  `auth%20=${patient}`,
  `auth==${patient}`,
  `=auth=${patient}`,
  `auth[]=${patient}`,
  `auth.x=${patient}`,
  `__Host-auth=${patient}`,
  `auth_family=${patient}`,
  `auth_family=${patient}; auth=${patient}`,
  `authCompany=${company}`,
  `authCompany =${company}`,
  `authcompany=${company}`,
  `authCompany="${company}"`,
  `x=1;authCompany=${company}`,
  `auth=${company}`,
  `authCompany=${patient}`,
  `auth=${decodeURIComponent(patient)}`,
  `auth=${encodeURIComponent(patient)}`,
  `session=${patient}`,
  `locale=${patient}`,
  `locale=id; auth=${patient}`,
  `$Version=1; auth=${patient}`,
  `auth=j:${patient}`,
]

describe('a page that is cached', () => {
  test('40 spellings are tried', () => {
    expect(new Set(spellings).size).toBeGreaterThanOrEqual(40)
  })

  test.each(['/', '/en', '/paket', '/artikel', '/cari?q=jantung', '/account/forget-password', '/entah'])(
    '%s is the same for every visitor, whatever their cookies, and holds nothing of them',
    async (path) => {
      const everybody = await (await ask(path, '')).text()
      for (const cookie of spellings) {
        const own = await (await ask(path, cookie)).text()
        expect(own === everybody, cookie).toBe(true)
      }
      const after = await (await ask(path, '')).text()
      expect(after).toBe(everybody)
      expect(after).not.toContain(words)
    },
  )

  test.each(['/', '/paket', '/en/dokter'])('%s tells shared caches so', async (path) => {
    const { headers } = await ask(path, `auth=${patient}`)
    expect(headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=10, stale-while-revalidate=30, stale-if-error=86400',
    )
    expect(headers.get('vary')).toBe('Accept-Encoding')
    expect(headers.get('set-cookie')).toBeNull()
  })
})

describe('a page of an area', () => {
  test.each([
    ['/member-area/profile', `auth=${patient}`],
    ['/company-area/profile', `authCompany=${company}`],
  ])('%s is open to its visitor and stored nowhere', async (path, cookie) => {
    const response = await ask(path, cookie)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    // A document names its own user only, never the previous one.
    expect(await response.text()).toContain(path.startsWith('/member-area') ? words : '<main')
    expect(await (await ask(path, cookie.replaceAll(encodeURIComponent(words), 'Mariam'))).text()).not.toContain(words)
    const stranger = await ask(path, '')
    expect([stranger.status, stranger.headers.get('location')]).toEqual([302, '/'])
  })

  test.each([`auth =${patient}`, `Auth=${patient}`, 'auth=x', `authCompany=${company}`])(
    'is not opened by the cookie %s',
    async (cookie) => {
      expect((await ask('/member-area/profile', cookie)).headers.get('location')).toBe('/')
    },
  )
})

test.each([
  ['', false],
  ['?rs=RS01', false],
  ['?rs=RS01&spesialis=SPJP&hari=Senin', false],
  ['?rs=RS01&spesialis=SPJP&dokter=dr-ratna-widyaningsih-sp-jp-k-fiha', true],
  ['?dokter=dr-ratna-widyaningsih-sp-jp-k-fiha&tanggal=2026-11-24', true],
  ['?dokter=dr-ratna-widyaningsih-sp-jp-k-fiha&tanggal=2026-11-24&jam=09:00', true],
])(
  'a page of the booking at %s is kept by no other cache if it tells slots, which change by the minute: %s',
  async (query, isOwn) => {
    for (const path of ['/dokter/appointment', '/_data/dokter/appointment']) {
      const stored = (await ask(`${path}${query}`, '')).headers.get('cache-control') ?? ''
      expect(stored.includes('no-store')).toBe(isOwn)
    }
  },
)

test('a visitor who chose English is sent there from a bare address, before any cache', async () => {
  await ask('/paket', '')
  const response = await ask('/paket?q=jantung', 'x=1; locale=en')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/en/paket?q=jantung'])
  expect((await ask('/en/paket', 'locale=en')).status).toBe(200)
  expect((await ask('/paket', 'locale=fr')).status).toBe(200)
})
