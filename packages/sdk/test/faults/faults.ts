import type { CallOptions } from '../../src/client/contract.ts'
import type { ApiError } from '../../src/client/errors.ts'
import type { ClientOptions } from '../../src/client/options.ts'
import type { BrokenServer } from './broken-server.ts'
import type { SdkCall } from './calls.ts'

/** One way in which a call fails. */
export interface Fault {
  readonly name: string
  /** The failures allowed; `ok` if the answer may be acceptable without validation. */
  readonly kinds: readonly (ApiError['kind'] | 'ok')[]
  /** Where a malformed answer broke. */
  readonly where?: string
  /** The options of one call. */
  readonly prepare: (server: BrokenServer) => {
    readonly options?: Partial<ClientOptions>
    readonly callOptions?: CallOptions
  }
  /** The calls that it can happen to. Default: all. */
  readonly concerns?: (call: SdkCall) => boolean
}

type Kinds = Fault['kinds']

const json = { 'content-type': 'application/json' }

/** Milliseconds: enough to detect an immediate failure; all calls wait at the same time. */
const short = 40

const never = <Value>() => new Promise<Value>(() => undefined)

/** A fault of a stubbed network, with a new response for each call. */
const answered = (name: string, kinds: Kinds, answer: () => Response, more: Partial<Fault> = {}): Fault => ({
  name,
  kinds,
  prepare: () => ({ options: { fetch: () => Promise.resolve(answer()) } }),
  ...more,
})

const body = (name: string, text: string, kinds: Kinds = ['malformed'], more: Partial<Fault> = {}) =>
  answered(name, kinds, () => new Response(text, { headers: json }), more)

const status = (code: number, kinds: Kinds, headers: Readonly<Record<string, string>> = {}) =>
  answered(
    `${code}${headers['retry-after'] ? ' with Retry-After' : ''}`,
    kinds,
    () => new Response('{"message":"contoh"}', { status: code, headers: { ...json, ...headers } }),
  )

const page = (code: number, kinds: Kinds) =>
  answered(
    `${code} as HTML`,
    kinds,
    () => new Response('<!doctype html>', { status: code, headers: { 'content-type': 'text/html' } }),
  )

/** A fault of a real connection. */
const onWire = (
  name: string,
  path: string,
  kinds: Kinds,
  more: Partial<Fault> = {},
  options: Partial<ClientOptions> = {},
): Fault => ({
  name,
  kinds,
  prepare: ({ url }) => ({ options: { baseUrl: `${url}/${path}`, ...options } }),
  ...more,
})

const given = (
  name: string,
  kinds: Kinds,
  options: () => Partial<ClientOptions>,
  concerns?: Fault['concerns'],
): Fault => ({
  name,
  kinds,
  prepare: () => ({ options: options() }),
  ...(concerns && { concerns }),
})

const withToken = ({ route }: SdkCall) => route?.bearer === 'token' || route === undefined

const notAFile = ({ route }: SdkCall) => !route?.binary

const success = () => Promise.resolve(new Response('{"data":{}}', { headers: json }))

/** Sends the start of a body, then the caller aborts. */
const abortedInBody = () => {
  const controller = new AbortController()
  const stream = new ReadableStream(
    {
      start: (source) => source.enqueue(new TextEncoder().encode('{"data":')),
      pull: () => {
        controller.abort()
        return never<void>()
      },
    },
    { highWaterMark: 0 },
  )
  return {
    options: { fetch: () => Promise.resolve(new Response(stream, { headers: json })) },
    callOptions: { signal: controller.signal },
  }
}

const connection: readonly Fault[] = [
  { name: 'refused connection', kinds: ['network'], prepare: ({ deadUrl }) => ({ options: { baseUrl: deadUrl } }) },
  onWire('reset before an answer', 'reset', ['network']),
  onWire('silence before headers', 'silence', ['timeout'], {}, { timeout: short }),
  onWire('silence within the body', 'silent-body', ['timeout'], {}, { timeout: short }),
  onWire('body cut off', 'cut-body', ['network']),
  onWire('reset within the body', 'reset-body', ['network']),
  onWire('body that is not the gzip it says', 'no-gzip', ['network']),
  onWire('headers only', 'headers-only', ['malformed']),
]

