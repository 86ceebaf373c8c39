import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createHospitalCareClient } from '../hospital-care/index.ts'
import { html, json, silence, stubNetwork } from '../testing/stub-network.ts'
import { credentials, memberClientOn, profile } from '../testing/stubbed-clients.ts'
import type { Result } from './errors.ts'

describe('an answer', () => {
  test('comes out as data', async () => {
    const network = stubNetwork(json(profile))
    const { data, error } = await memberClientOn(network).getProfile({ query: { id: 7 } })
    expect(error).toBeUndefined()
    expect(data).toEqual(profile)
    expect(network.requests[0]).toMatchObject({
      url: 'https://api.rs.example/member/profile/detail?id=7',
      method: 'GET',
    })
  })

  test.each([
    [400, 'invalid'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'rejected'],
    [410, 'not-found'],
    [413, 'rejected'],
    [422, 'invalid'],
    [429, 'rate-limited'],
    [500, 'server'],
    [503, 'server'],
  ])('with status %i is the failure %s', async (status, kind) => {
    const { error } = await memberClientOn(stubNetwork(json({ message: 'Maaf' }, status)), { retry: false }).login(
      credentials,
    )
    expect(error).toMatchObject({ kind, status, operation: 'login' })
  })

  test('with status 422 carries the messages of the fields', { tags: ['errors.fields'] }, async () => {
    const body = { message: 'Data belum sesuai.', errors: { email: ['Email sudah terdaftar.'] } }
    const { error } = await memberClientOn(stubNetwork(json(body, 422))).login(credentials)
    expect(error).toMatchObject({
      kind: 'invalid',
      detail: 'Data belum sesuai.',
      fieldErrors: { email: ['Email sudah terdaftar.'] },
    })
  })

  test('that says process: false is a refusal with its detail', async () => {
    const network = stubNetwork(json({ process: false, detail: 'Email atau password salah.' }))
    const { error } = await memberClientOn(network).login(credentials)
    expect(error).toMatchObject({ kind: 'rejected', status: 200, detail: 'Email atau password salah.' })
  })

  test.each([
    ['a maintenance page', html(), 'content-type'],
    ['broken JSON', new Response('{"process":', { headers: { 'content-type': 'application/json' } }), 'json'],
    ['nothing at all', new Response('', { headers: { 'content-type': 'application/json' } }), 'json'],
  ])('that is %s with status 200 is malformed', async (_what, answer, where) => {
    const { error } = await memberClientOn(stubNetwork(answer)).login(credentials)
    expect(error).toMatchObject({ kind: 'malformed', status: 200, where })
  })

  test.each([[404], [410]])(
    'that is an HTML page with status %i is malformed, not the API’s own answer',
    async (status) => {
      const { error } = await memberClientOn(stubNetwork(html(status))).login(credentials)
      expect(error).toMatchObject({ kind: 'malformed', status, where: 'content-type' })
    },
  )

  test('that is an HTML page of a failing server is a server error', async () => {
    const { error } = await memberClientOn(stubNetwork(html(500))).login(credentials)
    expect(error).toMatchObject({ kind: 'server', status: 500 })
  })

  test('brings the server’s own request id', async () => {
    const { error } = await memberClientOn(stubNetwork(json({}, 404, { 'x-request-id': 'srv-1' }))).login(credentials)
    expect(error?.requestId).toBe('srv-1')
  })

  test('never reveals the request in its failure', async () => {
    for (const answer of [json({ message: 'x' }, 422), html(), new TypeError('fetch failed')]) {
      const network = stubNetwork(answer)
      const { error } = await memberClientOn(network, { token: 'contoh-token-anggota' }).login(credentials)
      expect(JSON.stringify(error)).not.toMatch(/rahasia-sekali|contoh-token-anggota|siti@/)
    }
  })
})

