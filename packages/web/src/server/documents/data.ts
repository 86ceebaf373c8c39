import type { SubstituteName } from '../../features/page-files.ts'
import type { SiteContext } from '../http/environment.ts'
import { personalHeaders } from '../http/headers.ts'
import { localPath } from '../http/redirect.ts'
import { pageAnswers } from './answer.ts'
import type { Representation } from './answer.ts'
import type { DocumentCaches } from './cache.ts'
import { isCacheable, isOfArea, readAddress } from './canonical.ts'
import type { PageAddress } from './canonical.ts'
import { routeOf } from './handler.ts'
import { loadData, substituteData } from './load.ts'
import type { PageDependencies } from './load.ts'
import { redirectOf } from './redirects.ts'
import { notStored } from './send.ts'
import type { Visits } from './visits.ts'

const jsonHeaders = { 'Content-Type': 'application/json', 'X-Robots-Tag': 'noindex' }

const root = '/_data'

/** The path of the page whose data an address leads to; undefined for any other address. */
export const pageOfData = (pathname: string): string | undefined =>
  pathname === root || pathname.startsWith(`${root}/`) ? pathname.slice(root.length) || '/' : undefined

/** The route of data in the log and the metrics. */
export const dataRouteOf = (address: PageAddress): string => `${root}${routeOf(address)}`

/** Headers of data that is the same for all visitors. A browser revalidates it each time by its ETag. */
export const sharedDataHeaders = { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding', ...jsonHeaders }

const headers: Representation['headers'] = {
  shared: sharedDataHeaders,
  passing: { ...jsonHeaders, ...notStored },
  own: (address) => ({
    ...jsonHeaders,
    ...(isCacheable(address) ? { 'Cache-Control': 'no-cache' } : personalHeaders),
  }),
}

/** Answers navigations in the browser with the data of pages. Without caches, the data is loaded for each navigation. */
export const createDataHandler = (deps: PageDependencies, caches: DocumentCaches | undefined, visits: Visits) => {
  // The data names the kind of page. A status would only make the browser log an error.
  const sendSubstitute = async (context: SiteContext, kind: SubstituteName, address: PageAddress): Promise<Response> =>
    context.body(await substituteData(kind, address, deps), 200, { ...jsonHeaders, 'Cache-Control': 'no-cache' })

  const sendOther: Representation['sendOther'] = (context, outcome, address) => {
    if (outcome.kind !== 'redirect')
      return sendSubstitute(context, outcome.kind === 'failed' ? 'error' : 'not-found', address)
    context.header('Cache-Control', isOfArea(address) ? 'no-store' : 'no-cache')
    return context.redirect(localPath(outcome.to), outcome.status)
  }

  const answer = pageAnswers({ load: (visit) => loadData(visit, deps), headers, sendOther }, caches, visits)

  return async (context: SiteContext): Promise<Response> => {
    const url = new URL(context.req.url)
    const pathname = pageOfData(url.pathname) ?? '/'
    const address = readAddress(pathname, url.search, deps.config)
    context.set('route', dataRouteOf(address))
    context.set('build', (await deps.assets()).entry)
    // Public data does not depend on the visitor.
    const cookies = isOfArea(address) ? (context.req.header('cookie') ?? null) : null
    const redirect = redirectOf(pathname, url.search, address, cookies)
    if (redirect) {
      context.header('Cache-Control', 'no-store')
      return context.redirect(redirect.to, 302)
    }
    return address.match ? answer(context, address) : sendSubstitute(context, 'not-found', address)
  }
}
