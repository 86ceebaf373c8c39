import type { SubstituteName } from '../../features/page-files.ts'
import type { SiteContext } from '../http/environment.ts'
import { personalHeaders } from '../http/headers.ts'
import { localPath } from '../http/redirect.ts'
import { PageFailure } from './cache.ts'
import type { DocumentCaches } from './cache.ts'
import { isCacheable, isOfArea, readAddress, tellsPlaces } from './canonical.ts'
import type { PageAddress } from './canonical.ts'
import { isShared, routeOf } from './handler.ts'
import { loadData, substituteData } from './load.ts'
import type { DocumentOutcome, PageDependencies } from './load.ts'
import { redirectOf } from './redirects.ts'
import { notStored, sendDocument, sendOnce } from './send.ts'
import { fetchShared, inQueue, inTurn } from './visits.ts'
import type { Visits } from './visits.ts'

type Headers = Readonly<Record<string, string>>

const jsonHeaders: Headers = { 'Content-Type': 'application/json', 'X-Robots-Tag': 'noindex' }

/** What data of public pages says: a browser asks each time, and is told by its tag where nothing has changed. */
const sharedHeaders: Headers = { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding', ...jsonHeaders }

/** What data says that is right at this moment only. */
const passingHeaders: Headers = { ...jsonHeaders, ...notStored }

/** Answers navigations in the browser with the data of pages. Without a cache it is loaded for each of them. */
export const createDataHandler = (deps: PageDependencies, caches: DocumentCaches | undefined, visits: Visits) => {
  // The data has the kind of page; a status would only make the browser log an error.
  const sendSubstitute = async (context: SiteContext, kind: SubstituteName, address: PageAddress): Promise<Response> =>
    context.body(await substituteData(kind, address, deps), 200, { ...jsonHeaders, 'Cache-Control': 'no-cache' })

  const sendOther = (
    context: SiteContext,
    outcome: Exclude<DocumentOutcome, { readonly kind: 'document' }>,
    address: PageAddress,
  ): Response | Promise<Response> => {
    if (outcome.kind !== 'redirect')
      return sendSubstitute(context, outcome.kind === 'failed' ? 'error' : 'not-found', address)
    context.header('Cache-Control', isOfArea(address) ? 'no-store' : 'no-cache')
    return context.redirect(localPath(outcome.to), outcome.status)
  }

  const handleShared = async (
    context: SiteContext,
    address: PageAddress,
    { shared, places }: DocumentCaches,
  ): Promise<Response> => {
    const [pages, headers] = tellsPlaces(address) ? [places, passingHeaders] : [shared, sharedHeaders]
    const load = inQueue(visits, context, () => loadData({ address }, deps))
    try {
      const outcome =
        pages.peek(address.location, load) ?? (await fetchShared(visits, context, pages, address.location, load))
      return outcome.kind === 'document'
        ? await sendDocument(context, outcome, 200, headers)
        : await sendOther(context, outcome, address)
    } catch (error) {
      if (!(error instanceof PageFailure)) throw error
      return error.partial
        ? sendDocument(context, error.partial, 200, passingHeaders)
        : sendSubstitute(context, 'error', address)
    }
  }

  const handleOwn = async (context: SiteContext, address: PageAddress, cookies: string | null): Promise<Response> => {
    const headers = { ...jsonHeaders, ...(isCacheable(address) ? { 'Cache-Control': 'no-cache' } : personalHeaders) }
    const outcome = await inTurn(visits, context, async () => {
      const loaded = await loadData({ address, cookies }, deps)
      return loaded.kind === 'document' ? sendOnce(context, loaded.document, 200, headers) : loaded
    })
    return outcome instanceof Response ? outcome : sendOther(context, outcome, address)
  }

  return async (context: SiteContext): Promise<Response> => {
    const url = new URL(context.req.url)
    const pathname = url.pathname.slice('/_data'.length) || '/'
    const address = readAddress(pathname, url.search, deps.config)
    context.set('route', `/_data${routeOf(address)}`)
    context.set('build', (await deps.assets()).entry)
    // Public data does not depend on the visitor.
    const cookies = isOfArea(address) ? (context.req.header('cookie') ?? null) : null
    const redirect = redirectOf(pathname, url.search, address, cookies)
    if (redirect) {
      context.header('Cache-Control', 'no-store')
      return context.redirect(redirect.to, 302)
    }
    if (!address.match) return sendSubstitute(context, 'not-found', address)
    return caches && isShared(address) ? handleShared(context, address, caches) : handleOwn(context, address, cookies)
  }
}