describe('a second attempt', () => {
  test('is made for a read when the network fails', async () => {
    const network = stubNetwork(new TypeError('fetch failed'), json(profile))
    const { data } = await memberClientOn(network).getProfile({ query: { id: 7 } })
    expect(data).toEqual(profile)
    expect(network.requests).toHaveLength(2)
  })

  test.each([[429], [502], [503], [504]])('is made for a read after %i', async (status) => {
    const network = stubNetwork(json({}, status), json(profile))
    expect((await memberClientOn(network).getProfile({ query: { id: 7 } })).data).toEqual(profile)
  })

  test.each([[429], [502], [503]])('is made when %i asks for it', async (status) => {
    const network = stubNetwork(json({}, status, { 'retry-after': '0' }), json(profile))
    expect((await memberClientOn(network).getProfile({ query: { id: 7 } })).data).toEqual(profile)
  })

  test.each([[429], [502], [503]])('is not made where %i asks for a later one than is waited for', async (status) => {
    const network = stubNetwork(json({}, status, { 'retry-after': '6' }))
    expect((await memberClientOn(network).getProfile({ query: { id: 7 } })).error).toMatchObject({
      status,
      retryAfter: 6,
    })
    expect(network.requests).toHaveLength(1)
  })

  test.each([[400], [401], [403], [404], [422], [500]])(
    'is not made after %i, which would only repeat',
    async (status) => {
      const network = stubNetwork(json({}, status))
      await memberClientOn(network).getProfile({ query: { id: 7 } })
      expect(network.requests).toHaveLength(1)
    },
  )

  test('is made for a read by POST, with the same body', async () => {
    const network = stubNetwork(new TypeError('fetch failed'), json({ process: true, detail: 'Berhasil', data: [] }))
    const { data } = await memberClientOn(network).listOpenAppointments({ body: { userid: 7 } })
    expect(data?.data).toEqual([])
    expect(network.requests.map(({ body }) => body)).toEqual(['{"userid":7}', '{"userid":7}'])
  })

  test.each([
    ['the network fails', new TypeError('fetch failed')],
    ['the server is busy', json({}, 503)],
  ])('is never made for a write, even when %s', async (_when, answer) => {
    const network = stubNetwork(answer)
    await memberClientOn(network).login(credentials)
    expect(network.requests).toHaveLength(1)
  })

  test('is the last of three', async () => {
    const network = stubNetwork(new TypeError('fetch failed'))
    const { error } = await memberClientOn(network).getProfile({ query: { id: 7 } })
    expect(error?.kind).toBe('network')
    expect(network.requests).toHaveLength(3)
  })

  test('waits as long as the server asks, and not at all when that is too long', async () => {
    const network = stubNetwork(json({}, 429, { 'retry-after': '60' }))
    const { error } = await memberClientOn(network).getProfile({ query: { id: 7 } })
    expect(error).toMatchObject({ kind: 'rate-limited', retryAfter: 60 })
    expect(network.requests).toHaveLength(1)
  })
})

describe('a call ends early', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('when it takes too long, retries and waits included', async () => {
    const result = memberClientOn(stubNetwork(silence), { timeout: 1000 }).getProfile({ query: { id: 7 } })
    await vi.advanceTimersByTimeAsync(1000)
    expect((await result).error).toMatchObject({ kind: 'timeout', timeout: 1000 })
  })

  test('when it takes too long while waiting for another attempt', async () => {
    const network = stubNetwork(json({}, 429, { 'retry-after': '3' }))
    const result = memberClientOn(network, { timeout: 1000 }).getProfile({ query: { id: 7 } })
    await vi.advanceTimersByTimeAsync(1000)
    expect((await result).error?.kind).toBe('timeout')
    expect(network.requests).toHaveLength(1)
  })

  test('when its caller aborts it', async () => {
    const controller = new AbortController()
    const result = memberClientOn(stubNetwork(silence)).getProfile({ query: { id: 7 } }, { signal: controller.signal })
    await vi.advanceTimersByTimeAsync(10)
    controller.abort()
    expect((await result).error?.kind).toBe('aborted')
  })

  test('when its caller aborts it at once, as React does with effects in development', async () => {
    const controller = new AbortController()
    const result = memberClientOn(stubNetwork(silence)).getProfile({ query: { id: 7 } }, { signal: controller.signal })
    controller.abort()
    expect((await result).error?.kind).toBe('aborted')
  })

  test('before it began, when its signal had ended already', async () => {
    const result = memberClientOn(stubNetwork(silence)).getProfile(
      { query: { id: 7 } },
      { signal: AbortSignal.abort() },
    )
    expect((await result).error?.kind).toBe('aborted')
  })

  test('and leaves no listener behind, and no timer after its timeout', async () => {
    const controller = new AbortController()
    const added = vi.spyOn(controller.signal, 'addEventListener')
    const removed = vi.spyOn(controller.signal, 'removeEventListener')
    await memberClientOn(stubNetwork(json(profile))).getProfile({ query: { id: 7 } }, { signal: controller.signal })
    await vi.advanceTimersByTimeAsync(15_000)
    expect(vi.getTimerCount()).toBe(0)
    expect(removed).toHaveBeenCalledTimes(added.mock.calls.length)
  })

  test('and a later call of the same client has its full timeout', async () => {
    const client = memberClientOn(stubNetwork(silence, json(profile)), { timeout: 1000, retry: false })
    const first = client.getProfile({ query: { id: 7 } })
    await vi.advanceTimersByTimeAsync(1000)
    expect((await first).error?.kind).toBe('timeout')
    expect((await client.getProfile({ query: { id: 7 } })).data).toEqual(profile)
  })
})

