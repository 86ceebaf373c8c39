import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMemberClient } from '../member/index.ts'
import { createSocialFeedClient } from '../social-feed/index.ts'
import { json, stubNetwork } from '../testing/stub-network.ts'
import type { ClientOptions } from './options.ts'

const never = <Value>() => new Promise<Value>(() => undefined)
const profile = { query: { id: 7 } }
const document = { body: { id_pasien: 7, jenis_dokumen: 'ktp', file: new Blob(['gambar']) } as never }

const clientWith = (options: Partial<ClientOptions>) =>
  createMemberClient({ baseUrl: 'https://rs.example', retry: false, timeout: 1000, ...options })

const bodyThatHangs = () =>
  Promise.resolve(
    new Response(new ReadableStream({ start: (source) => source.enqueue(new TextEncoder().encode('{"process":')) }), {
      headers: { 'content-type': 'application/json' },
    }),
  )

describe('a call that waits for something that never comes', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const waiting: readonly (readonly [what: string, options: Partial<ClientOptions>])[] = [
    ['its token', { token: () => never<string>() }],
    ['a fetch that heeds no signal', { fetch: () => never<Response>() }],
    ['the rest of a body', { fetch: bodyThatHangs }],
    ['the application’s cache', { cache: () => never() }],
  ]

  test.each(waiting)('(%s) ends at its timeout', async (_what, options) => {
    const result = clientWith(options).getProfile(profile)
    await vi.advanceTimersByTimeAsync(1000)
    expect((await result).error).toMatchObject({ kind: 'timeout', timeout: 1000, operation: 'getProfile' })
  })

  test.each(waiting)('(%s) ends when its caller aborts it', async (_what, options) => {
    const controller = new AbortController()
    const result = clientWith(options).getProfile(profile, { signal: controller.signal })
    await vi.advanceTimersByTimeAsync(10)
    controller.abort()
    expect((await result).error).toMatchObject({ kind: 'aborted', operation: 'getProfile' })
  })

  test('sends nothing when the token comes after the end, and tells its hook once', async () => {
    const network = stubNetwork(json({}))
    const onResponse = vi.fn()
    const late = () => new Promise<string>((resolve) => setTimeout(() => resolve('contoh'), 2000))
    const result = clientWith({ token: late, fetch: network.fetch, onResponse }).getProfile(profile)
    await vi.advanceTimersByTimeAsync(3000)
    expect((await result).error?.kind).toBe('timeout')
    expect(network.requests).toEqual([])
    expect(onResponse).toHaveBeenCalledTimes(1)
    expect(onResponse).toHaveBeenCalledWith(expect.objectContaining({ status: undefined, attempts: 0 }))
  })
})

describe('a signal that is already aborted', () => {
  test('fetches no token and sends nothing', async () => {
    const network = stubNetwork(json({}))
    const token = vi.fn(() => 'contoh')
    const { error } = await clientWith({ token, fetch: network.fetch }).storeGuarantorDocument(document, {
      signal: AbortSignal.abort(),
    })
    expect(error?.kind).toBe('aborted')
    expect(token).not.toHaveBeenCalled()
    expect(network.requests).toEqual([])
  })

  test('does not read the cache', async () => {
    const cache = vi.fn(() => never<never>())
    expect((await clientWith({ cache }).listReligions({}, { signal: AbortSignal.abort() })).error?.kind).toBe('aborted')
    expect(cache).not.toHaveBeenCalled()
  })
})

test('an upload that is aborted on its way to a real server is aborted, and no rejection is left unhandled', async () => {
  const controller = new AbortController()
  const server = createServer(() => controller.abort())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const upload = { body: { id_pasien: 7, jenis_dokumen: 'ktp', file: new Blob([new Uint8Array(5_000_000)]) } as never }
  const { error } = await clientWith({ baseUrl }).storeGuarantorDocument(upload, { signal: controller.signal })
  expect(error?.kind).toBe('aborted')
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

test('nothing of a redirected call reaches the other origin, the feed’s token header neither', async () => {
  const arrived: unknown[] = []
  const other = createServer((request, response) => {
    arrived.push(request.headers)
    response.end()
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`
  const server = createServer((_request, response) => void response.writeHead(307, { location }).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const feed = await createSocialFeedClient({ baseUrl, headers: { token: 'contoh' } }).listInstagramPosts()
  const login = await clientWith({ baseUrl }).login({
    body: { email: 'siti@contoh.example', password: 'rahasia-sekali' },
  })
  for (const { error } of [feed, login])
    expect(error).toMatchObject({ kind: 'malformed', status: 307, where: 'redirect' })
  expect(arrived).toEqual([])
  for (const each of [server, other]) {
    each.closeAllConnections()
    await new Promise((resolve) => each.close(resolve))
  }
})