const bodies: readonly Fault[] = [
  body('truncated JSON', '{"data":', ['malformed']),
  answered('204', ['malformed'], () => new Response(null, { status: 204 })),
  body('null', 'null'),
  body('[]', '[]', ['malformed'], { concerns: ({ route }) => !route?.list }),
  body('a text', '"contoh"'),
  body('a number', '7'),
  body('{}', '{}', ['ok', 'malformed', 'not-found']),
  body('{ data: 7 }', '{"data":7}', ['ok', 'malformed']),
  body('{ data: [7, null] }', '{"data":[7,null],"meta":{}}', ['ok', 'malformed']),
  body('deeper than the stack', `{"data":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`, [
    'ok',
    'malformed',
    'not-found',
  ]),
  page(200, ['malformed']),
  answered(
    'wrong content type',
    ['malformed'],
    () => new Response('{"data":{}}', { headers: { 'content-type': 'text/plain' } }),
    { where: 'content-type', concerns: notAFile },
  ),
  {
    ...body('body over the limit', JSON.stringify({ data: 'x'.repeat(2000) })),
    where: 'size',
    prepare: () => ({
      options: {
        maxAnswerBytes: 1000,
        fetch: () => Promise.resolve(new Response('x'.repeat(2000), { headers: json })),
      },
    }),
  },
  body('process: false', '{"process":false,"detail":"contoh"}', ['rejected', 'malformed']),
  body('GraphQL errors', '{"errors":[{"message":"x","extensions":{"code":"INTERNAL_SERVER_ERROR"}}],"data":null}', [
    'server',
    'malformed',
    'not-found',
  ]),
  body('data: null', '{"data":null}', ['malformed', 'not-found']),
]

const statuses: readonly Fault[] = [
  ...[301, 302, 303, 307, 308].map((code) =>
    onWire(`${code} to another origin`, `redirect/${code}`, ['malformed'], { where: 'redirect' }),
  ),
  answered(
    'redirect that a browser hides',
    ['malformed'],
    () => Object.defineProperties(new Response(null), { type: { value: 'opaqueredirect' }, status: { value: 0 } }),
    { where: 'redirect' },
  ),
  status(400, ['invalid']),
  status(401, ['unauthorized']),
  status(403, ['forbidden']),
  status(404, ['not-found', 'malformed']),
  page(404, ['malformed']),
  status(410, ['not-found', 'malformed']),
  status(422, ['invalid']),
  status(429, ['rate-limited']),
  status(429, ['rate-limited'], { 'retry-after': '60' }),
  status(500, ['server']),
  status(502, ['server']),
  status(503, ['server']),
  onWire('600', 'status/600', ['malformed'], { where: 'status' }),
  onWire('999', 'status/999', ['malformed'], { where: 'status' }),
]

const callers: readonly Fault[] = [
  {
    name: 'signal already aborted',
    kinds: ['aborted'],
    prepare: () => ({ options: { fetch: success }, callOptions: { signal: AbortSignal.abort() } }),
  },
  { name: 'aborted within the body', kinds: ['aborted'], prepare: abortedInBody },
  {
    name: 'unusable timeout of a call',
    kinds: ['misuse'],
    prepare: () => ({ options: { fetch: success }, callOptions: { timeout: -1 } }),
  },
  given(
    'token source that never answers',
    ['timeout'],
    () => ({ fetch: success, timeout: short, token: () => never<string>() }),
    withToken,
  ),
  given(
    'token source that rejects',
    ['unauthorized'],
    () => ({ fetch: success, token: () => Promise.reject(new Error('contoh')) }),
    withToken,
  ),
  given(
    'token source that throws',
    ['unauthorized'],
    () => ({
      fetch: success,
      token: () => {
        throw new Error('contoh')
      },
    }),
    withToken,
  ),
  given('token that is no header', ['misuse'], () => ({ fetch: success, token: 'rahasia\nsekali' }), withToken),
  given('fetch that never answers', ['timeout'], () => ({ timeout: short, fetch: () => never<Response>() })),
  given('fetch that throws', ['misuse'], () => ({
    fetch: () => {
      throw new TypeError('rahasia')
    },
  })),
  given('fetch that has a mistake', ['misuse'], () => ({ fetch: () => Promise.reject(new ReferenceError('rahasia')) })),
  given('fetch that gives nothing', ['misuse'], () => ({
    fetch: () => Promise.resolve(undefined as unknown as Response),
  })),
  given('base address of another protocol', ['misuse'], () => ({ baseUrl: 'ftp://rs.example' })),
  given('base address with a password', ['misuse'], () => ({ baseUrl: 'https://siti:rahasia@rs.example' })),
  given('base address of a page, without a page', ['misuse'], () => ({ baseUrl: '/api/cms' })),
  given('missing base address', ['misuse'], () => ({ baseUrl: undefined as unknown as string })),
]

/** The kinds of faults, as a table. */
export const faults: readonly Fault[] = [...connection, ...bodies, ...statuses, ...callers]
