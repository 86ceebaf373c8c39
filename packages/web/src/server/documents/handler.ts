import type { Context } from 'hono'
import { wantedPageCookie } from '../../session/wanted-page.ts'
import { takeHeaders } from '../http/around-requests.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import { personalHeaders } from '../http/headers.ts'
import { localPath } from '../http/redirect.ts'
import { PageFailure } from './cache.ts'
import type { CachedOutcome, DocumentCache } from './cache.ts'
import { faultQuery, isOfArea, readAddress } from './canonical.ts'
import type { PageAddress } from './canonical.ts'
import { encodeQuickly } from './fast-compression.ts'
import { loadDocument, loadSubstitute } from './load.ts'
import type { LoadedDocument, PageDependencies, SubstituteKind } from './load.ts'
import { redirectOf } from './redirects.ts'
import { htmlType, sendDocument, sharedHeaders } from './send.ts'

type SiteContext = Context<SiteEnvironment>

/** What documents are answered from. */
export interface DocumentHandlers {
  /** Answers a request for a page. */
  readonly handle: (context: SiteContext) => Promise<Response>
  /** Answers with a page that replaces another one. */
  readonly substitute: (context: SiteContext, kind: SubstituteKind, address: PageAddress) => Promise<Response>
}

const substituteStatus: Readonly<Record<SubstituteKind, 404 | 502>> = { 'not-found': 404, error: 502 }

/** Whether a document may be cached: it is everybody's, and not made to fail in a demonstration. */
const isShared = ({ match, query }: PageAddress): boolean =>
  match?.route.area === 'public' && match.route.cache !== 'never' && !query.has(faultQuery)

/** What a document that is made for one request says of itself: it is stored nowhere, and one of an area has no referrer and is not indexed. */
const ownHeaders = (address: PageAddress): Readonly<Record<string, string>> =>
  isOfArea(address) ? personalHeaders : { 'Cache-Control': 'no-store' }

/** Sends a document to one visitor, compressed quickly. */
export const sendOnce = async (
  context: SiteContext,
  document: LoadedDocument,
  status: number,
  further: Readonly<Record<string, string>>,
): Promise<Response> => {
  const { bytes, link } = await document.render()
  const { body, headers } = await encodeQuickly(bytes, context)
  return new Response(body, {
    status,
    headers: {
      ...takeHeaders(context),
      ...headers,
      ...further,
      Vary: 'Accept-Encoding',
      Link: link,
      'Content-Type': htmlType,
    },
  })
}

/** The address of a page's log line and metrics: never what a visitor typed. */
export const routeOf = ({ match }: PageAddress): string => match?.route.path ?? '(none)'

/** Makes the handlers of documents. Without a cache every document is made for its request. */
export const createDocumentHandlers = (deps: PageDependencies, cache: DocumentCache | undefined): DocumentHandlers => {
  const substitute: DocumentHandlers['substitute'] = async (context, kind, { locale }) => {
    const status = substituteStatus[kind]
    const address = readAddress(locale === 'en' ? '/en' : '/', '', deps.config)
    const load = () => loadSubstitute(kind, address, deps)
    if (!cache) return sendOnce(context, await load(), status, ownHeaders(address))
    const key = `${kind} ${locale}`
    const loadOutcome = async () => ({ kind: 'document' as const, document: await load() })
    const cached = cache.peek(key, loadOutcome) ?? (await cache.fetch(key, loadOutcome))
    if (cached.kind !== 'document') throw new Error('a substitute page is a document')
    return sendDocument(context, cached, status, {
      ...takeHeaders(context),
      'Cache-Control': 'no-store',
      Vary: 'Accept-Encoding',
    })
  }

  const send = (context: SiteContext, outcome: CachedOutcome, address: PageAddress): Response | Promise<Response> => {
    if (outcome.kind === 'redirect') return context.redirect(localPath(outcome.to), outcome.status)
    if (outcome.kind === 'not-found') return substitute(context, 'not-found', address)
    return sendDocument(context, outcome, 200, { ...takeHeaders(context), ...sharedHeaders })
  }

  const handleShared = async (
    context: SiteContext,
    address: PageAddress,
    documents: DocumentCache,
  ): Promise<Response> => {
    const load = () => loadDocument({ address, timings: context.get('timings') }, deps)
    try {
      const cached = documents.peek(address.location, load)
      context.set('cache', cached ? 'hit' : 'miss')
      return await send(context, cached ?? (await documents.fetch(address.location, load)), address)
    } catch (error) {
      if (!(error instanceof PageFailure)) throw error
      if (!error.partial) return substitute(context, 'error', address)
      return sendDocument(context, error.partial, 200, {
        ...takeHeaders(context),
        'Cache-Control': 'no-store',
        Vary: 'Accept-Encoding',
      })
    }
  }

  const handleOwn = async (context: SiteContext, address: PageAddress): Promise<Response> => {
    const outcome = await loadDocument(
      { address, cookies: context.req.header('cookie') ?? null, timings: context.get('timings') },
      deps,
    )
    if (outcome.kind === 'document') return sendOnce(context, outcome.document, 200, ownHeaders(address))
    if (outcome.kind === 'redirect') return context.redirect(localPath(outcome.to), outcome.status)
    return substitute(context, outcome.kind === 'failed' ? 'error' : 'not-found', address)
  }

  return {
    substitute,
    handle: async (context) => {
      const { pathname, search } = new URL(context.req.url)
      const address = readAddress(pathname, search, deps.config)
      context.set('route', routeOf(address))
      const redirect = redirectOf(pathname, search, address, context.req.header('cookie') ?? null)
      if (redirect?.wanted !== undefined)
        context.header('Set-Cookie', wantedPageCookie(redirect.wanted, deps.config.siteUrl.startsWith('https:')))
      if (redirect) return context.redirect(redirect.to, redirect.status)
      if (!address.match) return substitute(context, 'not-found', address)
      return cache && isShared(address) ? handleShared(context, address, cache) : handleOwn(context, address)
    },
  }
}
