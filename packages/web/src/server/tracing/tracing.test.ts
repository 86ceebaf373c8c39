import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { siteOrigin, testSites } from '../../testing/test-site.ts'
import type { Site } from '../app.ts'
import { silentLog } from '../http/log.ts'
import type { BackEndFailureLog, RequestLog } from '../http/log.ts'
import { createMetrics } from '../http/metrics.ts'
import { openTelemetry } from './open-telemetry.ts'
import type { Tracing } from './tracing.ts'

interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
}

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
const requests: RequestLog[] = []
const failures: BackEndFailureLog[] = []
const log = {
  ...silentLog,
  request: (entry: RequestLog) => void requests.push(entry),
  backEndFailure: (entry: BackEndFailureLog) => void failures.push(entry),
}
/** Everything that the collector got, as text. */
let received: string[] = []
const collector = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    if (request.url === '/v1/traces') received.push(Buffer.concat(chunks).toString())
    response.setHeader('content-type', 'application/json').end('{}')
  })
})

let tracing: Tracing
let site: Site
const begin = async (ratio = 1) => {
  if (!collector.listening) await once(collector.listen(0, '127.0.0.1'), 'listening')
  const address = collector.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  tracing = openTelemetry({ endpoint, serviceName: 'situs', ratio })
  site = sites.create({ log, tracing })
}
beforeEach(async () => {
  requests.length = 0
  failures.length = 0
  received = []
  sites.contracts().mock().faults.clear()
  await begin()
})
afterEach(() => vi.restoreAllMocks())
afterEach(() => void collector.close())

const spans = async (): Promise<readonly SentSpan[]> => {
  await tracing.stop()
  return received.flatMap((text) => {
    const sent = JSON.parse(text) as {
      resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
    }
    return sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  })
}

const factsOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value['stringValue'] ?? value['intValue']]))

const ask = (path: string, init: RequestInit = {}) => site.fetch(new Request(`${siteOrigin}${path}`, init))

const browserTrace = '4bf92f3577b34da6a3ce929d0e0e4736'
const browserSpan = '00f067aa0ba902b7'
const traceparent = `00-${browserTrace}-${browserSpan}-01`
const server = 2
const client = 3

/** The `traceparent` of each call to a back end during `work`. */
const handedOn = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  await work()
  return fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('traceparent') ?? '')
}

describe('the trace of a navigation', () => {
  test('goes on from the browser through the site to every back end', async () => {
    const parents = await handedOn(() => ask('/_data/paket', { headers: { traceparent } }))
    const sent = await spans()
    const own = sent.find(({ kind }) => kind === server)
    expect(own).toMatchObject({ name: 'GET /_data/paket', traceId: browserTrace, parentSpanId: browserSpan })
    const calls = sent.filter(({ kind }) => kind === client)
    expect(calls.length).toBeGreaterThan(1)
    expect(new Set(calls.map((call) => `${call.traceId} ${call.parentSpanId}`))).toEqual(
      new Set([`${browserTrace} ${own?.spanId}`]),
    )
    expect(parents.length).toBe(calls.length)
    expect(new Set(parents)).toEqual(new Set(calls.map(({ spanId }) => `00-${browserTrace}-${spanId}-01`)))
    expect(calls.map(({ name }) => name)).toContain('cms Packages')
  })

  test('has the ids of the log line and of the answer', async () => {
    const answer = await ask('/_data/paket', { headers: { traceparent } })
    const own = (await spans()).find(({ kind }) => kind === server)
    const requestId = answer.headers.get('X-Request-Id')
    expect(requests).toMatchObject([{ traceId: browserTrace, requestId }])
    expect(own && factsOf(own)).toEqual({
      'http.request.method': 'GET',
      'http.route': '/_data/paket',
      'http.response.status_code': 200,
      'site.request_id': requestId,
      'site.cache': 'miss',
    })
  })

  test('has the id of the line that tells of a call that failed', async () => {
    sites.contracts().mock().faults.set('Packages', { kind: '500' })
    await ask('/_data/paket', { headers: { traceparent } })
    expect(failures.map(({ operation, traceId }) => [operation, traceId])).toContainEqual(['Packages', browserTrace])
    const failed = (await spans()).filter(({ name }) => name === 'cms Packages')
    expect(new Set(failed.map((span) => factsOf(span)['site.outcome']))).toEqual(new Set(['server']))
  })
})

