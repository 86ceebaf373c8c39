import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WholeAnswer } from '../received-request.ts'
import { sendAtOnce } from '../send-at-once.ts'
import { filePaths, openSiteFiles } from './site-files.ts'

const code = `export const words = '${'kata '.repeat(200)}'`
const forever = 'public, max-age=31536000, immutable'

const servers: ReturnType<typeof createServer>[] = []
let folder: string
let origin: { readonly direct: string; readonly whole: string }
/** The answer to the last request, if it was given at once. */
let answered: WholeAnswer | undefined

const listen = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

const write = async (path: string, text: string, isCompressed = true): Promise<void> => {
  const whole = join(folder, path)
  await mkdir(join(whole, '..'), { recursive: true })
  await writeFile(whole, text)
  if (!isCompressed) return
  await writeFile(`${whole}.br`, brotliCompressSync(text))
  await writeFile(`${whole}.gz`, gzipSync(text))
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-files-'))
  await write('own/assets/entry-a1.js', code)
  await write('own/assets/site-b2.css', 'body{color:teal}')
  await write('own/assets/words-c3.woff2', 'letters', false)
  await write('own/sw.js', 'self')
  await write('own/favicon.svg', '<svg/>', false)
  await write('own/share.png', 'picture', false)
  await write('own/.vite/manifest.json', '{}', false)
  await write('kept/assets/entry-old.js', `${code} // before`)
  await write('kept/secret.js', 'secret')
  const headers = { 'X-Content-Type-Options': 'nosniff' }
  const files = await openSiteFiles({ own: join(folder, 'own'), kept: join(folder, 'kept'), headers })
  const app = new Hono()
  for (const path of filePaths) app.use(path, files.handle)
  app.all('*', (context) => context.text('a page', 404))
  const pipeline = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const whole: RequestListener = (received, response) => void pipeline(received, response)
  const sending = sendAtOnce((received) => (answered = files.answerAtOnce(received)))
  const direct: RequestListener = (received, response) => sending(received, response) || whole(received, response)
  origin = { direct: await listen(direct), whole: await listen(whole) }
})
afterAll(async () => {
  servers.forEach((server) => server.close())
  await rm(folder, { recursive: true })
})

interface Received {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

interface Asked {
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: string
}

const ask = async (from: string, path: string, { headers = {}, method = 'GET' }: Asked = {}): Promise<Received> => {
  const { hostname, port } = new URL(from)
  // The path as written: a URL would normalize it.
  const sent = request({ hostname, port, path, method, headers, agent: false })
  sent.end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const { date: _date, ...same } = response.headers
  return {
    status: response.statusCode,
    headers: same,
    body: Buffer.concat(await response.toArray()).toString('latin1'),
  }
}

/** Requests a file in both ways, whose answers have to be equal. */
const bothWays = async (path: string, asked?: Asked) => {
  const whole = await ask(origin.whole, path, asked)
  answered = undefined
  const direct = await ask(origin.direct, path, asked)
  expect(direct).toEqual(whole)
  return { ...direct, isAtOnce: answered !== undefined }
}

describe('a file of the build', () => {
  test('is answered at once, with all that it has to say', async () => {
    const { status, headers, body, isAtOnce } = await bothWays('/assets/entry-a1.js', {
      headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
    })
    expect(isAtOnce).toBe(true)
    expect(status).toBe(200)
    expect(body).toBe(brotliCompressSync(code).toString('latin1'))
    expect(headers).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'content-length': String(body.length),
      'cache-control': forever,
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w-]{22}\.br"$/),
      connection: 'close',
    })
  })

  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1, br;q=0.2', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['zstd', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('is sent as a client takes it: %s', async (accepted, encoding) => {
    const { headers, body } = await bothWays('/assets/entry-a1.js', { headers: { 'accept-encoding': accepted } })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('Accept-Encoding')
    if (encoding === undefined) expect(body).toBe(code)
  })

  test.each([
    ['/assets/site-b2.css', 'text/css; charset=utf-8', forever],
    ['/assets/words-c3.woff2', 'font/woff2', forever],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=86400'],
    ['/share.png', 'image/png', 'public, max-age=86400'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/assets/entry-a1.js?v=1', 'text/javascript; charset=utf-8', forever],
  ])('%s has its type and may be kept as long as its name lasts', async (path, type, cacheControl) => {
    const { headers, isAtOnce } = await bothWays(path)
    expect(isAtOnce).toBe(true)
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cacheControl })
  })

  test('is not sent again to who has it, in the same form', async () => {
    const accepted = { 'accept-encoding': 'br' }
    const { headers } = await bothWays('/assets/entry-a1.js', { headers: accepted })
    const again = { ...accepted, 'if-none-match': `"x", W/${headers.etag}` }
    expect(await bothWays('/assets/entry-a1.js', { headers: again })).toMatchObject({ status: 304, body: '' })
    expect(await bothWays('/assets/entry-a1.js', { headers: { ...again, 'accept-encoding': 'gzip' } })).toMatchObject({
      status: 200,
    })
  })

  test('has the same headers for HEAD, and no body', async () => {
    const headers = { 'accept-encoding': 'br' }
    const whole = await bothWays('/assets/entry-a1.js', { headers })
    expect(await bothWays('/assets/entry-a1.js', { headers, method: 'HEAD' })).toEqual({ ...whole, body: '' })
  })

  test('is sent in parts to who asks for one, if it is still the same', async () => {
    const { headers } = await bothWays('/assets/entry-a1.js')
    const part = (further: Readonly<Record<string, string>>) => bothWays('/assets/entry-a1.js', { headers: further })
    expect(await part({ range: 'bytes=0-5' })).toMatchObject({
      status: 206,
      body: 'export',
      headers: { 'content-range': `bytes 0-5/${code.length}`, 'content-length': '6', 'accept-ranges': 'bytes' },
    })
    expect(await part({ range: 'bytes=0-5', 'if-range': headers.etag ?? '' })).toMatchObject({ body: 'export' })
    expect(await part({ range: 'bytes=0-5', 'if-range': '"another"' })).toMatchObject({ status: 200, body: code })
    expect(await part({ range: 'bytes=9999-' })).toMatchObject({
      status: 416,
      body: '',
      headers: { 'content-range': `bytes */${code.length}` },
    })
  })
})

