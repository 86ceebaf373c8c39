import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { startMockServer } from '@hospital/mocks/server'
import type { MockServer } from '@hospital/mocks/server'
import { layerOrder } from '@hospital/ui/layers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { demoEnvironment } from '../../scripts/demo-environment.ts'
import { readConfig } from './config.ts'
import type { RequestLog } from './http/log.ts'
import { createSite } from './app.ts'
import type { Site } from './app.ts'

const result = readConfig({
  MEMBER_API_URL: 'https://api.rs.example/member',
  COMPANY_API_URL: 'https://api.rs.example/company',
  CMS_URL: 'https://cms.rs.example',
  CMS_TOKEN: 'contoh-token',
  SOCIAL_FEED_URL: 'https://feed.rs.example',
  SOCIAL_FEED_TOKEN: 'contoh-token',
  HOSPITAL_CARE_ORIGINS: 'https://care.rs.example',
  SITE_URL: 'https://rs.example',
})
if ('mistakes' in result) throw new Error(result.mistakes.join())
const { config } = result

describe('when not even the error page can be shown', () => {
  test.each([
    ['/', 'Terjadi kesalahan saat menampilkan halaman galat', 'href="/"'],
    ['/en', 'An error occurred while showing the error page', 'href="/en"'],
  ])('%s still says so, with a way home and the whole policy', async (path, words, home) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const logged: RequestLog[] = []
    const site = createSite({ config, assets: () => Promise.reject(new Error('rahasia')), log: (entry) => void logged.push(entry) })
    const response = await site.fetch(new Request(`https://rs.example${path}?nama=Siti`))
    const html = await response.text()
    expect(response.status).toBe(500)
    expect(html).toContain(words)
    expect(html).toContain(home)
    expect(response.headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
    expect(response.headers.get('strict-transport-security')).toContain('max-age')
    expect(JSON.stringify([logged, stderr.mock.calls])).not.toMatch(/rahasia|Siti/)
    expect(logged).toMatchObject([{ route: '/', status: 500, method: 'GET' }])
    vi.unstubAllGlobals()
    stderr.mockRestore()
  })
})

/** The cookie of somebody who is logged in. */
const siti = `auth=${encodeURIComponent(JSON.stringify({ id: 1, nama_lengkap: 'Siti Rahayu', email: null, no_telp: null, gender: 'P' }))}`

