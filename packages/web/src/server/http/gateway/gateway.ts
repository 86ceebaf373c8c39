import { isAllowedEndpoint } from '@hospital/sdk'
import type { Result } from '@hospital/sdk'
import { readRequest } from '@hospital/sdk/contracts'
import type { SentRequest } from '@hospital/sdk/contracts'
import type { Locale } from '@hospital/ui'
import type { SiteConfig } from '../../config.ts'
import type { TraceSpan } from '../../tracing/tracing.ts'
import { yieldBriefly } from '../../yielding-queue.ts'
import type { BodiesInFlight, BodyHold } from '../bodies-in-flight.ts'
import { mediaType } from '../content-type.ts'
import type { DeviceVisit } from '../devices.ts'
import { receiveBytes, receiveParts, whileHeld } from '../receive-body.ts'
import type { BodyRefusal } from '../receive-body.ts'
import { bodyLimits, parseJson } from '../request-body.ts'
import { isCrossSite } from '../same-site.ts'
import { failure } from './answers.ts'
import { attemptOf } from './attempt-of.ts'
import { createDeadline } from './deadline.ts'
import type { Deadline } from './deadline.ts'
import { attempterOf, passLimited } from './limited-call.ts'
import type { Caller, CallLimits } from './limited-call.ts'
import { findOperation, isGatewayApi } from './operation.ts'
import type { FoundOperation, GatewayApi } from './operation.ts'
import { readAnswer } from './upstream.ts'

/** Finds a hospital's own API by its code; null if it has none. */
export type FindHospitalEndpoint = (code: string) => Promise<Result<string | null>>

/** The outcome of a call to a back end: never a value. */
export interface GatewayCall {
  readonly api: string
  readonly operation: string
  readonly status: number
  /** Milliseconds. */
  readonly duration: number
  readonly requestId: string
}

/** The options of the gateway. */
export interface GatewayOptions {
  readonly config: SiteConfig
  readonly findEndpoint: FindHospitalEndpoint
  readonly limits: CallLimits
  readonly bodies: BodiesInFlight
  /** Begins the span of a call that is sent. */
  readonly beginSpan?: (() => TraceSpan | undefined) | undefined
  readonly onCall?: ((call: GatewayCall, span?: TraceSpan) => void) | undefined
}

/** A request to the gateway. */
export interface GatewayRequest {
  readonly request: Request
  readonly api: string
  /** The path below the API's own, with its leading slash. */
  readonly path: string
  readonly requestId: string
  /** See clientAddress. */
  readonly address: string
  /** The caller's device. */
  readonly visit: DeviceVisit
  /** Counts the bytes of the answer until it has been sent. */
  readonly hold: BodyHold
  readonly allowedOrigins: readonly string[]
  /** Runs the work of the call when it is the caller's turn. */
  readonly inTurn: <Value>(work: () => Promise<Value>) => Promise<Value>
}

/** The language of the gateway's own texts: the language of the browser's page. */
const localeOf = ({ headers }: Request): Locale =>
  /^\s*en\b/i.test(headers.get('accept-language') ?? '') ? 'en' : 'id'

/** The path of an operation in its API. For a hospital's own API, the first part of the path is the hospital's code. */
const placeOf = (api: GatewayApi, path: string): { readonly code: string; readonly path: string } | undefined => {
  if (api !== 'hospital-care') return { code: '', path }
  const [, code = '', ...parts] = path.split('/')
  return /^[\w-]{1,40}$/.test(code) ? { code, path: `/${parts.join('/')}` } : undefined
}

/** The base address of an API; null if it does not exist or is not allowed. */
const baseUrlOf = async (
  api: GatewayApi,
  code: string,
  { config, findEndpoint }: GatewayOptions,
): Promise<Result<string | null>> => {
  if (api === 'member') return { data: config.memberApiUrl }
  if (api === 'company') return { data: config.companyApiUrl }
  const found = await findEndpoint(code)
  if (found.error) return found
  return { data: isAllowedEndpoint(found.data, config.hospitalCareOrigins) ? found.data.replace(/\/$/, '') : null }
}

