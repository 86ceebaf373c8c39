import { LRUCache } from 'lru-cache'
import type { SiteConfig } from '../config.ts'
import { commonHeaders, recordRequest, requestHeaders } from '../http/around-requests.ts'
import type { AroundRequests } from '../http/around-requests.ts'
import { headerOf, isPlainRead, namesAndValues } from '../received-request.ts'
import type { AnswerAtOnce, WholeAnswer } from '../received-request.ts'
import { isShared } from './answer.ts'
import type { Assets } from './assets.ts'
import type { CachedDocument, DocumentCache } from './cache.ts'
import { readAddress, tellsPlaces } from './canonical.ts'
import { dataRouteOf, pageOfData, sharedDataHeaders } from './data.ts'
import { routeOf } from './handler.ts'
import { redirectOf } from './redirects.ts'
import { documentAnswer, formFor, sharedHeaders } from './send.ts'
import type { DocumentForm } from './send.ts'

/** Targets that a URL keeps exactly as written. `Request` normalizes all others. */
const plainTarget = /^(\/[\w/-]{0,200})(\?[\w=&+,.-]{0,200})?$/

/** The dependencies of cached answers. */
export interface CachedAnswerOptions {
  readonly documents: DocumentCache
  readonly data: DocumentCache
  readonly config: SiteConfig
  readonly around: AroundRequests
  /** The files of the build. Answers with page data carry the build's name. */
  readonly assets: () => Promise<Assets>
}

/** The name of the build; undefined until its files are read. */
const onceKnown = (assets: CachedAnswerOptions['assets']): (() => string | undefined) => {
  let build: string | undefined
  void assets().then(
    ({ entry }) => (build = entry),
    () => undefined,
  )
  return () => build
}

/** A shared page that a request names by its canonical address, as a document or as data. */
interface AskedPage {
  readonly cache: DocumentCache
  /** The canonical address, which is the key in the cache. */
  readonly location: string
  /** Headers of this page alone. */
  readonly own: Readonly<Record<string, string>>
  readonly build: string | undefined
  /** In the log and the metrics. */
  readonly route: string
}

/** The page of a target; undefined if the page is made for its visitor, redirects, or is unknown. */
const askedPage = (
  target: string,
  cookies: string | undefined,
  build: string | undefined,
  { documents, data, config }: CachedAnswerOptions,
): AskedPage | undefined => {
  const [, path, search = ''] = plainTarget.exec(target) ?? []
  if (path === undefined) return undefined
  const page = pageOfData(path)
  if (page !== undefined && build === undefined) return undefined
  const pathname = page ?? path
  const address = readAddress(pathname, search, config)
  if (!isShared(address) || tellsPlaces(address)) return undefined
  // Data does not depend on the visitor.
  if (redirectOf(pathname, search, address, page === undefined ? (cookies ?? null) : null)) return undefined
  const { location } = address
  return page === undefined
    ? { cache: documents, location, own: sharedHeaders, build: undefined, route: routeOf(address) }
    : { cache: data, location, own: sharedDataHeaders, build, route: dataRouteOf(address) }
}

/** Targets whose pages are remembered. Each has at most 400 characters. */
const targetLimit = 2000

/** Caches the page of each target: parsing each address and Accept-Encoding anew takes 6 % of the processor time of a cached page. */
const createAskedPages = (options: CachedAnswerOptions) => {
  const build = onceKnown(options.assets)
  const known = new LRUCache<string, AskedPage>({ max: targetLimit })
  return (target: string, cookies: string | undefined): AskedPage | undefined => {
    const remembered = cookies === undefined ? known.get(target) : undefined
    if (remembered) return remembered
    const page = askedPage(target, cookies, build(), options)
    // A request with a cookie may be redirected.
    if (page && cookies === undefined) known.set(target, page)
    return page
  }
}

/** The parts of an answer that are the same for each request for one form of a document. */
type SteadyAnswer = Pick<WholeAnswer, 'status' | 'body'> & { readonly headers: readonly string[] }

/**
 * Caches these parts for as long as the document: to assemble twenty headers for each request, and to take them apart again, takes a tenth
 * of the processor time of a cached page.
 */
const createSteadyAnswers = (around: AroundRequests) => {
  const kept = new WeakMap<CachedDocument, Map<string, SteadyAnswer>>()

  const make = (cached: CachedDocument, form: DocumentForm, isHead: boolean, { own, build }: AskedPage) => {
    const { status, headers, body } = documentAnswer(cached, form, 200, { common: commonHeaders(around, build), own })
    // The site has not sent this form before.
    if (body instanceof Promise) return undefined
    if (!body || isHead) return { status, headers: namesAndValues(headers), body: null }
    return { status, headers: namesAndValues({ ...headers, 'Content-Length': String(body.byteLength) }), body }
  }

  return (cached: CachedDocument, form: DocumentForm, isHead: boolean, asked: AskedPage): SteadyAnswer | undefined => {
    const answers = kept.get(cached) ?? new Map<string, SteadyAnswer>()
    const key = `${form.encoding} ${form.isHere} ${isHead}`
    const answer = answers.get(key) ?? make(cached, form, isHead, asked)
    if (answer && !answers.has(key)) kept.set(cached, answers.set(key, answer))
    return answer
  }
}

/**
 * Answers documents and page data that are fresh in the cache, and their 304s, without a `Request`, a `Response` and the middleware between
 * them: these cost more than all other work for such a document. Everything else is undefined, and goes the way of all requests
 * (`handler.ts`, `data.ts`). Both ways share each rule: which page an address names, which request is redirected, and which headers an
 * answer has.
 */
export const cachedAnswers = (options: CachedAnswerOptions): AnswerAtOnce => {
  const { around } = options
  const pageOf = createAskedPages(options)
  const steadyAnswer = createSteadyAnswers(around)
  return (request) => {
    const started = performance.now()
    if (!isPlainRead(request)) return undefined
    const page = pageOf(request.url ?? '', headerOf(request, 'cookie'))
    const cached = page?.cache.fresh(page.location)
    if (!page || cached?.kind !== 'document') return undefined

    const form = formFor(cached, {
      acceptEncoding: headerOf(request, 'accept-encoding'),
      ifNoneMatch: headerOf(request, 'if-none-match'),
    })
    const steady = steadyAnswer(cached, form, request.method === 'HEAD', page)
    if (!steady) return undefined
    const requestId = crypto.randomUUID()
    const { status, headers, body } = steady
    const entry = {
      requestId,
      method: request.method ?? 'GET',
      route: page.route,
      status,
      duration: performance.now() - started,
    }
    recordRequest(around, entry, 'hit', around.tracing?.request(headerOf(request, 'traceparent')))
    return { status, headers: headers.concat(namesAndValues(requestHeaders(around, requestId))), body }
  }
}
