import type { RequestLog } from '../http/log.ts'
import type { Encoding } from './compression.ts'
import type { LoadDocument, PageCache, StoredPage } from './cache.ts'
import { faultQuery } from './canonical.ts'

/** Milliseconds: Jakarta is seven hours ahead of UTC and knows no summer time. */
const jakartaOffset = 7 * 60 * 60 * 1000
const day = 24 * 60 * 60 * 1000

const hasSession = (cookie: string) => /(?:^|;\s*)auth(?:_family|Company)?=/.test(cookie)
const choseEnglish = (cookie: string) => /(?:^|;\s*)locale=en/.test(cookie)
const isEnglish = (url: string) => /^https?:\/\/[^/]+\/en(?:[/?]|$)/.test(url)

/**
 * The key of the document that a request asks for, or undefined where it may be nobody else's: somebody is logged in,
 * is to be sent to another language, or tries faults out. `address` is the request's own one, see ownAddress. The key holds
 * the day in Jakarta, since what is on today changes with it.
 */
export const pageKey = ({ method, headers }: Request, address: string, now: number): string | undefined => {
  if (method !== 'GET') return undefined
  const cookie = headers.get('cookie')
  if (cookie !== null && (hasSession(cookie) || (choseEnglish(cookie) && !isEnglish(address)))) return undefined
  return sharedKey(address, now)
}

/** The key of the document whose page, without its frame, a visitor may be sent too who is logged in; undefined where faults are tried out. */
export const sharedKey = (address: string, now: number): string | undefined =>
  address.includes(`${faultQuery}=`) ? undefined : `${Math.floor((now + jakartaOffset) / day)} ${address}`

type Headers = Readonly<Record<string, string>>

/** How documents are sent. */
export const htmlType = 'text/html; charset=UTF-8'

const encodingOf = (accepted: string): Encoding | undefined => {
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : undefined
}

/** What documents say of themselves that do not change with the visitor, but for whether anybody is logged in. */
export const sharedHeaders: Headers = { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding, Cookie' }

/** Answers with a document as the visitor's browser wants it; at once where it was sent like that before. */
export const answerWith = ({ status, document, shared }: StoredPage, request: Request, headers: Headers): Response | Promise<Response> => {
  const { etag } = document
  const all = { ...headers, ...sharedHeaders, 'Content-Type': htmlType, ...(status === 200 && { ETag: etag }) }
  if (status === 200 && request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: all })
  const encoding = encodingOf(request.headers.get('accept-encoding') ?? '')
  const whole = { ...all, Link: shared.link }
  if (encoding === undefined) return new Response(document.bytes, { status, headers: whole })
  // A plain object of headers, which the server writes without making `Headers` of it.
  const answer = (body: Uint8Array<ArrayBuffer>) => new Response(body, { status, headers: { ...whole, 'Content-Encoding': encoding } })
  const body = document.compressed(encoding)
  return body instanceof Uint8Array ? answer(body) : body.then(answer)
}

/** What answers are made from. */
export interface KeptPages {
  readonly cache: PageCache
  /** Loads the page at an address for a visitor of whom nothing is known. */
  readonly load: (url: URL) => ReturnType<LoadDocument>
  /** Headers that every answer carries. */
  readonly siteHeaders: (request: Request) => Headers
  readonly log: (entry: RequestLog) => void
  readonly now: () => number
  readonly ownAddress: (address: string) => string
}

/** Answers with a kept document, at once; undefined where there is none or the request needs more than that. */
export const answerKept = ({ cache, load, siteHeaders, log, now, ownAddress }: KeptPages, request: Request): Response | Promise<Response> | undefined => {
  const started = performance.now()
  const address = ownAddress(request.url)
  const key = pageKey(request, address, now())
  const page = key === undefined ? undefined : cache.find(key, () => load(new URL(address)))
  if (!page) return undefined
  const requestId = crypto.randomUUID()
  const answer = answerWith(page, request, { ...siteHeaders(request), 'X-Request-Id': requestId })
  const noted = (response: Response) => {
    log({ requestId, method: request.method, route: page.route, status: response.status, duration: performance.now() - started })
    return response
  }
  return answer instanceof Response ? noted(answer) : answer.then(noted)
}
