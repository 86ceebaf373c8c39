import { Readable } from 'node:stream'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createCmsClient, listArticles } from '../cms/index.ts'
import { createHospitalCareClient } from '../hospital-care/index.ts'
import { createMemberClient } from '../member/index.ts'
import { isAllowedEndpoint, safeAddress } from '../rules/address.ts'
import { json, silence, stubNetwork } from '../testing/stub-network.ts'
import type { ClientOptions } from './options.ts'

/** The parts that a platform's Response is made from. */
interface Parts {
  readonly text: string
  readonly type?: string
  readonly status?: number
  readonly length?: number
}

const headOf = ({ type = 'application/json', status = 200, length }: Parts) => ({
  status,
  ok: status < 300,
  headers: new Headers({
    'content-type': type,
    ...(length !== undefined && { 'content-length': String(length) }),
  }),
})

/** A Response of React Native: it has no body, and no bytes. */
const reactNative = (parts: Parts): unknown => ({
  ...headOf(parts),
  text: () => Promise.resolve(parts.text),
  blob: () => Promise.resolve(new Blob([parts.text], { type: parts.type ?? '' })),
})

/** A Response of node-fetch and cross-fetch: its body is a stream of Node. */
const nodeFetch = (parts: Parts): unknown => {
  const whole = new Response(parts.text)
  return {
    ...headOf(parts),
    body: Readable.from([parts.text]),
    text: () => whole.text(),
    blob: () => whole.blob(),
  }
}

const platforms = [
  ['React Native', reactNative],
  ['node-fetch', nodeFetch],
] as const

const answering = (response: unknown, options: Partial<ClientOptions> = {}): ClientOptions => ({
  baseUrl: 'https://rs.example',
  fetch: () => Promise.resolve(response as Response),
  retry: false,
  ...options,
})

describe.each(platforms)('a Response of %s, which has no web stream,', (_name, response) => {
  const religions = (parts: Parts, options?: Partial<ClientOptions>) =>
    createMemberClient(answering(response(parts), options)).listReligions()
  const download = (parts: Parts, options?: Partial<ClientOptions>) =>
    createHospitalCareClient(answering(response(parts), options)).downloadResultPdf({
      path: { jenis: 'lab', nomor: '1' } as never,
    })

  test('is read as it is', async () => {
    expect((await religions({ text: '{"process":true,"data":[]}' })).data).toEqual({ process: true, data: [] })
  })

  test('is a failure as elsewhere', async () => {
    expect((await religions({ text: '{}', status: 401 })).error).toMatchObject({ kind: 'unauthorized' })
    expect((await religions({ text: '<p>', type: 'text/html' })).error).toMatchObject({ where: 'content-type' })
    expect((await religions({ text: '{' })).error).toMatchObject({ kind: 'malformed', where: 'json' })
    expect((await religions({ text: '', status: 302 })).error).toMatchObject({ kind: 'malformed', where: 'redirect' })
  })

  test('may be as large as the limit, whether it says its length or not', async () => {
    const text = '{"process":true,"data":[]}'
    const { length } = text
    expect((await religions({ text }, { maxAnswerBytes: length })).error).toBeUndefined()
    expect((await religions({ text }, { maxAnswerBytes: length - 1 })).error).toMatchObject({ where: 'size' })
    expect((await religions({ text, length }, { maxAnswerBytes: length })).error).toBeUndefined()
    expect((await religions({ text: '', length }, { maxAnswerBytes: length - 1 })).error).toMatchObject({
      where: 'size',
    })
  })

  test('may be a file', async () => {
    const type = 'application/pdf'
    const { data } = await download({ text: '%PDF-1.7', type })
    expect(await (data as Blob).text()).toBe('%PDF-1.7')
    expect((await download({ text: '', type })).error).toMatchObject({ kind: 'malformed', where: 'body' })
    expect((await download({ text: '%PDF-1.7', type }, { maxAnswerBytes: 7 })).error).toMatchObject({ where: 'size' })
  })

  test('may be a refusal where a file was asked for', async () => {
    expect((await download({ text: '{"process":false,"detail":"Belum siap."}' })).error).toMatchObject({
      kind: 'rejected',
      detail: 'Belum siap.',
    })
  })
})

