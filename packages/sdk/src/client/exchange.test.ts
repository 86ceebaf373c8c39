import { gzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { createHospitalCareClient } from '../hospital-care/index.ts'
import { createMemberClient } from '../member/index.ts'
import { json, stubNetwork } from '../testing/stub-network.ts'
import { createClient } from './create-client.ts'
import type { ClientOptions } from './options.ts'

const type = { 'content-type': 'application/json' }

const religions = async (answer: Response | Error | (() => Response), options: Partial<ClientOptions> = {}) => {
  const network = stubNetwork(answer)
  const client = createMemberClient({
    baseUrl: 'https://rs.example',
    fetch: network.fetch,
    retry: { delay: 0 },
    ...options,
  })
  return { ...(await client.listReligions()), requests: network.requests }
}

describe('an answer', () => {
  const ofSize = (bytes: number) => `{"process":true,"data":"${'x'.repeat(bytes - 26)}"}`

  test('of exactly the limit is accepted, and one byte more is not', async () => {
    expect((await religions(new Response(ofSize(100), { headers: type }), { maxAnswerBytes: 100 })).data).toBeDefined()
    const { error } = await religions(new Response(ofSize(101), { headers: type }), { maxAnswerBytes: 100 })
    expect(error).toMatchObject({ kind: 'malformed', status: 200, where: 'size' })
  })

  test('may have 20 MiB by default', async () => {
    const limit = 20 * 1024 * 1024
    expect((await religions(new Response(ofSize(limit), { headers: type }))).error).toBeUndefined()
    expect((await religions(new Response(ofSize(limit + 1), { headers: type }))).error).toMatchObject({ where: 'size' })
  })

  test('is measured as it arrives, whatever its Content-Length says, and the rest is not fetched', async () => {
    let sent = 0
    const cancel = vi.fn()
    const endless = () =>
      new Response(
        new ReadableStream({ pull: (source) => source.enqueue(new Uint8Array((sent += 10) && 10)), cancel }),
        { headers: { ...type, 'content-length': '5' } },
      )
    expect((await religions(endless, { maxAnswerBytes: 100 })).error).toMatchObject({ where: 'size' })
    expect(cancel).toHaveBeenCalledTimes(1)
    expect(sent).toBeLessThan(200)
  })

  test('is measured after decompression', async () => {
    const packed = gzipSync(ofSize(1_000_000))
    expect(packed.byteLength).toBeLessThan(10_000)
    const unpacked = () =>
      new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')), { headers: type })
    expect((await religions(unpacked, { maxAnswerBytes: 10_000 })).error).toMatchObject({ where: 'size' })
  })

  test('that is a file has the same limit', async () => {
    const file = new Response(new Uint8Array(101), { headers: { 'content-type': 'application/pdf' } })
    const client = createHospitalCareClient({
      baseUrl: 'https://rs.example',
      fetch: stubNetwork(file).fetch,
      maxAnswerBytes: 100,
    })
    const { error } = await client.downloadResultPdf({ path: { jenis: 'lab', nomor: '1' } as never })
    expect(error).toMatchObject({ kind: 'malformed', where: 'size' })
  })

  test('in several chunks is joined, also when one ends within a character', async () => {
    const bytes = new TextEncoder().encode('{"process":true,"data":"ü"}')
    const pieces = () =>
      new Response(
        new ReadableStream({
          start: (source) => {
            for (const byte of bytes) source.enqueue(Uint8Array.of(byte))
            source.close()
          },
        }),
        { headers: type },
      )
    expect((await religions(pieces)).data).toEqual({ process: true, data: 'ü' })
  })

  test('of a fetch that followed a redirect in spite of the option is refused', async () => {
    const answer = () => Object.defineProperty(json({ process: true }), 'redirected', { value: true })
    expect((await religions(answer)).error).toMatchObject({ kind: 'malformed', where: 'redirect' })
  })

  test('without body is a success only where the contract says so', async () => {
    const none = () => new Response(null, { status: 204 })
    interface Client {
      readonly remove: () => Promise<unknown>
      readonly read: () => Promise<unknown>
    }
    const routes = {
      remove: { method: 'DELETE', path: '/x', empty: true },
      read: { method: 'GET', path: '/x' },
    } as const
    const client = createClient<Client>(routes, { baseUrl: 'https://rs.example', fetch: stubNetwork(none).fetch })
    expect(await client.remove()).toEqual({ data: undefined })
    expect(await client.read()).toMatchObject({ error: { kind: 'malformed', status: 204, where: 'status' } })
  })
})

describe('a failure of the network', () => {
  test('names the platform’s code and no more of its cause', async () => {
    const socket = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1 rahasia'), { code: 'ECONNREFUSED' })
    const { error } = await religions(new TypeError('fetch failed', { cause: socket }))
    expect(error).toMatchObject({ kind: 'network', cause: { name: 'TypeError', code: 'ECONNREFUSED' } })
    expect(JSON.stringify(error)).not.toContain('rahasia')
  })
})

describe('a mistake of the application', () => {
  const circular: Record<string, unknown> = { password: 'rahasia' }
  circular['self'] = circular

  const mistakes: readonly (readonly [what: string, cause: string, options: Partial<ClientOptions>, input: object])[] =
    [
      ['a query that refers to itself', 'Error', {}, { query: circular }],
      ['a query that is nested', 'Error', {}, { query: { id: { value: { deep: 7n } } } }],
      ['a header that cannot be sent', 'TypeError', { headers: { 'x-nama': 'rahasia\nsekali' } }, {}],
      ['a token that cannot be sent', 'TypeError', { token: 'rahasia\nsekali' }, {}],
      ['another protocol', 'TypeError', { baseUrl: 'ftp://rs.example' }, {}],
      ['a password in the address', 'TypeError', { baseUrl: 'https://siti:rahasia@rs.example' }, {}],
      ['no address', 'TypeError', { baseUrl: 'https://[' }, {}],
    ]

  test.each(mistakes)(
    '(%s) is reported as one, at once, with its cause and without secrets',
    async (_what, name, options, input) => {
      const attempts: number[] = []
      const client = createMemberClient({
        baseUrl: 'https://rs.example',
        token: 'contoh',
        onRequest: ({ attempt }) => attempts.push(attempt),
        ...options,
      })
      const { error } = await client.getProfile(input as never)
      expect(error).toMatchObject({ kind: 'misuse', cause: { name }, operation: 'getProfile' })
      expect(JSON.stringify(error)).not.toContain('rahasia')
      expect(attempts).toEqual([1])
    },
  )

  test('in the body of a write is reported as one too, and nothing is sent', async () => {
    const network = stubNetwork(json({}))
    const { error } = await createMemberClient({ baseUrl: 'https://rs.example', fetch: network.fetch }).login({
      body: circular as never,
    })
    expect(error).toMatchObject({ kind: 'misuse', cause: { name: 'TypeError' } })
    expect(network.requests).toEqual([])
  })
})

test('a relative base address is passed to fetch unchanged', async () => {
  const network = stubNetwork(json({ process: true }))
  await createMemberClient({ baseUrl: '/api/member/', fetch: network.fetch }).listReligions()
  expect(network.requests[0]?.url).toBe('/api/member/data/agama')
})

test('hooks see no bearer and cannot replace it', async () => {
  const network = stubNetwork(json({ process: true }))
  const seen: object[] = []
  const onRequest = ({ headers }: { headers: Record<string, string> }) => {
    seen.push({ ...headers })
    headers['Authorization'] = 'Bearer lain'
  }
  await createMemberClient({
    baseUrl: 'https://rs.example',
    token: 'contoh',
    fetch: network.fetch,
    onRequest,
  }).getProfile({ query: { id: 7 } })
  expect(seen).toEqual([{}])
  expect(network.requests[0]?.headers.get('authorization')).toBe('Bearer contoh')
})
