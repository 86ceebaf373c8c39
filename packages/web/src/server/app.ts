import { setTimeout } from 'node:timers/promises'
import { layerOrder } from '@hospital/ui/layers'
import { Hono } from 'hono'
import type { MiddlewareHandler } from 'hono'
import { inspectRoutes } from 'hono/dev'
import { readyStatus } from './back-ends/readiness.ts'
import type { ReadyStates } from './back-ends/readiness.ts'
import { addCalls, addSearch } from './browser-calls.ts'
import { contentReportHandler } from './content-report/handler.ts'
import { cachedAnswers } from './documents/cached-answer.ts'
import { createDataHandler } from './documents/data.ts'
import { createDocumentHandlers } from './documents/handler.ts'
import { busyPage, lastResortPage } from './documents/plain-page.ts'
import { NotAdmitted } from './fair-queue.ts'
import { formHandler } from './form-posts/handler.ts'
import { aroundRequests } from './http/around-requests.ts'
import { setDeviceCookie } from './http/device-cookie.ts'
import type { Connection, SiteContext, SiteEnvironment } from './http/environment.ts'
import { siteHeaders } from './http/headers.ts'
import { TooManyReads } from './http/limited-reads.ts'
import { localeHandler } from './http/locale.ts'
import { logOutHandler } from './http/log-out.ts'
import type { SiteLog } from './http/log.ts'
import { revalidateHandler } from './http/revalidate.ts'
import { endUnread } from './http/unread-bodies.ts'
import { previewHandler } from './preview/handler.ts'
import type { AnswerAtOnce } from './received-request.ts'
import { createServices } from './services.ts'
import type { Services, SiteOptions } from './services.ts'
import { findBrokenLinks } from './sitemap/broken-links.ts'
import { siteMapHandler } from './sitemap/handler.ts'
import { robots } from './sitemap/sitemap.ts'

/** Characters of an address; the longest that the site writes has some 300. */
const longestPath = 1000
const longestAddress = 8000

/** Parameters of a query; campaigns add some ten to the few that pages read. */
const parameterLimit = 200

/** Seconds in the Retry-After of a request that the queue refused. */
const busyFor = '5'

/**
 * Answers a request that the queue refused: with a short text, or with an empty 499 (as nginx logs it) if the client has closed the
 * connection.
 */
const refuseWork = (context: SiteContext, { reason }: NotAdmitted): Response => {
  if (reason === 'gone') return new Response(null, { status: 499 })
  const headers = { 'Retry-After': busyFor, 'Cache-Control': 'no-store' }
  return context.req.header('accept')?.includes('text/html')
    ? context.html(busyPage(new URL(context.req.url).pathname), 503, headers)
    : context.text('Service Unavailable', 503, headers)
}

/** A site: a web-standard handler, for any platform that speaks it. */
export interface Site {
  readonly fetch: (request: Request, connection?: Connection) => Promise<Response>
  /** Answers from the cache without a `Request`, on platforms that have something cheaper. */
  readonly answerCached: AnswerAtOnce
  /** Method and path of each handler; `ALL` for every method. */
  readonly handlers: readonly string[]
  /** Logs each link of a menu that leads to a page which is not there. */
  readonly checkMenus: () => Promise<void>
  /** Tells which back ends the site reaches; for operators alone. */
  readonly readiness: () => Promise<ReadyStates>
}

/** Refuses addresses that are longer than any that the site writes. */
const refuseLongAddress: MiddlewareHandler<SiteEnvironment> = async (context, next) => {
  const { url } = context.req.raw
  const { pathname, search } = new URL(url)
  const isTooLong =
    url.length > longestAddress ||
    pathname.length > longestPath ||
    search.split('&', parameterLimit + 1).length > parameterLimit
  return isTooLong ? context.text('URI Too Long', 414) : next()
}

/** Answers a request whose handler failed. */
const answerError =
  (log: SiteLog) =>
  (error: Error, context: SiteContext): Response | Promise<Response> => {
    if (error instanceof NotAdmitted) return refuseWork(context, error)
    if (error instanceof TooManyReads) {
      const headers = { 'Retry-After': String(error.retryAfter), 'Cache-Control': 'no-store' }
      return context.text('Too Many Requests', 429, headers)
    }
    log.error(context.get('requestId'), error)
    // The failed handler may have taken the headers for an answer that it did not give.
    context.set('complete', false)
    return context.html(lastResortPage(new URL(context.req.url).pathname), 500, { 'Cache-Control': 'no-store' })
  }

