import type { SiteConfig } from '../config.ts'
import { commonHeaders, recordRequest } from '../http/around-requests.ts'
import type { AroundRequests } from '../http/around-requests.ts'
import { headerOf, isPlainRead } from '../received-request.ts'
import type { AnswerAtOnce } from '../received-request.ts'
import { isShared } from './answer.ts'
import type { DocumentCache } from './cache.ts'
import { readAddress, tellsPlaces } from './canonical.ts'
import { routeOf } from './handler.ts'
import { redirectOf } from './redirects.ts'
import { documentAnswer, sharedHeaders } from './send.ts'

/** Targets that a URL has as they are written. All others are what `Request` makes of them. */
const plainTarget = /^(\/[\w/-]{0,200})(\?[\w=&+,.-]{0,200})?$/

/** What cached documents are answered from. */
export interface CachedAnswerOptions {
  readonly cache: DocumentCache
  readonly config: SiteConfig
  readonly around: AroundRequests
}

/**
 * Makes the answers of documents that are fresh in the cache, and their 304s, without a `Request`, a `Response` and the middleware between them:
 * those cost more than all that is done for such a document. Everything else is undefined, and so goes the way of all requests
 * (`handler.ts`), with which this one shares each rule: what a page's address is, who is redirected, what an answer has.
 */
export const cachedAnswers =
  ({ cache, config, around }: CachedAnswerOptions): AnswerAtOnce =>
  (request) => {
    const started = performance.now()
    if (request.method !== 'GET' || !isPlainRead(request)) return undefined
    const [, pathname, search = ''] = plainTarget.exec(request.url ?? '') ?? []
    if (pathname === undefined) return undefined
    const address = readAddress(pathname, search, config)
    if (!isShared(address) || tellsPlaces(address)) return undefined
    if (redirectOf(pathname, search, address, headerOf(request, 'cookie') ?? null)) return undefined
    const cached = cache.fresh(address.location)
    if (cached?.kind !== 'document') return undefined

    const requestId = crypto.randomUUID()
    const form = {
      acceptEncoding: headerOf(request, 'accept-encoding'),
      ifNoneMatch: headerOf(request, 'if-none-match'),
    }
    const { status, headers, body } = documentAnswer(cached, form, 200, {
      common: commonHeaders(around, requestId),
      own: sharedHeaders,
    })
    // A form that nobody was sent before.
    if (body instanceof Promise) return undefined
    const entry = {
      requestId,
      method: request.method,
      route: routeOf(address),
      status,
      duration: performance.now() - started,
    }
    recordRequest(around, entry, 'hit', around.tracing?.request(headerOf(request, 'traceparent')))
    return { status, headers: body ? { ...headers, 'Content-Length': String(body.byteLength) } : headers, body }
  }
