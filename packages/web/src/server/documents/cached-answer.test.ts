import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { siteOrigin, testSites } from '../../testing/test-site.ts'
import type { Site } from '../app.ts'
import { oneAtATime } from '../connection-line.ts'
import { silentLog } from '../http/log.ts'
import type { RequestLog } from '../http/log.ts'
import { createMetrics } from '../http/metrics.ts'
import type { CacheResult } from '../http/metrics.ts'
import type { WholeAnswer } from '../received-request.ts'
import { sendAtOnce } from '../send-at-once.ts'

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
let clock = 0
const log: RequestLog[] = []
const counted: (CacheResult | undefined)[] = []
const settings = { REVALIDATE_SECRET: 'sandi-webhook-contoh', CACHE_TAG_HEADER: 'xkey' }
const createSite = () =>
  sites.create(
    {
      clock: () => clock,
      log: { ...silentLog, request: (entry) => void log.push(entry) },
      metrics: { ...createMetrics(), request: (_entry, cache) => void counted.push(cache) },
    },
    settings,
  )

interface Received {
  readonly status: number | undefined
  /** Without the headers that differ from request to request. */
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let site: Site
/** The answer to the last request, if it was given at once. */
let answered: WholeAnswer | undefined
let origin: { readonly direct: string; readonly pipeline: string }
const servers: ReturnType<typeof createServer>[] = []

const listen = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

beforeAll(async () => {
  const listener = getRequestListener((received) => site.fetch(received), { overrideGlobalObjects: false })
  const pipeline: RequestListener = (received, response) => void listener(received, response)
  const answerAtOnce = sendAtOnce((received) => (answered = site.answerCached(received)))
  const direct = oneAtATime(pipeline, { answerAtOnce })
  origin = { direct: await listen(direct), pipeline: await listen(pipeline) }
})
afterAll(() => servers.forEach((server) => server.close()))

beforeEach(() => {
  clock = 0
  site = createSite()
})

const ask = async (
  from: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Received> => {
  const sent = request(`${from}${path}`, { method, headers, agent: false })
  sent.end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await response.toArray()).toString('base64')
  const { date: _date, 'x-request-id': _id, 'server-timing': _timing, ...same } = response.headers
  return { status: response.statusCode, headers: same, body }
}

/** Requests a cached page in both ways: at once, and through the handler. */
const bothWays = async (path: string, headers?: Readonly<Record<string, string>>, method?: string) => {
  for (let visit = 0; visit < 2; visit += 1) await ask(origin.pipeline, path, headers)
  log.length = 0
  counted.length = 0
  const pipeline = await ask(origin.pipeline, path, headers, method)
  answered = undefined
  const direct = await ask(origin.direct, path, headers, method)
  return { pipeline, direct, isFromCache: answered !== undefined }
}

/** Log lines of both ways, without the fields that differ from request to request. */
const lines = () =>
  log.map(({ requestId, duration, ...entry }) => ({ ...entry, hasId: requestId.length, hasTime: duration >= 0 }))

const user = { id: 7, nama_lengkap: 'Pasien Contoh', email: null, no_telp: null, gender: 'P' }
const patient = `auth=${encodeURIComponent(JSON.stringify(user))}`
const encodings = ['br', 'gzip', 'zstd', 'gzip, deflate, br, zstd', 'gzip;q=1, br;q=0.2', 'br;q=0', 'identity', '*']

describe('a page that is in the cache', () => {
  test.each([
    '/',
    '/en',
    '/paket',
    '/en/paket',
    '/artikel?page=2',
    '/paket?utm_source=surat&utm_medium=email',
    '/account/my-account',
    '/informasi/hubungi-kami',
  ])('%s is answered as by the whole site', async (path) => {
    const { pipeline, direct, isFromCache } = await bothWays(path, { 'accept-encoding': 'br' })
    expect(isFromCache).toBe(true)
    expect(direct).toEqual(pipeline)
    expect(direct.headers).toMatchObject({ 'content-encoding': 'br', 'x-frame-options': 'DENY' })
    expect(direct.headers['content-security-policy']).toContain("default-src 'none'")
    expect(direct.headers['xkey']).not.toBe('')
  })

  test.each(encodings)('is sent as a client takes it: %s', async (accepted) => {
    const { pipeline, direct, isFromCache } = await bothWays('/paket', { 'accept-encoding': accepted })
    expect(isFromCache).toBe(true)
    expect(direct).toEqual(pipeline)
  })

  test('is sent as it is to a client that names no encoding', async () => {
    const { pipeline, direct, isFromCache } = await bothWays('/paket')
    expect(isFromCache).toBe(true)
    expect(direct).toEqual(pipeline)
    expect(direct.headers['content-encoding']).toBeUndefined()
  })

  test.each([
    ['the same', (tag: string) => tag, 304],
    ['one that a proxy has weakened', (tag: string) => `"x", W/${tag}`, 304],
    ['that of another form', (tag: string) => tag.replace('.br', '.gzip'), 200],
  ])('is not sent again to a client with its tag: %s', async (_name, of, status) => {
    const { headers } = (await bothWays('/paket', { 'accept-encoding': 'br' })).direct
    const asked = { 'accept-encoding': 'br', 'if-none-match': of(headers.etag ?? '') }
    const { pipeline, direct, isFromCache } = await bothWays('/paket', asked)
    expect(isFromCache).toBe(true)
    expect(direct).toEqual(pipeline)
    expect(direct.status).toBe(status)
  })

  test.each(['locale=id; device=abc', 'auth=x', 'locale=en-x'])('is the same with cookies: %s', async (cookie) => {
    const { pipeline, direct, isFromCache } = await bothWays('/paket', { cookie })
    expect(isFromCache).toBe(true)
    expect(direct).toEqual(pipeline)
  })

  test('has its line in the log, and is counted', async () => {
    await bothWays('/dokter', { 'accept-encoding': 'br' })
    const [first, second] = lines()
    expect(second).toEqual(first)
    expect(second).toMatchObject({ route: '/dokter', method: 'GET', status: 200, hasId: 36 })
    expect(counted).toEqual(['hit', 'hit'])
  })

  test.each(['/', '/en/paket', '/_data/paket'])('%s has the same headers for HEAD, and no body', async (path) => {
    const { pipeline, direct, isFromCache } = await bothWays(path, { 'accept-encoding': 'br' }, 'HEAD')
    expect(isFromCache).toBe(true)
    expect(direct).toEqual(pipeline)
    expect(direct).toMatchObject({ status: 200, body: '', headers: { 'content-encoding': 'br' } })
    const [first, second] = lines()
    expect(second).toEqual(first)
    expect(second?.method).toBe('HEAD')
  })

  test('names the request that the log names', async () => {
    for (let visit = 0; visit < 2; visit += 1) await ask(origin.pipeline, '/paket')
    await ask(origin.direct, '/paket')
    expect(answered?.headers).toContain(log.at(-1)?.requestId)
  })
})

describe('data of a page that is in the cache', () => {
  test.each([
    '/_data/',
    '/_data',
    '/_data/en',
    '/_data/paket',
    '/_data/en/paket?page=2',
    '/_data/artikel?utm_source=surat',
  ])('%s is answered as by the whole site', async (path) => {
    const { pipeline, direct, isFromCache } = await bothWays(path, { 'accept-encoding': 'br' })
    expect(isFromCache).toBe(true)
    expect(direct).toEqual(pipeline)
    expect(direct.headers).toMatchObject({ 'content-type': 'application/json', build: expect.stringMatching(/./) })
    const [first, second] = lines()
    expect(second).toEqual(first)
    expect(second?.route).toMatch(/^\/_data/)
    expect(counted).toEqual(['hit', 'hit'])
  })

  test.each(['locale=en', patient])('does not depend on who asks: %s', async (cookie) => {
    const { pipeline, direct, isFromCache } = await bothWays('/_data/paket', { cookie })
    expect(isFromCache).toBe(true)
    expect(direct).toEqual(pipeline)
  })

  test('is not sent again to a client with its tag', async () => {
    const { headers } = (await bothWays('/_data/paket', { 'accept-encoding': 'br' })).direct
    const asked = { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' }
    const { pipeline, direct, isFromCache } = await bothWays('/_data/paket', asked)
    expect(isFromCache).toBe(true)
    expect(direct).toEqual(pipeline)
    expect(direct.status).toBe(304)
  })
})

describe('the whole site answers', () => {
  test.each<[string, string, Readonly<Record<string, string>>, string?]>([
    ['data of free places', '/_data/dokter/appointment?dokter=x&spesialis=y&tanggal=2026-11-23', {}],
    ['data of a page of an area', '/_data/member-area/login', {}],
    ['data of a page that is not there', '/_data/paket/tidak-ada', {}],
    ['data at an address that is written in another way', '/_data/Paket', {}],
    ['an address that only begins as one of data', '/_database', {}],
    ['another method', '/paket', {}, 'OPTIONS'],
    ['a visitor who chose English', '/paket', { cookie: 'locale=en' }],
    ['a patient at a page of visitors', '/account/my-account', { cookie: patient }],
    ['an address that is written in another way', '/Paket/', {}],
    ['an address with characters that a URL changes', '/paket?q=a%20b', {}],
    ['free places', '/dokter/appointment?dokter=x&spesialis=y&tanggal=2026-11-23', {}],
    ['a page of an area', '/member-area/login', {}],
    ['a page that is not there', '/paket/tidak-ada', {}],
    ['a fault of a demonstration', '/paket?__fault=Packages.500', {}],
    ['a host that is none', '/paket', { host: 'a host' }],
    ['a request with a body', '/paket', { 'content-length': '0' }],
    ['the site map', '/sitemap.xml', {}],
    ['a file or a fixed path', '/health', {}],
  ])('%s', async (_name, path, headers, method) => {
    const { pipeline, direct, isFromCache } = await bothWays(path, headers, method)
    expect(isFromCache).toBe(false)
    expect(direct).toEqual(pipeline)
  })

  test('a page that is not in the cache, or no longer fresh, or expired by an edit', async () => {
    const isFromCache = async () => {
      answered = undefined
      await ask(origin.direct, '/paket')
      return answered !== undefined
    }
    expect(await isFromCache()).toBe(false)
    expect(await isFromCache()).toBe(true)
    clock = 10_000
    expect(await isFromCache()).toBe(false)
    await expect.poll(isFromCache).toBe(true)
    const headers = { authorization: `Bearer ${settings.REVALIDATE_SECRET}` }
    const edit = new Request(`${siteOrigin}/_revalidate`, { method: 'POST', headers, body: '{"event":"entry.update"}' })
    expect((await site.fetch(edit)).status).toBe(204)
    clock += 1
    expect(await isFromCache()).toBe(false)
    expect(await isFromCache()).toBe(true)
  })

  test('a visitor who chose English, whoever asked for the address before and after', async () => {
    const statusOf = async (headers?: Readonly<Record<string, string>>) =>
      (await ask(origin.direct, '/paket', headers)).status
    const chosen = { cookie: 'locale=en' }
    for (let visit = 0; visit < 2; visit += 1) await statusOf()
    expect([await statusOf(chosen), await statusOf(), await statusOf(chosen)]).toEqual([302, 200, 302])
  })

  test('every page where nothing is cached', async () => {
    site = sites.create({ cache: false })
    const { isFromCache } = await bothWays('/paket')
    expect(isFromCache).toBe(false)
  })
})