/** Adds the addresses beside pages: those for operators, for search engines and for the site's own script. */
const addSmallAnswers = (site: Hono<SiteEnvironment>, services: Services): void => {
  const { deps, cache, visits, readiness, expire, log, bodies, addressOf, allowedOrigins, fetch, watch } = services
  const { config, now } = deps
  const { revalidateSecret: secret, fleet } = config
  site.get('/health', (context) => context.text('ok', 200, { 'Cache-Control': 'no-store' }))
  site.get('/ready', async (context) => {
    const status = readyStatus(await readiness())
    return context.text(status === 200 ? 'ok' : 'unavailable', status, { 'Cache-Control': 'no-store' })
  })
  site.get('/robots.txt', (context) =>
    context.text(robots(config.siteUrl), 200, { 'Cache-Control': 'public, max-age=86400' }),
  )
  site.get('/sitemap.xml', siteMapHandler(deps, cache?.shared, visits))
  site.get('/_locale/:locale', localeHandler(config.secure))
  site.post('/_log-out', logOutHandler(allowedOrigins, config.secure))
  const others = { peers: fleet.sites, edges: fleet.caches, onNotTold: log.notTold }
  site.post('/_revalidate', revalidateHandler({ secret, bodies, addressOf, expire, ...others }))
  const reporting = { config, now, bodies, addressOf, clientOptions: { fetch, watch } }
  site.post('/_content-report', contentReportHandler(reporting))
}

/** Adds pages, their data and their forms. */
const addPages = (site: Hono<SiteEnvironment>, services: Services): void => {
  const { deps, cache, dataCache, visits, fetch, watch, limits, bodies, allowedOrigins, callerOf } = services
  const documents = createDocumentHandlers(deps, cache, visits)
  site.get('/_data/*', createDataHandler(deps, dataCache, visits))
  site.get('/_preview', previewHandler({ deps, visits, clientOptions: { fetch, watch } }))
  site.get('*', documents.handle)
  const takeForm = formHandler({
    deps,
    attempts: limits.attempts,
    bodies,
    documents,
    visits,
    allowedOrigins,
    attempterOf: callerOf,
  })
  site.post('*', setDeviceCookie(services), takeForm)
}

/** Makes the site. It has no state but its cache of the CMS. The platform serves the files of the build. */
export const createSite = (options: SiteOptions): Site => {
  const { config, log, tracing, inline = { styles: [], scripts: [] }, strictPolicy = true } = options
  const { wait = (duration, signal) => setTimeout(duration, undefined, { signal }) } = options
  const services = createServices(options)
  const { deps, cache, dataCache, metrics, following, readiness } = services
  const site = new Hono<SiteEnvironment>()
  const headers = siteHeaders(config, strictPolicy ? { ...inline, styles: [layerOrder, ...inline.styles] } : undefined)
  const around = { siteHeaders: headers, log, metrics, tracing, ...(following && { now: deps.now }) }
  site.use(aroundRequests(around))
  site.use(refuseLongAddress)
  addSmallAnswers(site, services)
  addCalls(site, services, wait)
  addSearch(site, services)
  addPages(site, services)
  site.notFound((context) => context.text('Method Not Allowed', 405))
  site.onError(answerError(log))
  return {
    fetch: async (request, connection = {}) => endUnread(await site.fetch(request, connection), request, connection),
    answerCached:
      cache && dataCache
        ? cachedAnswers({
            documents: cache.shared,
            data: dataCache.shared,
            config,
            around,
            assets: deps.assets,
          })
        : () => undefined,
    handlers: inspectRoutes(site).flatMap(({ method, path, isMiddleware }) =>
      isMiddleware ? [] : `${method} ${path}`,
    ),
    readiness,
    checkMenus: async () =>
      (await findBrokenLinks({ cms: deps.clients().cms, config, now: deps.now() }))?.forEach(log.brokenLink),
  }
}
