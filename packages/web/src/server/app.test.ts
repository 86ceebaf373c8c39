import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { layerOrder } from '@hospital/ui/layers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { backEndSettings, configOf } from '../testing/config-of.ts'
import { siteOrigin, testSites } from '../testing/test-site.ts'
import { createSite } from './app.ts'
import type { Site } from './app.ts'
import { silentLog } from './http/log.ts'
import type { RequestLog } from './http/log.ts'

/** A page that tells a doctor's times, and so is made for each visitor. */
const slots = '/dokter/appointment?dokter=dr-ratna-widyaningsih-sp-jp-k-fiha'

const config = configOf({
  ...backEndSettings,
  TRUSTED_PROXIES: '1',
})

describe('when not even the error page can be shown', () => {
  test.each([
    ['/', 'Terjadi kesalahan saat menampilkan halaman galat', 'href="/"'],
    ['/en', 'An error occurred while showing the error page', 'href="/en"'],
  ])(
    '%s still says so, with a way home and the whole policy',
    { tags: ['errors.last-resort', 'errors.status'] },
    async (path, words, home) => {
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
      const requests: RequestLog[] = []
      const errors = vi.fn<(requestId: string, error: Error) => void>()
      const log = { ...silentLog, request: (entry: RequestLog) => void requests.push(entry), error: errors }
      const site = createSite({ config, assets: () => Promise.reject(new Error('rahasia')), log })
      const response = await site.fetch(new Request(`https://rs.example${path}?nama=Siti`))
      const html = await response.text()
      expect(response.status).toBe(500)
      expect(html).toContain(words)
      expect(html).toContain(home)
      expect(response.headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
      expect(response.headers.get('strict-transport-security')).toContain('max-age')
      expect(JSON.stringify(requests)).not.toMatch(/rahasia|Siti/)
      expect(requests).toMatchObject([{ route: '/', status: 500, method: 'GET' }])
      expect(errors).toHaveBeenCalledTimes(1)
      vi.unstubAllGlobals()
    },
  )
})

describe('on the contract server', () => {
  // All requests fall within one minute, because the site reads the popup again each minute.
  const sites = testSites(new Date('2026-11-21T03:00:10Z'))

  test.each([
    ['GET', '/health', '/health'],
    ['GET', '/_locale/en?to=/dokter', '/_locale/:locale'],
    ['GET', '/dokter/siti', '/dokter/:slug'],
    ['GET', '/_data/dokter/siti', '/_data/dokter/:slug'],
    ['GET', '/nama/siti/rahayu', '(none)'],
    ['GET', '/api/member/siti', '/api/*'],
    ['GET', '/api/siti/rahayu', '/api/*'],
    ['POST', '/_search', '/_search'],
    ['POST', '/siti', '/:category'],
    ['PUT', '/siti', '(other)'],
    ['GET', `/${'siti'.repeat(500)}`, '(other)'],
  ])('the log names the pattern of %s %s', async (method, path, route) => {
    const requests: RequestLog[] = []
    const site = sites.create({ log: { ...silentLog, request: (entry) => void requests.push(entry) } })
    await site.fetch(new Request(`${siteOrigin}${path}`, { method }))
    expect(requests).toMatchObject([{ method, route }])
  })

  const sheet = { href: '/assets/site.css', text: 'body{color:teal}' }
  const assets = { entry: '/entry.js', stylesOf: () => [sheet], scriptsOf: () => [], font: undefined }
  let site: Site
  beforeAll(() => {
    site = sites.create({ assets: () => Promise.resolve(assets), inline: { styles: [sheet.text], scripts: [] } })
  })

  const visit = async (headers: Record<string, string> = {}, path = '/', method = 'GET') =>
    site.fetch(new Request(`${siteOrigin}${path}`, { method, headers }))

  test.each([
    ['has no parts', 'multipart/form-data; boundary=batas', 'rusak', 400],
    ['does not say where its parts end', 'multipart/form-data', 'rusak', 400],
    ['is none', 'application/json', '{}', 415],
    ['is plain text', 'text/plain', 'nama=Siti', 415],
  ])('a form that %s is refused, and is no failure of the site', async (_what, type, body, status) => {
    const headers = { 'content-type': type, origin: siteOrigin }
    const response = await site.fetch(
      new Request(`${siteOrigin}/informasi/hubungi-kami`, { method: 'POST', headers, body }),
    )
    expect(response.status).toBe(status)
  })

  test('a second visitor costs the back ends nothing', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    await visit()
    const asked = fetched.mock.calls.length
    expect(asked).toBeGreaterThan(10)
    expect((await visit()).status).toBe(200)
    expect(fetched.mock.calls.length).toBe(asked)
    fetched.mockRestore()
  })

  test('the first visitor and the next get the same document, each compressed as their browser wants it', async () => {
    const plain = Buffer.from(await (await visit({}, '/paket')).arrayBuffer())
    const forms: readonly (readonly [string, (bytes: Buffer) => Buffer])[] = [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ]
    for (const [encoding, decompress] of forms) {
      for (const path of ['/paket', '/paket?utm_source=iklan', `/paket?q=${encoding}`, `/paket?q=${encoding}`]) {
        const response = await visit({ 'accept-encoding': encoding }, path)
        expect(response.headers.get('content-encoding')).toBe(encoding)
        const html = decompress(Buffer.from(await response.arrayBuffer())).toString()
        if (!path.includes('q=')) expect(html).toBe(plain.toString())
      }
    }
  })

  test.each([
    ['zstd, gzip', 'zstd', zstdDecompressSync],
    // As Chromium and Firefox ask.
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    // As Safari asks.
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['zstd;q=0, br;q=0', null, (bytes: Buffer) => bytes],
  ])('a page that is made for one visitor is compressed for %s', async (accepted, encoding, decompress) => {
    const response = await visit({ 'accept-encoding': accepted }, slots)
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toContain('Accept-Encoding')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(decompress(Buffer.from(await response.arrayBuffer())).toString()).toMatch(/^<!doctype html>[^]*<\/html>$/)
  })

  test.each([
    ['br;q=0', null],
    ['br;q=0, gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=0.5, br;q=0.9', 'br'],
    ['gzip;q=0.9, br;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
    ['identity', null],
    ['abracadabra', null],
    ['', null],
  ])('a client that accepts %j is sent a cached page as %s', async (accepted, encoding) => {
    expect((await visit({ 'accept-encoding': accepted }, '/paket')).headers.get('content-encoding')).toBe(encoding)
  })

  test.each(['/?utm_source=iklan', '/?apa=saja', '/?page=2&rs=RS01'])(
    '%s is answered with the document of the home page, whose page reads none of it',
    async (path) => {
      const { headers } = await visit()
      const fetched = vi.spyOn(globalThis, 'fetch')
      expect((await visit({}, path)).headers.get('etag')).toBe(headers.get('etag'))
      expect(fetched).not.toHaveBeenCalled()
      fetched.mockRestore()
    },
  )

  test.each(['same', 'weak', 'listed'])(
    'a document that a browser has already is not sent again: %s tag',
    async (how) => {
      const etag = (await visit({ 'accept-encoding': 'br' }, '/paket')).headers.get('etag') ?? ''
      const tags = { same: etag, weak: `W/${etag}`, listed: `"lain", ${etag}` }
      const again = await visit({ 'if-none-match': tags[how as keyof typeof tags], 'accept-encoding': 'br' }, '/paket')
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      expect(again.headers.get('etag')).toBe(etag)
      expect(again.headers.get('link')).toBeNull()
    },
  )

  test.each(['/paket', '/_data/paket', '/sitemap.xml'])('%s has a tag of its own for each encoding', async (path) => {
    const tagOf = async (accepted: string) => (await visit({ 'accept-encoding': accepted }, path)).headers.get('etag')
    const tags = [await tagOf('br'), await tagOf('gzip'), await tagOf('')]
    expect(new Set(tags).size).toBe(3)
    const other = await visit({ 'if-none-match': tags[0] ?? '', 'accept-encoding': 'gzip' }, path)
    expect([other.status, other.headers.get('content-encoding')]).toEqual([200, 'gzip'])
    expect((await visit({ 'if-none-match': tags[1] ?? '', 'accept-encoding': 'gzip' }, path)).status).toBe(304)
  })

  test.each([
    ['of a page', '/_data/paket', {}, 200],
    ['that a browser has already', '/_data/paket', { 'if-none-match': '*' }, 304],
    ['of a page that is made for each visitor', `/_data${slots}`, {}, 200],
    ['of an address without a page', '/_data/tidak-ada', {}, 200],
    ['of a page that wants a log-in', '/_data/member-area/profile', {}, 302],
  ])('data %s names the build, so that a page of another one is left', async (_what, path, headers, status) => {
    const response = await visit(headers, path)
    expect([response.status, response.headers.get('build')]).toEqual([status, '/entry.js'])
    expect(await (await visit()).text()).toContain(
      '<script type="module" fetchpriority="low" src="/entry.js" id="entry">',
    )
  })

  test('HEAD is answered as GET, without the document', async () => {
    const [whole, head] = [await visit({}, '/paket'), await visit({}, '/paket', 'HEAD')]
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    for (const name of ['etag', 'content-type', 'cache-control', 'link', 'vary'])
      expect(head.headers.get(name)).toBe(whole.headers.get(name))
  })

  test.each([
    ['/en/paket', 200],
    ['/en/paket?__fault=none=500', 200],
    [slots, 200],
  ])('what %s needs of the build is named before its document', async (path, status) => {
    const response = await visit({}, path)
    expect(response.status).toBe(status)
    expect(response.headers.get('link')).toMatch(/<\/entry.js>; rel="modulepreload"; fetchpriority="low"$/)
  })

  test('a connection to the host of pictures is asked for by a page that shows one, and by no other', async () => {
    expect((await visit({}, '/paket')).headers.get('link')).toContain(`<${sites.contracts().url}>; rel="preconnect"`)
    expect((await visit({}, '/informasi/gabung-komunitas')).headers.get('link')).not.toContain('preconnect')
  })

  test('what development adds to a document comes after the order of the layers, and before the site’s own scripts, which need it', async () => {
    const development = sites.create({
      assets: () => Promise.resolve({ ...assets, developmentHead: '<script>preamble</script>' }),
      strictPolicy: false,
      cache: false,
    })
    const html = await (await development.fetch(new Request(`${siteOrigin}/informasi/hubungi-kami`))).text()
    expect(html.indexOf('preamble')).toBeGreaterThan(html.indexOf(layerOrder))
    expect(html).toContain(layerOrder)
    expect(html.indexOf('preamble')).toBeLessThan(html.indexOf('/entry.js'))
  })

  test('a style is in the document, and in the policy by its hash', async () => {
    const response = await visit()
    const hash = createHash('sha256').update('body{color:teal}').digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
    expect(await response.text()).toContain('<style data-href="/assets/site.css">body{color:teal}</style>')
  })

  test.each([
    ['/entah', 'id', 'Halaman ini tidak ditemukan'],
    ['/en/dokter/entah', 'en', 'This page could not be found'],
    ['/a/b/c/d', 'id', 'Halaman ini tidak ditemukan'],
  ])('%s is a 404 in its language, rendered once for all addresses that lead nowhere', async (path, locale, words) => {
    const [first, second] = [await visit({}, path), await visit({}, `${path}-lagi`)]
    const html = await first.text()
    expect([first.status, second.status]).toEqual([404, 404])
    expect(html).toContain(`<html lang="${locale}"`)
    expect(html).toMatch(new RegExp(`${words}|This page could not be found`))
    expect(await second.text()).toBe(html)
    expect(first.headers.get('cache-control')).toBe('no-store')
  })

  test(
    'the home page, and a page without a description of its own, are described by the sentence of the group',
    { tags: ['seo.default-description'] },
    async () => {
      const sentence =
        '<meta name="description" content="Menjadi Pusat Rujukan Rumah Sakit di Karawang dan daerah sekitarnya.">'
      for (const path of ['/', '/cari']) expect((await (await visit({}, path)).text()).includes(sentence)).toBe(true)
    },
  )

  test('an address that no browser needs is refused before anything else', async () => {
    expect((await visit({}, `/${'a'.repeat(1000)}`)).status).toBe(414)
    expect((await visit({}, `/cari?q=${'a'.repeat(8000)}`)).status).toBe(414)
    expect((await visit({}, `/cari?q=${'a'.repeat(5000)}`)).status).toBe(200)
    expect((await visit({}, `/cari?${'a=1&'.repeat(199)}`)).status).toBe(200)
    expect((await visit({}, `/cari?${'a=1&'.repeat(200)}`)).status).toBe(414)
  })
})
