import { createHospitalCareClient } from '@hospital/sdk/hospital-care'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { uploadFetch } from './upload-fetch.ts'

/** The parts of XMLHttpRequest that uploads need; tests decide when its events happen. */
class StubRequest extends EventTarget {
  static readonly made: StubRequest[] = []
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  status = 0
  statusText = ''
  response: ArrayBuffer | null = null
  responseURL = ''
  responseType = ''
  opened: readonly string[] = []
  body: unknown
  isSent = false

  constructor() {
    super()
    StubRequest.made.push(this)
  }

  open(...opened: readonly string[]) {
    this.opened = opened
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }

  getAllResponseHeaders() {
    return 'content-type: application/json\r\nretry-after: 30\r\n'
  }

  send(body: unknown) {
    this.isSent = true
    this.body = body
  }

  end(kind: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(kind))
    this.dispatchEvent(new Event('loadend'))
  }

  abort() {
    this.end('abort')
  }

  answer(status: number, body: object, url = 'https://rs.example/api/register') {
    this.status = status
    this.responseURL = url
    this.response = new TextEncoder().encode(JSON.stringify(body)).buffer
    this.end('load')
  }

  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
}

const last = (): StubRequest => {
  const request = StubRequest.made.at(-1)
  if (!request) throw new Error('nothing was asked')
  return request
}

beforeEach(() => {
  StubRequest.made.length = 0
  vi.stubGlobal('XMLHttpRequest', StubRequest)
  vi.stubGlobal('window', { location: { href: 'https://rs.example/member-area/register' } })
})
afterEach(() => vi.unstubAllGlobals())

describe('an upload', () => {
  const send = (init: RequestInit = {}, onProgress = vi.fn()) =>
    uploadFetch(onProgress)('/api/register', { method: 'POST', body: 'foto', ...init })

  test('sends method, headers and body, tells how far it is, and gives the answer', async () => {
    const onProgress = vi.fn()
    const pending = send({ headers: { 'Accept-Language': 'id' } }, onProgress)
    const request = last()
    expect([request.opened, request.headers, request.body]).toEqual([
      ['POST', '/api/register'],
      { 'accept-language': 'id' },
      'foto',
    ])
    request.progress(3, 10)
    request.progress(10, 10)
    request.answer(422, { errors: {} })
    const response = await pending
    expect(onProgress.mock.calls).toEqual([
      [3, 10],
      [10, 10],
    ])
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
      422,
      '30',
      { errors: {} },
    ])
  })

  test('without a connection fails as fetch does', async () => {
    const pending = send()
    last().end('error')
    await expect(pending).rejects.toBeInstanceOf(TypeError)
  })

  test('ends with its signal, for the reason of the signal', async () => {
    const controller = new AbortController()
    const pending = send({ signal: controller.signal })
    controller.abort(new Error('cancelled'))
    await expect(pending).rejects.toThrow('cancelled')
  })

  test('is not begun with a signal that has ended', async () => {
    await expect(send({ signal: AbortSignal.abort(new Error('over')) })).rejects.toThrow('over')
    expect(StubRequest.made).toHaveLength(0)
  })

  test('a signal that ends after the answer does nothing', async () => {
    const controller = new AbortController()
    const pending = send({ signal: controller.signal })
    last().answer(200, {})
    controller.abort()
    expect((await pending).status).toBe(200)
  })
})

describe('the client of the SDK that sends by it', () => {
  const client = createHospitalCareClient({ baseUrl: 'https://rs.example/api', fetch: uploadFetch(() => undefined) })
  const body = {
    nama: 'Siti',
    tempat_lahir: 'Karawang',
    tgl_lahir: '1987-03-05',
    gender: 'P',
    alamat: 'Jl. Melati',
    no_hp: '081200001234',
    warga_negara: 'wni',
    foto_ktp: new File(['x'], 'ktp.png', { type: 'image/png' }),
  } as const
  /** Waits until the client has read its token and sent the request. */
  const sent = () => expect.poll(() => StubRequest.made.at(-1)?.isSent).toBe(true)

  test("sends the photograph and gives the server's words", async () => {
    const pending = client.registerPatient({ body })
    await sent()
    expect(last().body).toBeInstanceOf(FormData)
    last().answer(200, { process: false, detail: 'Sudah terdaftar.' })
    expect((await pending).error).toMatchObject({ kind: 'rejected', detail: 'Sudah terdaftar.' })
  })

  test('is told of a redirect, and follows none', async () => {
    const pending = client.registerPatient({ body })
    await sent()
    last().answer(200, {}, 'https://other.example/')
    expect((await pending).error).toMatchObject({ kind: 'malformed', where: 'redirect' })
  })

  test('is cancelled by a signal', async () => {
    const controller = new AbortController()
    const pending = client.registerPatient({ body }, { signal: controller.signal })
    await sent()
    controller.abort()
    expect((await pending).error).toMatchObject({ kind: 'aborted' })
  })
})
