import type { SubstituteName } from '../../features/page-files.ts'
import { returnToCookie } from '../../session/return-to.ts'
import type { SiteContext } from '../http/environment.ts'
import { personalHeaders } from '../http/headers.ts'
import { localPath } from '../http/redirect.ts'
import { PageFailure } from './cache.ts'
import type { DocumentCache, DocumentCaches } from './cache.ts'
import { faultQuery, isCacheable, isOfArea, readAddress, tellsPlaces } from './canonical.ts'
import type { PageAddress } from './canonical.ts'
import { loadDocument, loadSubstitute } from './load.ts'
import type { DocumentOutcome, PageDependencies } from './load.ts'
import { redirectOf } from './redirects.ts'
import { notStored, sendDocument, sendOnce, sharedHeaders } from './send.ts'
import { fetchShared, inQueue, inTurn } from './visits.ts'
import type { Visits } from './visits.ts'

/** What documents are answered from. */
export interface DocumentHandlers {
  /** Answers a request for a page. */
  readonly handle: (context: SiteContext) => Promise<Response>
  /** Answers where an address leads to no document. */
  readonly sendOther: (context: SiteContext, outcome: OtherOutcome, address: PageAddress) => Promise<Response>
}

type OtherOutcome = Exclude<DocumentOutcome, { readonly kind: 'document' }>

const substituteStatus: Readonly<Record<SubstituteName, 404 | 502>> = { 'not-found': 404, error: 502 }

/** Whether the document of an address, and its data, may be cached: it is the same for all visitors, and no fault is injected for a demonstration. */
export const isShared = (address: PageAddress): boolean => isCacheable(address) && !address.query.has(faultQuery)

/** What a document that is made for one request says of itself: it is stored nowhere, and one of an area has no referrer and is not indexed. */
const ownHeaders = (address: PageAddress): Readonly<Record<string, string>> =>
  isOfArea(address) ? personalHeaders : { 'Cache-Control': 'no-store' }

/** The address of a page's log line and metrics: never what a visitor typed. */
export const routeOf = ({ match }: PageAddress): string => match?.route.path ?? '(none)'

/** Answers where an address leads to no document: with a redirect, or with the page that says so. */
const createSubstitutes = (deps: PageDependencies, cache: DocumentCache | undefined) => {
  const substitute = async (context: SiteContext, kind: SubstituteName, { locale }: PageAddress): Promise<Response> => {
    const status = substituteStatus[kind]
    const address = readAddress(locale === 'en' ? '/en' : '/', '', deps.config)
    const load = () => loadSubstitute(kind, address, deps)
    const key = `${kind} ${locale}`
    const cached = cache && (cache.peek(key, load) ?? (await cache.fetch(key, load)))
    if (cached?.kind === 'document') return sendDocument(context, cached, status, notStored)
    const loaded = await load()
    if (loaded.kind !== 'document') throw new Error('a substitute page is a document')
    return sendOnce(context, loaded.document, status, notStored)
  }

  const sendOther: DocumentHandlers['sendOther'] = async (context, outcome, address) => {
    if (outcome.kind !== 'redirect')
      return substitute(context, outcome.kind === 'failed' ? 'error' : 'not-found', address)
    // Where the CMS leads to may change. Without this a browser holds a 301 for ever.
    context.header('Cache-Control', isOfArea(address) ? 'no-store' : 'no-cache')
    return context.redirect(localPath(outcome.to), outcome.status)
  }
  return { substitute, sendOther }
}

/** The redirect that an address itself asks for; undefined if it is that of a page. */
const sendRedirect = (context: SiteContext, address: PageAddress, secure: boolean): Response | undefined => {
  const { pathname, search } = new URL(context.req.url)
  const redirect = redirectOf(pathname, search, address, context.req.header('cookie') ?? null)
  if (!redirect) return undefined
  if (redirect.returnTo !== undefined) context.header('Set-Cookie', returnToCookie(redirect.returnTo, secure))
  // What a cookie decides is stored nowhere.
  if (redirect.status === 302) context.header('Cache-Control', 'no-store')
  return context.redirect(redirect.to, redirect.status)
}

/** Makes the handlers of documents. Without a cache every document is made for its request. */
export const createDocumentHandlers = (
  deps: PageDependencies,
  caches: DocumentCaches | undefined,
  visits: Visits,
): DocumentHandlers => {
  const { substitute, sendOther } = createSubstitutes(deps, caches?.shared)

  const handleShared = async (
    context: SiteContext,
    address: PageAddress,
    { shared, places }: DocumentCaches,
  ): Promise<Response> => {
    const [documents, headers] = tellsPlaces(address) ? [places, notStored] : [shared, sharedHeaders]
    const load = inQueue(visits, context, () => loadDocument({ address, timings: context.get('timings') }, deps))
    try {
      const cached = documents.peek(address.location, load)
      context.set('cache', cached ? 'hit' : 'miss')
      const outcome = cached ?? (await fetchShared(visits, context, documents, address.location, load))
      return outcome.kind === 'document'
        ? await sendDocument(context, outcome, 200, headers)
        : await sendOther(context, outcome, address)
    } catch (error) {
      if (!(error instanceof PageFailure)) throw error
      return error.partial
        ? sendDocument(context, error.partial, 200, notStored)
        : substitute(context, 'error', address)
    }
  }

  const handleOwn = async (context: SiteContext, address: PageAddress): Promise<Response> => {
    const cookies = context.req.header('cookie') ?? null
    const outcome = await inTurn(visits, context, async () => {
      const loaded = await loadDocument({ address, cookies, timings: context.get('timings') }, deps)
      return loaded.kind === 'document' ? sendOnce(context, loaded.document, 200, ownHeaders(address)) : loaded
    })
    return outcome instanceof Response ? outcome : sendOther(context, outcome, address)
  }

  return {
    sendOther,
    handle: async (context) => {
      const { pathname, search } = new URL(context.req.url)
      const address = readAddress(pathname, search, deps.config)
      context.set('route', routeOf(address))
      const redirect = sendRedirect(context, address, deps.config.secure)
      if (redirect) return redirect
      return caches && isShared(address) ? handleShared(context, address, caches) : handleOwn(context, address)
    },
  }
}