describe('hooks', () => {
  test('are called for each attempt and at the end, and may add headers', async () => {
    const network = stubNetwork(json({}, 503), json(profile))
    const attempts: number[] = []
    const onResponse = vi.fn()
    await memberClientOn(network, {
      onRequest: ({ attempt, headers }) => {
        attempts.push(attempt)
        headers['traceparent'] = '00-contoh'
      },
      onResponse,
    }).getProfile({ query: { id: 7 } })
    expect(attempts).toEqual([1, 2])
    expect(network.requests[1]?.headers.get('traceparent')).toBe('00-contoh')
    expect(onResponse).toHaveBeenCalledWith(
      expect.objectContaining({ operation: 'getProfile', status: 200, attempts: 2, error: undefined }),
    )
  })

  test('that fail do not break the call', async () => {
    const broken = () => {
      throw new Error('tracing is down')
    }
    const client = memberClientOn(stubNetwork(json({}, 401)), {
      token: 'x',
      onRequest: broken,
      onResponse: broken,
      onUnauthorized: broken,
    })
    expect((await client.getProfile({ query: { id: 7 } })).error?.kind).toBe('unauthorized')
  })
})

describe('a request', () => {
  test('carries the language', async () => {
    const network = stubNetwork(json(profile))
    await memberClientOn(network, { locale: 'en' }).listReligions()
    expect(network.requests[0]?.headers.get('accept-language')).toBe('en')
  })

  test('accepts what the contract promises, so that a back end answers a failure in JSON too', async () => {
    const network = stubNetwork(json(profile))
    await memberClientOn(network).listReligions()
    const care = createHospitalCareClient({ baseUrl: 'https://rs.example', fetch: network.fetch })
    await care.downloadResultPdf({ path: { jenis: 'lab', nomor: '1' } as never })
    expect(network.requests.map(({ headers }) => headers.get('accept'))).toEqual([
      'application/json',
      'application/pdf, application/json',
    ])
  })

  test('with a file is sent as a form, without empty fields', async () => {
    const network = stubNetwork(json(profile))
    const dokumen = new Blob(['gambar'], { type: 'image/png' })
    await memberClientOn(network).storeGuarantorDocument({
      body: { id_pasien: 7, jenis_dokumen: 'ktp', file: dokumen } as never,
    })
    const form = network.requests[0]?.body
    expect(form).toBeInstanceOf(FormData)
    expect(form instanceof FormData && [...form.keys()]).toEqual(['id_pasien', 'jenis_dokumen', 'file'])
    expect(network.requests[0]?.headers.has('content-type')).toBe(false)
  })

  test('of one client shares nothing with another’s', async () => {
    const one = stubNetwork(json(profile))
    const other = stubNetwork(json(profile))
    await memberClientOn(one, { token: 'satu' }).getProfile({ query: { id: 1 } })
    await memberClientOn(other, { token: 'dua', baseUrl: 'https://lain.rs.example' }).getProfile({ query: { id: 2 } })
    expect(one.requests[0]?.headers.get('authorization')).toBe('Bearer satu')
    expect(other.requests[0]?.url).toBe('https://lain.rs.example/profile/detail?id=2')
  })
})

describe('a cache of the application', () => {
  test('is asked before every read, by operation and input, and never before a write', async () => {
    const network = stubNetwork(json(profile), json(profile))
    const keys: string[] = []
    const client = memberClientOn(network, {
      cache: (key, read) => {
        keys.push(key)
        return read()
      },
    })
    await client.getProfile({ query: { id: 7 } })
    await client.login(credentials)
    expect(keys).toEqual(['getProfile {"query":{"id":7}} - https://api.rs.example/member'])
  })

  test('may answer in place of the network', async () => {
    const network = stubNetwork()
    const cached = { data: profile }
    const client = memberClientOn(network, { cache: <Data>() => Promise.resolve(cached as Result<Data>) })
    expect(await client.getProfile({ query: { id: 7 } })).toBe(cached)
    expect(network.requests).toEqual([])
  })
})