/** The body of a request in the form of its contract, or the status of its refusal. */
const readSent = async (
  request: Request,
  { contract, route }: FoundOperation,
  hold: BodyHold,
): Promise<SentRequest['body'] | 415 | BodyRefusal> => {
  if (!contract.body) return undefined
  if (mediaType(request.headers.get('content-type')) !== (route.form ? 'multipart/form-data' : 'application/json'))
    return 415
  if (route.form) {
    const form = await receiveParts(request, { limit: bodyLimits.upload, hold })
    return typeof form === 'object' ? { form: 'form', value: form } : form
  }
  const bytes = await receiveBytes(request, { limit: bodyLimits.json, hold })
  return typeof bytes === 'number' ? bytes : { form: 'json', value: parseJson(bytes) }
}

/** Characters of a User-Agent that are passed on. */
const longestAgent = 300

/** The name of the visitor's browser, by which members recognise their logged-in devices. */
const agentOf = ({ headers }: Request): string | undefined =>
  headers
    .get('user-agent')
    ?.replace(/[^\x20-\x7e]/g, '')
    .slice(0, longestAgent)

/**
 * The bearer's token, if the operation takes one and the text looks like one; empty if the contract wants an empty one. The spelling of the
 * header makes no difference: one token is one caller.
 */
const tokenOf = ({ headers }: Request, { route }: FoundOperation): string | undefined => {
  const [, token] = /^Bearer *([\w.~+/=-]{0,4096})$/i.exec(headers.get('authorization') ?? '') ?? []
  return route.bearer === 'empty' && token !== undefined ? '' : route.bearer && token
}

const pathOf = ({ route, parameters }: FoundOperation): string =>
  route.path.replace(/\{([^}]+)\}/g, (_match, name: string) => encodeURIComponent(parameters[name] ?? ''))

/** The operation that a request calls. */
interface Target {
  readonly api: GatewayApi
  readonly operation: FoundOperation
  readonly baseUrl: string
  readonly token: string | undefined
}

interface Call extends Omit<Target, 'api'> {
  readonly query: URLSearchParams
  readonly body: SentRequest['body']
}

