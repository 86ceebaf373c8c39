import { beforeAll, describe, expect, test } from 'vitest'
import { siteOrigin, testSites } from '../../testing/test-site.ts'
import type { Site } from '../app.ts'

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
let site: Site
beforeAll(() => {
  site = sites.create()
})

const host = 'jahat.example'

/** Ends of an address that a browser may read as another host. */
const evasions: readonly string[] = [
  `//${host}`,
  `//${host}/`,
  `///${host}/`,
  `////${host}/`,
  `//${host}/?a=b`,
  `//${host}/#x`,
  `/\\${host}/`,
  `\\\\${host}/`,
  `/%5c${host}/`,
  `/%5C%5C${host}/`,
  `/%2f${host}/`,
  `/%2F%2F${host}/`,
  `/.//${host}/`,
  `/./${host}/`,
  `/..//${host}/`,
  `/../${host}/`,
  `/a/..//${host}/`,
  `/a/../..//${host}/`,
  `/%2e//${host}/`,
  `/%2e%2e//${host}/`,
  `/.%2e//${host}/`,
  `/%2E.//${host}/`,
  `/\t/${host}/`,
  `/%09/${host}/`,
  `/\n/${host}/`,
  `/%0a/${host}/`,
  `/%0d%0aLocation:%20https://${host}/`,
  `/%00/${host}/`,
  `/ /${host}/`,
  `/%20/${host}/`,
  `//user@${host}/`,
  `//user:pass@${host}/`,
  `//${host}:443/`,
  `//${host}%2f..`,
  `//[::1]/`,
  `//127.0.0.1/`,
  `/https://${host}/`,
  `/https:/${host}/`,
  `/https:${host}/`,
  `/javascript:alert(1)/`,
  `/data:text/html,x/`,
  `/;//${host}/`,
  `/?//${host}/`,
  `/#//${host}/`,
  `/%E3%80%82${host}/`,
  `/%EF%BC%8F${host}/`,
  `/%EF%BC%8F%EF%BC%8F${host}/`,
  `/\u2028//${host}/`,
  `/%E2%80%A8//${host}/`,
  `/\u00a0//${host}/`,
  `/%C2%A0//${host}/`,
  `/en//${host}/`,
  `/en/..//${host}/`,
  `/en/%2e%2e//${host}/`,
  `/en\\${host}/`,
  `/paket//${host}/`,
  `/paket/..//${host}/`,
  `/contact-us//${host}/`,
  `/blog//${host}/`,
  `/member-area//${host}/`,
  `/member-area/..//${host}/`,
  `/rumah-sakit/1/..//../${host}/`,
  `//${host}/paket/`,
  `//${host}//`,
]

/** The places that redirect, each with the end of an address. */
const places: readonly (readonly [
  string,
  (rest: string) => { readonly path: string; readonly cookie?: string; readonly method?: string },
])[] = [
  ['a page', (rest) => ({ path: rest })],
  ['a page with a slash at its end', (rest) => ({ path: `${rest}/` })],
  ['an English page', (rest) => ({ path: `/en${rest}` })],
  ['a page for a visitor who chose English', (rest) => ({ path: rest, cookie: 'locale=en' })],
  ['the data of a page', (rest) => ({ path: `/_data${rest}` })],
  ['the data of an English page', (rest) => ({ path: `/_data/en${rest}` })],
  ['the language switch', (rest) => ({ path: `/_locale/en?to=${encodeURIComponent(rest)}` })],
  [
    'the language switch with what is not encoded',
    (rest) => ({ path: `/_locale/id?to=${rest.replaceAll('#', '%23')}` }),
  ],
  ['the path of the language switch', (rest) => ({ path: `/_locale/en${rest}` })],
  ['a form', (rest) => ({ path: `/informasi/hubungi-kami${rest}`, method: 'POST' })],
]

describe.each(places)('%s', (_place, requestOf) => {
  test('leads to no other host, however it is asked for', async () => {
    for (const rest of evasions) {
      const { path, cookie = '', method = 'GET' } = requestOf(rest)
      // As in a raw request, where a path is not resolved against a base first.
      if (!URL.canParse(`${siteOrigin}${path}`)) continue
      const headers = {
        cookie,
        origin: siteOrigin,
        ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      }
      const body = method === 'POST' ? 'nama=Siti&email=siti@contoh.example&pesan=Halo' : null
      const response = await site.fetch(new Request(`${siteOrigin}${path}`, { method, headers, body }))
      await response.body?.cancel()
      const location = response.headers.get('location')
      if (location === null) continue
      expect(location, path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
      expect(new URL(location, 'https://rs.example').origin, path).toBe('https://rs.example')
    }
  }, 60_000)
})

test('60 evasions are tried', () => {
  expect(new Set(evasions).size).toBeGreaterThanOrEqual(60)
})

test.each([
  ['/paket/', 301, '/paket'],
  ['/en/', 301, '/en'],
  ['/en/paket/', 301, '/en/paket'],
  ['/Paket?q=jantung', 301, '/paket?q=jantung'],
  ['/dokter/dr%2Dmaya', 301, '/dokter/dr-maya'],
  ['/contact-us', 301, '/informasi/hubungi-kami'],
  ['/en/blog/sidebar-1', 301, '/en/artikel'],
  ['/rumah-sakit/1', 301, '/rumah-sakit/rs-kawung-karawang'],
  ['/_locale/en?to=/en/paket', 302, '/en/paket'],
])('%s leads with a %i to %s', async (path, status, to) => {
  const response = await site.fetch(new Request(`${siteOrigin}${path}`))
  expect([response.status, response.headers.get('location')]).toEqual([status, to])
})

test.each([
  ['the page of a visitor who chose English', '/paket', 'locale=en'],
  ['a page that wants a log-in', '/member-area/profile', ''],
  ['the data of a page that wants a log-in', '/_data/member-area/profile', ''],
])('%s is redirected by cookies: nothing stores that', async (_what, path, cookie) => {
  const { status, headers } = await site.fetch(new Request(`${siteOrigin}${path}`, { headers: { cookie } }))
  expect([status, headers.get('cache-control')]).toEqual([302, 'no-store'])
})
