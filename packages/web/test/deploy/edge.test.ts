import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { pageQueries } from '../../src/features/page-queries.ts'
import { sentQuery } from '../../src/forms/submission.ts'
import { canonicalPath } from '../../src/routes/href.ts'
import { routes } from '../../src/routes/table.ts'
import type { Route, RouteName } from '../../src/routes/table.ts'
import { nationalNumber } from '../../src/shell/emergency.ts'

const vcl = await readFile(new URL('../../deploy/edge/site.vcl', import.meta.url), 'utf8')

const startScript = await readFile(new URL('../../deploy/edge/start.sh', import.meta.url), 'utf8')

/** The text of a regular expression in the cache's configuration. */
const expressionIn = (pattern: RegExp): string => {
  const [, source] = pattern.exec(vcl) ?? []
  if (source === undefined) throw new Error(`site.vcl has no ${pattern.source}`)
  return source
}
const passed = new RegExp(expressionIn(/if \(req\.url ~ "(\^\/\(\?:_data[^"]*)"\)/))
const led = new RegExp(expressionIn(/req\.url !~ "([^"]*)"/))
const dropped = new RegExp(expressionIn(/regsuball\(req\.url, "([^"]*)", ""\)/), 'g')

/** An address of each page and of its data, in both languages. */
const addresses = (Object.entries(routes) as [RouteName, Route][]).flatMap(([name, route]) => {
  const parameters = Object.fromEntries(
    [...route.path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => [parameter, 'satu']),
  )
  const paths = (['id', 'en'] as const).map((locale) => canonicalPath(name, locale, parameters))
  // The two account pages of the former site redirect by the session.
  const isPersonal = route.area !== 'public' || route.page === 'account/account'
  return paths.flatMap((path) => [path, `/_data${path}`]).map((address) => ({ name, address, isPersonal }))
})

/** The cache's key for an address. */
const keyOf = (address: string): string => address.replace(dropped, '').replace(/[?&]+$/, '')

describe('the site that leads a visitor on is found by their address', () => {
  const [, pattern = ''] = /X-Forwarded-For, "([^"]*)", /.exec(startScript) ?? []
  const addressOf = (header: string, proxies: number) =>
    header.replace(new RegExp(pattern.replace('%s', String(proxies))), '$1')

  test.each([
    ['192.0.2.1', 0, '192.0.2.1'],
    ['forged, 192.0.2.1', 0, '192.0.2.1'],
    ['192.0.2.1, 10.0.0.1', 1, '192.0.2.1'],
    ['forged,also, 2001:db8::1, 10.0.0.1', 1, '2001:db8::1'],
    ['forged, 192.0.2.1, 10.0.0.2, 10.0.0.1', 2, '192.0.2.1'],
  ])('in %s with %i proxies before the cache', (header, proxies, address) =>
    expect(addressOf(header, proxies)).toBe(address),
  )
})

describe('the cache in front of sites', () => {
  test.each(addresses.filter(({ isPersonal }) => isPersonal))(
    'keeps nothing of $address, and lets its cookies through',
    ({ address }) => {
      expect(address).toMatch(passed)
      expect(`${address}?page=2`).toMatch(passed)
    },
  )

  test.each(addresses.filter(({ isPersonal }) => !isPersonal))('keeps $address', ({ address }) =>
    expect(address).not.toMatch(passed),
  )

  test.each(['/api/member/login', '/_locale/en', '/_log-out', '/_search', '/_revalidate', '/health', '/ready'])(
    'keeps nothing of %s',
    (address) => expect(address).toMatch(passed),
  )

  test.each(['/assets/entry.js', '/sitemap.xml', '/robots.txt', '/member-area-baru', '/accounting'])(
    'keeps %s',
    (address) => expect(address).not.toMatch(passed),
  )

  test('leaves every parameter that a public page reads', () => {
    const names = addresses.filter(({ isPersonal }) => !isPersonal).flatMap(({ name }) => pageQueries[name] ?? [])
    for (const name of [...names, sentQuery])
      for (const address of [`/x?${name}=1`, `/x?utm_source=a&${name}=1`, `/x?${name}=1&gclid=b`])
        expect(keyOf(address)).toBe(`/x?${name}=1`)
  })

  test.each([
    ['/?utm_source=iklan', '/'],
    ['/paket?utm_source=iklan&fbclid=1', '/paket'],
    ['/paket?q=', '/paket?q='],
    ['/cari?q=jantung&q2=x&xq=y', '/cari?q=jantung'],
    ['/dokter?page=2&&rs=RS01&', '/dokter?page=2&rs=RS01'],
    ['/dokter?%70age=2', '/dokter'],
  ])('takes %s for %s', (address, key) => expect(keyOf(address)).toBe(key))

  test('lets the site lead those who chose English to English pages, and nobody on from one', () => {
    for (const { address } of addresses) expect(led.test(address)).toBe(/^\/(?:en(?:\/|$)|_data\/)/.test(address))
  })

  test('tells the emergency number in both languages where no site can be reached', () => {
    const pages = [...vcl.matchAll(/<!doctype html>.*?<\/html>/g)].map(([page]) => page)
    expect(pages).toEqual([expect.stringContaining('lang="en"'), expect.stringContaining('lang="id"')])
    for (const page of pages) expect(page).toContain(`<a href="tel:${nationalNumber}">${nationalNumber}</a>`)
  })
})