const send = (
  { operation, baseUrl, query, body, token }: Call,
  { request, requestId, address }: GatewayRequest,
  deadline: Deadline,
  span: TraceSpan | undefined,
): Promise<Response> => {
  const search = query.toString()
  const agent = agentOf(request)
  const headers = {
    Accept: operation.route.accept ?? 'application/json',
    'Accept-Language': localeOf(request),
    'X-Request-Id': requestId,
    'X-Forwarded-For': address,
    ...(span && { traceparent: span.traceparent }),
    ...(agent && { 'User-Agent': agent }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(body?.form === 'json' && { 'Content-Type': 'application/json' }),
  }
  return fetch(`${baseUrl}${pathOf(operation)}${search && `?${search}`}`, {
    method: operation.route.method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.any([request.signal, deadline.signal]),
    ...(body && { body: body.form === 'json' ? JSON.stringify(body.value) : body.value }),
  })
}

const callerOf = ({ address, visit, request }: GatewayRequest): Caller => ({
  address,
  visit,
  locale: localeOf(request),
  signal: request.signal,
})

const report = (
  { onCall }: GatewayOptions,
  { name }: FoundOperation,
  { api, requestId }: GatewayRequest,
  started: number,
  status: number,
  span?: TraceSpan,
): void => onCall?.({ api, operation: name, status, duration: performance.now() - started, requestId }, span)

/** Sends a call to its back end, and reads the answer. */
const pass = async (call: Call, incoming: GatewayRequest, options: GatewayOptions): Promise<Response> => {
  const started = performance.now()
  const locale = localeOf(incoming.request)
  const span = options.beginSpan?.()
  let answer: Response
  try {
    const deadline = createDeadline()
    const response = await send(call, incoming, deadline, span)
    await yieldBriefly()
    answer = await readAnswer(response, call.operation, locale, incoming.hold, deadline)
  } catch (cause) {
    answer = failure(cause instanceof DOMException && cause.name === 'TimeoutError' ? 504 : 502, locale)
  }
  report(options, call.operation, incoming, started, answer.status, span)
  return answer
}

/** Passes a call on, and counts it if it attempts something. An attempt that is slowed down waits outside the queue. */
const passAttempt = (
  api: GatewayApi,
  call: Call,
  incoming: GatewayRequest,
  options: GatewayOptions,
): Promise<Response> => {
  const { operation, body, token } = call
  // An upload was counted before its body was read.
  const attempt = operation.route.form
    ? undefined
    : attemptOf(api, operation.name, { body: body?.form === 'json' ? body.value : undefined, token })
  const work = () => incoming.inTurn(() => pass(call, incoming, options))
  return attempt ? passLimited(attempt, callerOf(incoming), options.limits, work) : work()
}

/** The operation that a request calls, or the answer if the request is not allowed. */
const findTarget = async (incoming: GatewayRequest, options: GatewayOptions): Promise<Target | Response> => {
  const { request, api, path, allowedOrigins, address, visit } = incoming
  const locale = localeOf(request)
  if (isCrossSite(request.headers, allowedOrigins)) return failure(403, locale)
  const retryAfter = options.limits.attempts.count('call', attempterOf(address, visit))
  if (retryAfter !== undefined) return failure(429, locale, { retryAfter })
  const place = isGatewayApi(api) ? placeOf(api, path) : undefined
  if (!place || !isGatewayApi(api)) return failure(404, locale)
  const operation = findOperation(api, request.method, place.path)
  if (!('route' in operation))
    return operation.length > 0 ? failure(405, locale, { allow: operation }) : failure(404, locale)
  const started = performance.now()
  const { data: baseUrl, error } = await baseUrlOf(api, place.code, options)
  if (error) report(options, operation, incoming, started, 502)
  if (error) return failure(502, locale)
  return baseUrl === null ? failure(404, locale) : { api, operation, baseUrl, token: tokenOf(request, operation) }
}

/** Reads and checks the request, and passes it on. */
const callTarget = async (
  { api, ...target }: Target,
  incoming: GatewayRequest,
  options: GatewayOptions,
): Promise<Response> => {
  const { request, address, inTurn } = incoming
  const { operation } = target
  const locale = localeOf(request)
  const answer = await whileHeld(options.bodies, address, async (hold) => {
    const body = await readSent(request, operation, hold)
    if (typeof body === 'number') return body
    const query = new URL(request.url).searchParams
    const read = await inTurn(() =>
      Promise.resolve(readRequest({ path: operation.parameters, query, body }, operation.contract, locale)),
    )
    if ('refusal' in read) return failure(422, locale, { errors: read.refusal })
    // The checked value goes on, not the original body: it has no field that the contract does not declare.
    const checked: SentRequest['body'] = body?.form === 'json' ? { form: 'json', value: read.value.body } : body
    return passAttempt(api, { ...target, query, body: checked }, incoming, options)
  })
  return typeof answer === 'number' ? failure(answer, locale, answer === 429 ? { retryAfter: 5 } : {}) : answer
}

/**
 * Passes a call of the browser on to a back end: an operation of a contract with its declared parameters and body, checked, and nothing
 * else. The call has no cookies. The answers are data, and nothing stores them. Browsers cannot reach the CMS this way.
 */
export const createGateway =
  (options: GatewayOptions): ((incoming: GatewayRequest) => Promise<Response>) =>
  async (incoming) => {
    const target = await findTarget(incoming, options)
    if (target instanceof Response) return target
    const { api, operation, token } = target
    const work = () => callTarget(target, incoming, options)
    // An upload is counted before its body is read: its attempt does not depend on its fields.
    const upload = operation.route.form ? attemptOf(api, operation.name, { body: undefined, token }) : undefined
    return upload ? passLimited(upload, callerOf(incoming), options.limits, work) : work()
  }