test('a file of React Native is sent as its FormData takes it, an address with name and type', async () => {
  const parts: unknown[] = []
  vi.stubGlobal(
    'FormData',
    class {
      append = (name: string, value: unknown) => void parts.push([name, value])
    },
  )
  const photo = { uri: 'file:///rujukan.jpg', name: 'rujukan.jpg', type: 'image/jpeg' }
  await createMemberClient(answering(reactNative({ text: '{}' }))).storeGuarantorDocument({
    body: { id_pasien: 7, jenis_dokumen: 'surat_rujukan', file: photo as unknown as Blob },
  })
  vi.unstubAllGlobals()
  expect(parts).toEqual([
    ['id_pasien', '7'],
    ['jenis_dokumen', 'surat_rujukan'],
    ['file', photo],
  ])
})

test('the URL of React Native’s polyfill, which has no canParse, is enough', async () => {
  vi.stubGlobal('URL', class extends URL {})
  Object.defineProperty(URL, 'canParse', { value: undefined })
  const network = stubNetwork(json({ data: { artikels: { data: [] } } }))
  const cms = createCmsClient({ baseUrl: 'https://cms.rs.example', fetch: network.fetch })
  expect((await listArticles(cms)).error).toBeUndefined()
  expect(isAllowedEndpoint('https://rs01.example/api', ['https://rs01.example'])).toBe(true)
  expect([safeAddress('tel:+62211234567'), safeAddress('http://')]).toEqual(['tel:+62211234567', undefined])
  vi.unstubAllGlobals()
})

test('an object that is no Response is a mistake of the application', async () => {
  for (const response of [undefined, {}, { status: 200, headers: new Headers() }])
    expect((await createMemberClient(answering(response)).listReligions()).error).toMatchObject({ kind: 'misuse' })
})

describe('in Deno, where reading the location throws,', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'location')
  const withDeno = () =>
    Object.defineProperty(globalThis, 'location', {
      configurable: true,
      get: () => {
        throw new ReferenceError('Access to "location", run again with --location <href>.')
      },
    })
  afterEach(() => {
    if (before) Object.defineProperty(globalThis, 'location', before)
    else Reflect.deleteProperty(globalThis, 'location')
  })

  test('a client of the CMS is made and reads', async () => {
    withDeno()
    const network = stubNetwork(json({ data: { artikels: { data: [] } } }))
    const cms = createCmsClient({ baseUrl: 'https://cms.rs.example', fetch: network.fetch })
    await listArticles(cms)
    expect(network.requests[0]?.url).toBe('https://cms.rs.example/graphql')
  })

  test('an address without an origin is a mistake of the application, not of the network', async () => {
    withDeno()
    const { error } = await createMemberClient({ baseUrl: '/api/member', retry: false }).listReligions()
    expect(error).toMatchObject({ kind: 'misuse' })
  })
})

describe('where timers end with the request that set them, as in Cloudflare Workers,', () => {
  afterEach(() => void vi.useRealTimers())

  test('each call of a client is limited, also after a quick one', async () => {
    vi.useFakeTimers()
    const network = stubNetwork(json({ process: true, data: [] }), silence)
    const client = createMemberClient({
      baseUrl: 'https://rs.example',
      fetch: network.fetch,
      retry: false,
      timeout: 1000,
    })
    expect((await client.listReligions()).error).toBeUndefined()
    vi.clearAllTimers()
    await vi.advanceTimersByTimeAsync(500)
    const second = client.listReligions()
    await vi.advanceTimersByTimeAsync(1000)
    expect((await second).error).toMatchObject({ kind: 'timeout', timeout: 1000 })
  })

  test('a call that has ended leaves no timer', async () => {
    vi.useFakeTimers()
    const network = stubNetwork(json({ process: true, data: [] }))
    await createMemberClient({ baseUrl: 'https://rs.example', fetch: network.fetch }).listReligions()
    expect(vi.getTimerCount()).toBe(0)
  })
})
