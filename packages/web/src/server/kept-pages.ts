import type { RequestLog } from './log.ts'
import type { PageCache, RenderedPage, StoredPage } from './page-cache.ts'

/** Milliseconds: Jakarta is seven hours ahead of UTC and knows no summer time. */
const jakartaOffset = 7 * 60 * 60 * 1000
const day = 24 * 60 * 60 * 1000

const hasSession = (cookie: string) => /(?:^|;\s*)auth(?:_family|Company)?=/.test(cookie)
const choseEnglish = (cookie: string) => /(?:^|;\s*)locale=en/.test(cookie)
const isEnglish = (url: string) => /^https?:\/\/[^/]+\/en(?:[/?]|$)/.test(url)

/**
 * The key of the document that a request asks for, or undefined where it may be nobody else's: somebody is logged in,
 * is to be sent to another language, or tries faults out. It holds the day in Jakarta, since what is on today
 * changes with it.
 */
export const pageKey = (request: Request, now: number): string | undefined => {
  const { method, url } = request
  if (method !== 'GET' || url.includes('__fault')) return undefined
  const cookie = request.headers.get('cookie')
  if (cookie !== null && (hasSession(cookie) || (choseEnglish(cookie) && !isEnglish(url)))) return undefined
  return keyOf(url, now)
}

/** The key of the document whose page, without its frame, a visitor may be sent too who is logged in; undefined where faults are tried out. */
export const sharedKey = ({ url }: Request, now: number): string | undefined => (url.includes('__fault') ? undefined : keyOf(url, now))

const keyOf = (url: string, now: number) => `${Math.floor((now + jakartaOffset) / day)} ${url}`

type Headers = Readonly<Record<string, string>>

/** Headers of a document that anybody may be sent, and may ask again for. */
const documentHeaders = (etag: string): Headers => ({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding, Cookie', ETag: etag })

const inForm = ({ html, br, gzip }: StoredPage, accepted: string): readonly [body: string | Uint8Array<ArrayBuffer>, headers: Headers] => {
  if (accepted.includes('br')) return [br, { 'Content-Encoding': 'br' }]
  return accepted.includes('gzip') ? [gzip, { 'Content-Encoding': 'gzip' }] : [html, {}]
}

const answerWith = (page: StoredPage, request: Request, siteHeaders: Headers): Response => {
  const headers = { ...siteHeaders, ...documentHeaders(page.etag) }
  if (request.headers.get('if-none-match') === page.etag) return new Response(null, { status: 304, headers })
  const [body, form] = inForm(page, request.headers.get('accept-encoding') ?? '')
  // A plain object of headers, which the server writes without making `Headers` of it.
  return new Response(body, { headers: { ...headers, ...form, 'Content-Type': 'text/html; charset=UTF-8' } })
}

/** What answers are made from. */
export interface KeptPages {
  readonly cache: PageCache
  /** Renders the page at an address for a visitor of whom nothing is known. */
  readonly render: (url: URL) => Promise<RenderedPage>
  /** Headers that every answer carries. */
  readonly siteHeaders: (request: Request) => Headers
  readonly log: (entry: RequestLog) => void
  readonly now: () => number
}

/** Answers with a kept document, at once; undefined where there is none or the request needs more than that. */
export const answerKept = ({ cache, render, siteHeaders, log, now }: KeptPages, request: Request): Response | undefined => {
  const started = performance.now()
  const key = pageKey(request, now())
  const page = key === undefined ? undefined : cache.find(key, () => render(new URL(request.url)))
  if (!page) return undefined
  const requestId = crypto.randomUUID()
  const answer = answerWith(page, request, { ...siteHeaders(request), 'X-Request-Id': requestId })
  log({ requestId, method: request.method, route: page.route, status: answer.status, duration: performance.now() - started })
  return answer
}