test('the metrics name a request and its trace', async () => {
  const metrics = createMetrics({ isTraced: true })
  site = sites.create({ log, tracing, metrics })
  await ask('/_data/paket', { headers: { traceparent } })
  const [{ requestId } = { requestId: '' }] = requests
  expect(metrics.contentType).toContain('openmetrics')
  const lines = (await metrics.text()).split('\n')
  const exemplars = lines.filter((line) => line.includes(`trace_id="${browserTrace}",request_id="${requestId}"`))
  expect(exemplars).toHaveLength(1)
  expect(exemplars[0]).toMatch(/^site_request_duration_seconds_bucket\{/)
  expect(await createMetrics().text()).not.toContain('trace_id')
})

test('a document from the cache is a span of its own, without a call, and says nothing of a trace to who gets it', async () => {
  await ask('/paket')
  const answers = [
    await ask('/paket'),
    site.answerCached({ method: 'GET', url: '/paket', headers: { host: 'localhost' } }),
  ]
  const texts = await Promise.all(
    answers.map(async (each) => (each instanceof Response ? each.text() : String(each?.body))),
  )
  const headers = answers.map((each) => (each instanceof Response ? [...each.headers] : each?.headers))
  const sent = await spans()
  const own = sent.filter(({ kind }) => kind === server)
  expect(own.map((span) => factsOf(span)['site.cache'])).toEqual(['miss', 'hit', 'hit'])
  expect(new Set(own.map(({ traceId }) => traceId)).size).toBe(3)
  const [first] = own
  expect(new Set(sent.filter(({ kind }) => kind === client).map(({ traceId }) => traceId))).toEqual(
    new Set([first?.traceId]),
  )
  for (const { traceId } of own) {
    expect(texts.join('')).not.toContain(traceId)
    expect(JSON.stringify(headers)).not.toContain(traceId)
  }
})

test.each([
  ['none', undefined],
  ['no header of the form', 'x'],
  ['an id of zeros', `00-${'0'.repeat(32)}-${browserSpan}-01`],
  ['capital letters', traceparent.toUpperCase()],
])('a request that names no trace begins one: %s', async (_name, given) => {
  await ask('/health', given === undefined ? {} : { headers: { traceparent: given } })
  const [own] = await spans()
  expect(own?.traceId).toMatch(/^[0-9a-f]{32}$/)
  expect(own?.traceId).not.toBe(browserTrace)
  expect(own?.parentSpanId).toBeUndefined()
})

test('the part of traces that is kept is chosen by their id, whatever a header asks for', async () => {
  await begin(0)
  const parents = await handedOn(() => ask('/_data/paket', { headers: { traceparent } }))
  expect(await spans()).toEqual([])
  expect(parents.every((parent) => parent.startsWith(`00-${browserTrace}-`) && parent.endsWith('-00'))).toBe(true)
  expect(requests).toMatchObject([{ traceId: browserTrace }])
})

test('nothing of a person, and nothing that a visitor typed, is in any span', async () => {
  const personal = ['siti.rahma', 'Rahasia-123', 'jantung-saya', '8123456', 'pasien-77', 'Token-Pasien', '192.0.2.77']
  const headers = {
    traceparent,
    baggage: 'nama=siti.rahma',
    tracestate: 'x=pasien-77',
    'x-forwarded-for': '192.0.2.77',
    'content-type': 'application/json',
    origin: siteOrigin,
    authorization: 'Bearer Token-Pasien',
    cookie: 'auth=siti.rahma',
  }
  const body = JSON.stringify({ email: 'siti.rahma@contoh.id', password: 'Rahasia-123' })
  await ask('/api/member/login', { method: 'POST', headers, body })
  await ask('/api/member/profile/detail?id=8123456', { headers })
  await ask('/cari?q=jantung-saya', { headers })
  await ask('/member-area/keluarga/pasien-77', { headers })
  await ask('/siti.rahma/jantung-saya?nama=siti.rahma', { headers })
  const sent = await spans()
  expect(sent.filter(({ kind }) => kind === server).length).toBe(5)
  expect(sent.map(({ name }) => name)).toEqual(expect.arrayContaining(['member login', 'POST /api/*', 'GET /cari']))
  for (const word of personal) expect(received.join('')).not.toContain(word)
  const keys = new Set(sent.flatMap(({ attributes }) => attributes.map(({ key }) => key)))
  expect([...keys].toSorted()).toEqual([
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'peer.service',
    'site.cache',
    'site.operation',
    'site.outcome',
    'site.request_id',
  ])
})
