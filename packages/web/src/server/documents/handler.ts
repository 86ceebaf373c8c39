import type { SubstituteName } from '../../features/page-files.ts'
import { returnToCookie } from '../../session/return-to.ts'
import type { SiteContext } from '../http/environment.ts'
import { personalHeaders } from '../http/headers.ts'
import { localPath } from '../http/redirect.ts'
import { pageAnswers } from './answer.ts'
import type { OtherOutcome, Representation } from './answer.ts'
import type { DocumentCache, DocumentCaches } from './cache.ts'
import { isOfArea, readAddress } from './canonical.ts'
import type { PageAddress } from './canonical.ts'
import { loadDocument, loadSubstitute } from './load.ts'
import type { PageDependencies } from './load.ts'
import { redirectOf } from './redirects.ts'
import { notStored, sendDocument, sendOnce, sharedHeaders } from './send.ts'
import type { Visits } from './visits.ts'

/** The handlers of documents. */
export interface DocumentHandlers {
  /** Answers a request for a page. */
  readonly handle: (context: SiteContext) => Promise<Response>
  /** Answers an address that leads to no document. */
  readonly sendOther: (context: SiteContext, outcome: OtherOutcome, address: PageAddress) => Promise<Response>
}

const substituteStatus: Readonly<Record<SubstituteName, 404 | 502>> = { 'not-found': 404, error: 502 }

const headers: Representation['headers'] = {
  shared: sharedHeaders,
  passing: notStored,
  // Nothing stores the document. A document of an area also has no referrer, and search engines do not index it.
  own: (address) => (isOfArea(address) ? personalHeaders : { 'Cache-Control': 'no-store' }),
}

/** The route of a page for its log line and metrics: never what a visitor typed. */
export const routeOf = ({ match }: PageAddress): string => match?.route.path ?? '(none)'

/** Answers an address without a document: with a redirect, or with an error page. */
const otherSender = (deps: PageDependencies, cache: DocumentCache | undefined): DocumentHandlers['sendOther'] => {
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

  return async (context, outcome, address) => {
    if (outcome.kind !== 'redirect')
      return substitute(context, outcome.kind === 'failed' ? 'error' : 'not-found', address)
    // The CMS may change its redirects. Without this header a browser caches a 301 for ever.
    context.header('Cache-Control', isOfArea(address) ? 'no-store' : 'no-cache')
    return context.redirect(localPath(outcome.to), outcome.status)
  }
}

/** The redirect of an address; undefined if the address belongs to a page. */
const sendRedirect = (context: SiteContext, address: PageAddress, secure: boolean): Response | undefined => {
  const { pathname, search } = new URL(context.req.url)
  const redirect = redirectOf(pathname, search, address, context.req.header('cookie') ?? null)
  if (!redirect) return undefined
  if (redirect.returnTo !== undefined) context.header('Set-Cookie', returnToCookie(redirect.returnTo, secure))
  // A redirect that depends on a cookie must not be stored.
  if (redirect.status === 302) context.header('Cache-Control', 'no-store')
  return context.redirect(redirect.to, redirect.status)
}

/** Makes the handlers of documents. Without a cache every document is made for its request. */
export const createDocumentHandlers = (
  deps: PageDependencies,
  caches: DocumentCaches | undefined,
  visits: Visits,
): DocumentHandlers => {
  const sendOther = otherSender(deps, caches?.shared)
  const answer = pageAnswers({ load: (visit) => loadDocument(visit, deps), headers, sendOther }, caches, visits)

  return {
    sendOther,
    handle: async (context) => {
      const { pathname, search } = new URL(context.req.url)
      const address = readAddress(pathname, search, deps.config)
      context.set('route', routeOf(address))
      return sendRedirect(context, address, deps.config.secure) ?? answer(context, address)
    },
  }
}