describe('on the contract server', () => {
  let contracts: MockServer
  let site: Site
  beforeAll(async () => {
    contracts = await startMockServer({ port: 0 })
    const demo = readConfig(demoEnvironment(contracts.url, 0))
    if ('mistakes' in demo) throw new Error(demo.mistakes.join())
    const sheet = { href: '/assets/site.css', text: 'body{color:teal}' }
    const assets = { entry: '/entry.js', stylesOf: () => [sheet], scriptsOf: () => [], font: undefined }
    // Within one minute, since the popup is asked for anew each minute.
    const now = () => new Date('2026-11-21T03:00:10Z')
    site = createSite({ config: demo.config, assets: () => Promise.resolve(assets), inline: { styles: [sheet.text], scripts: [] }, log: () => undefined, now })
  })
  afterAll(() => contracts.close())

  const visit = async (headers: Record<string, string> = {}, path = '/') => site.fetch(new Request(`http://localhost${path}`, { headers }))

  test.each([
    ['has no parts', 'multipart/form-data; boundary=batas', 'rusak'],
    ['does not say where its parts end', 'multipart/form-data', 'rusak'],
    ['is none', 'application/json', '{}'],
  ])('a form that %s is refused, and is no failure of the site', async (_what, type, body) => {
    const headers = { 'content-type': type, origin: 'http://localhost' }
    const response = await site.fetch(new Request('http://localhost/informasi/hubungi-kami', { method: 'POST', headers, body }))
    expect(response.status).toBe(400)
  })

  test('a second visitor costs the back ends nothing, and sees nothing of the first one’s session', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    expect(await (await visit({ cookie: siti })).text()).toContain('Siti Rahayu')
    const asked = fetched.mock.calls.length
    expect(asked).toBeGreaterThan(10)
    const second = await visit()
    expect(second.status).toBe(200)
    expect(await second.text()).not.toContain('Siti Rahayu')
    expect(fetched.mock.calls.length).toBe(asked)
    fetched.mockRestore()
  })

  test('the first visitor and the next get the same document, each compressed as their browser wants it', async () => {
    const plain = Buffer.from(await (await visit({}, '/paket')).arrayBuffer())
    const forms: readonly (readonly [string, (bytes: Buffer) => Buffer])[] = [['br', brotliDecompressSync], ['gzip', gunzipSync]]
    for (const [encoding, decompress] of forms) {
      for (const path of ['/paket', '/paket?utm_source=iklan', `/paket?page=${encoding}`, `/paket?page=${encoding}`]) {
        const response = await visit({ 'accept-encoding': encoding }, path)
        expect(response.headers.get('content-encoding')).toBe(encoding)
        const html = decompress(Buffer.from(await response.arrayBuffer())).toString()
        expect(html.replaceAll(`%3Fpage%3D${encoding}`, '')).toBe(plain.toString())
      }
    }
  })

  test('whoever is logged in gets the same document in whatever way their browser wants it', async () => {
    const forms: readonly (readonly [string, (bytes: Buffer) => Buffer])[] = [['zstd', zstdDecompressSync], ['br', brotliDecompressSync], ['gzip', gunzipSync]]
    const plain = await (await visit({ cookie: siti })).text()
    for (const [encoding, decompress] of forms) {
      const response = await visit({ cookie: siti, 'accept-encoding': encoding })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('vary')).toContain('Accept-Encoding')
      expect(decompress(Buffer.from(await response.arrayBuffer())).toString()).toBe(plain)
    }
  })

  test.each(['/?utm_source=iklan', '/?apa=saja', '/?page=2&rs=RS01'])('%s is answered with the document of the home page, whose page reads none of it', async (path) => {
    const { headers } = await visit()
    const fetched = vi.spyOn(globalThis, 'fetch')
    expect((await visit({}, path)).headers.get('etag')).toBe(headers.get('etag'))
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockRestore()
  })

  test('a document that a browser has already is not sent again', async () => {
    const etag = (await visit({}, '/dokter')).headers.get('etag') ?? ''
    const again = await visit({ 'if-none-match': etag, 'accept-encoding': 'br' }, '/dokter')
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('etag')).toBe(etag)
    expect(again.headers.get('link')).toBeNull()
  })

  test.each([
    ['anybody', '/en/paket', ''],
    ['whoever is logged in', '/en/paket', siti],
    ['whoever tries faults out, for whom nothing is kept', '/en/paket?__fault=none=500', ''],
  ])('what a page needs of the build is named before its document, for %s', async (_, path, cookie) => {
    const { status, headers } = await visit({ cookie }, path)
    expect(status).toBe(200)
    expect(headers.get('link')).toBe(`<${contracts.url}>; rel="preconnect", </entry.js>; rel="modulepreload"; fetchpriority="low"`)
  })

  test('no connection to the host of pictures is asked for by a page that shows none of it', async () => {
    expect((await visit({}, '/informasi/newsletter')).headers.get('link')).toBe('</entry.js>; rel="modulepreload"; fetchpriority="low"')
  })

  test('what development adds to a document comes after the order of the layers, and before the site’s own scripts, which need it', async () => {
    const demo = readConfig(demoEnvironment(contracts.url, 0))
    if ('mistakes' in demo) throw new Error(demo.mistakes.join())
    const assets = { entry: '/entry.js', stylesOf: () => [], scriptsOf: () => [], font: undefined, developmentHead: '<script>preamble</script>' }
    const development = createSite({ config: demo.config, assets: () => Promise.resolve(assets), log: () => undefined, strictPolicy: false, contentCache: false })
    const html = await (await development.fetch(new Request('http://localhost/informasi/hubungi-kami'))).text()
    expect(html.indexOf('preamble')).toBeGreaterThan(html.indexOf(layerOrder))
    expect(html).toContain(layerOrder)
    expect(html.indexOf('preamble')).toBeLessThan(html.indexOf('/entry.js'))
  })

  test('a style stands in the document, and in the policy by its hash', async () => {
    const response = await visit()
    const hash = createHash('sha256').update('body{color:teal}').digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
    expect(await response.text()).toContain('<style data-href="/assets/site.css">body{color:teal}</style>')
  })
})