describe('a file of another release', () => {
  test('is read when it is first asked for, and then answered at once', async () => {
    const headers = { 'accept-encoding': 'br' }
    const first = await bothWays('/assets/entry-old.js', { headers })
    expect(first).toMatchObject({ status: 200, headers: { 'cache-control': forever, 'content-encoding': 'br' } })
    expect(await bothWays('/assets/entry-old.js', { headers })).toEqual({ ...first, isAtOnce: true })
  })

  test('is found also if it came after the start', async () => {
    expect((await bothWays('/assets/entry-new.js')).status).toBe(404)
    await write('kept/assets/entry-new.js', code)
    expect(await bothWays('/assets/entry-new.js')).toMatchObject({ status: 200, body: code })
  })
})

describe('nothing else is a file', () => {
  test.each([
    '/assets/entry-a1.js.br',
    '/assets/missing-d4.js',
    '/assets/missing.js.br',
    '/assets/entry-old.js.gz',
    '/assets/',
    '/assets',
    '/.vite/manifest.json',
    '/assets/../secret.js',
    '/assets/..%2fsecret.js',
    '/assets/%2e%2e/secret.js',
    '/assets/..%5csecret.js',
    '/assets/%2e%2e%2fsecret.js',
    '/assets//entry-a1.js',
    '/assets/entry-a1.js/',
    '/assets/entry-a1.js%00',
    '/assets/__proto__',
    '/assets/constructor',
  ])('%s', async (path) => {
    const { status, body } = await bothWays(path)
    expect({ status, body }).toEqual({ status: 404, body: 'a page' })
  })

  test.each(['/assets/../assets/entry-a1.js', '/assets/entry-a1%2ejs'])(
    '%s is another way to write the address of a file',
    async (path) => {
      const { status, body, isAtOnce } = await bothWays(path)
      expect({ status, body, isAtOnce }).toEqual({ status: 200, body: code, isAtOnce: false })
    },
  )

  test.each<[string, string, Asked]>([
    ['a POST', '/assets/entry-a1.js', { method: 'POST' }],
    ['a host that is none', '/assets/entry-a1.js', { headers: { host: 'a host' } }],
    ['a path with backslashes', '/assets/..\\secret.js', {}],
  ])('%s is left to the site', async (_name, path, asked) => {
    const { status, isAtOnce } = await bothWays(path, asked)
    expect(isAtOnce).toBe(false)
    expect(status).toBeGreaterThanOrEqual(400)
  })

  test('a site without the folder of other releases, or whose folder fails, has its own', async () => {
    const own = join(folder, 'own')
    for (const kept of [undefined, join(folder, 'own/sw.js')]) {
      const { handle } = await openSiteFiles({ own, kept, headers: {} })
      const app = new Hono().use('/assets/*', handle)
      expect((await app.request('/assets/entry-old.js')).status).toBe(404)
      expect((await app.request('/assets/entry-a1.js')).status).toBe(200)
    }
  })
})
