import { setTimeout } from 'node:timers/promises'
import type { Locale } from '@hospital/ui'
import { layerOrder } from '@hospital/ui/layers'
import { Hono } from 'hono'
import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { inspectRoutes } from 'hono/dev'
import { findHospitalEndpoint } from '../features/hospitals/hospital-endpoint.ts'
import { startTimeBudget } from '../shared/loading/time-budget.ts'
import type { TimeBudget } from '../shared/loading/time-budget.ts'
import { atMostEvery } from './at-most-every.ts'
import { createContentClients } from './back-ends/clients.ts'
import { createFollowingClock } from './back-ends/following-clock.ts'
import { createReadiness, readyStatus } from './back-ends/readiness.ts'
import type { ReadyStates } from './back-ends/readiness.ts'
import type { SiteConfig } from './config.ts'
import { contentReportHandler } from './content-report/handler.ts'
import type { Assets } from './documents/assets.ts'
import { cachedAnswers } from './documents/cached-answer.ts'
import { createDataHandler } from './documents/data.ts'
import { createDocumentHandlers } from './documents/handler.ts'
import { messageOf } from './documents/messages.ts'
import { busyPage, lastResortPage } from './documents/plain-page.ts'
import type { Visits } from './documents/visits.ts'
import type { Edit } from './edits/edit.ts'
import { callLimits, createFairQueue, NotAdmitted, pageLimits } from './fair-queue.ts'
import { formHandler } from './form-posts/handler.ts'
import { aroundRequests } from './http/around-requests.ts'
import { answerBudget, createBodiesInFlight } from './http/bodies-in-flight.ts'
import { createCallers } from './http/callers.ts'
import type { Connection, SiteContext, SiteEnvironment } from './http/environment.ts'
import { createGateway } from './http/gateway/gateway.ts'
import type { Wait } from './http/gateway/limited-call.ts'
import { siteHeaders } from './http/headers.ts'
import type { InlineTexts } from './http/headers.ts'
import { holdAnswers } from './http/held-answers.ts'
import { limitReads, TooManyReads } from './http/limited-reads.ts'
import { localeHandler } from './http/locale.ts'
import { logOutHandler } from './http/log-out.ts'
import type { SiteLog } from './http/log.ts'
import { createMetrics, watchBackEnds } from './http/metrics.ts'
import type { Metrics } from './http/metrics.ts'
import { revalidateHandler } from './http/revalidate.ts'
import { isCrossSite, originsAllowedBy } from './http/same-site.ts'
import { createLimits } from './http/shared/limits.ts'
import type { SharedStore } from './http/shared/store.ts'
import { endUnread } from './http/unread-bodies.ts'
import { previewHandler } from './preview/handler.ts'
import type { AnswerAtOnce } from './received-request.ts'
import { searchHandler } from './search/handler.ts'
import { createSiteSearch } from './search/site-search.ts'
import { createCaches } from './site-caches.ts'
import { findBrokenLinks } from './sitemap/broken-links.ts'
import { siteMapHandler } from './sitemap/handler.ts'
import { robots } from './sitemap/sitemap.ts'
import type { Tracing } from './tracing/tracing.ts'
import { fetchThenYield } from './yielding-queue.ts'

/** What a site is made from. */
export interface SiteOptions {
  readonly config: SiteConfig
  /** The built browser half; read again for each page in development. */
  readonly assets: () => Promise<Assets>
  /** What of the assets is written into documents. */
  readonly inline?: InlineTexts | undefined
  readonly log: SiteLog
  /** Default: metrics that nothing reads. */
  readonly metrics?: Metrics | undefined
  /** Default: the site does not trace. */
  readonly tracing?: Tracing | undefined
  /** What the sites of a fleet share. Default: none, and this site counts attempts for itself. */
  readonly store?: SharedStore | undefined
  /** The time of day. Default: the system's; in a demonstration that of the back ends. */
  readonly now?: (() => Date) | undefined
  /** A clock that never jumps, in milliseconds. Default: `performance.now`. */
  readonly clock?: (() => number) | undefined
  /** Waits for milliseconds. Default: a timer. */
  readonly wait?: Wait | undefined
  /** Starts to measure how long the visitor of a page waits. Default: the budget of every page. */
  readonly startBudget?: (() => TimeBudget) | undefined
  /** Off in development, where Vite needs inline scripts and a web socket. Default: true. */
  readonly strictPolicy?: boolean | undefined
  /** Off in development, where an edit in the CMS should show at once. Default: true. */
  readonly cache?: boolean | undefined
}

/** Characters of an address; the longest that the site writes has some 300. */
const longestPath = 1000
const longestAddress = 8000

/** Parameters of a query; campaigns add some ten to the few that pages read. */
const parameterLimit = 200

/** Milliseconds between two expiries of free places: who is refused a booking again and again must not keep the caches empty. */
const placesInterval = 5000

/** Seconds after which a request that found no room may come again. */
const busyFor = '5'

/** Answers a request for which no work was begun: in few words, or not at all where the client has closed the connection (499, as nginx logs it). */
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
  /** Answers what is in the cache without a `Request`; for platforms that have something cheaper. */
  readonly answerCached: AnswerAtOnce
  /** Method and path of each handler; `ALL` for every method. */
  readonly handlers: readonly string[]
  /** Logs each link of a menu that leads to a page which is not there. */
  readonly checkMenus: () => Promise<void>
  /** What the site reaches; for operators alone. */
  readonly readiness: () => Promise<ReadyStates>
}

/** The time of day. In a demonstration it is that of the back ends, and nothing stays in a cache that was made at another time. */
const clockOf = ({ config, now: given }: SiteOptions, expire: () => void) => {
  const following = config.demo && given === undefined ? createFollowingClock(() => expire()) : undefined
  return { now: given ?? following?.now ?? (() => new Date()), following }
}

/** What the handlers share. */
const createServices = (options: SiteOptions) => {
  const { config, assets, log, metrics = createMetrics(), cache: isCaching = true } = options
  const { clock = () => performance.now(), startBudget = startTimeBudget } = options
  const watch = watchBackEnds(log, metrics, options.tracing)
  const { reads, days, cache, dataCache, expirePlaces, expireReads } = createCaches(
    config,
    isCaching,
    clock,
    (madeOf) => search.expire(madeOf),
  )
  const expire = (edit?: Edit) => {
    if (edit?.kind === 'nothing') return
    expireReads(edit)
  }
  const { now, following } = clockOf(options, expire)
  const limits = createLimits({ config, store: options.store, now, clock, log, metrics })
  const limitedReads = limitReads(limits.attempts, following?.follow(fetchThenYield) ?? fetchThenYield)
  const clients = createContentClients(config, {
    cache: reads?.readThrough,
    dayCache: days?.readThrough,
    watch,
    fetch: limitedReads.fetch,
  })
  const search = createSiteSearch({
    cms: () => clients().cms,
    now,
    messageOf,
    timeout: config.cms.timeout,
    clock,
    isCaching,
  })
  const readiness = createReadiness(createContentClients(config, { watch, fetch: following?.follow(fetch) })())
  const callers = createCallers(config, now)
  const visits: Visits = {
    queue: createFairQueue(pageLimits),
    askerOf: callers.askerOf,
    makeLimited: (context, make) => limitedReads.within(callers.callerOf(context), make),
  }
  return {
    deps: { config, assets, now, clients, search: search.find, startBudget },
    cache,
    dataCache,
    expire,
    log,
    expirePlaces: atMostEvery(placesInterval, expirePlaces),
    readiness,
    following,
    metrics,
    watch,
    fetch: limitedReads.fetch,
    limits,
    bodies: createBodiesInFlight(),
    allowedOrigins: originsAllowedBy(config),
    ...callers,
    visits,
  }
}

type Services = ReturnType<typeof createServices>

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

/** Sets the device's cookie. The one place that does: answers that nothing stores, and none that another site has asked for. */
const setDeviceCookie =
  ({ allowedOrigins, limits, addressOf, visitOf }: Services): MiddlewareHandler<SiteEnvironment> =>
  async (context, next) => {
    await next()
    if (isCrossSite(context.req.raw.headers, allowedOrigins(context.req.raw))) return
    const isNewAllowed = () => limits.attempts.count('device', { address: addressOf(context) }) === undefined
    const cookie = visitOf(context).setCookie(isNewAllowed)
    if (cookie !== undefined) context.header('Set-Cookie', cookie, { append: true })
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
    // What has failed may have taken the headers for an answer that it did not give.
    context.set('complete', false)
    return context.html(lastResortPage(new URL(context.req.url).pathname), 500, { 'Cache-Control': 'no-store' })
  }

/** Adds the calls of browsers to back ends. */
const addCalls = (site: Hono<SiteEnvironment>, services: Services, wait: Wait): void => {
  const { deps, bodies, limits, visits, allowedOrigins, addressOf, visitOf, askerOf, watch, expirePlaces } = services
  const { config, now, clients, search } = deps
  const calls = createFairQueue(callLimits)
  const gateway = createGateway({
    config,
    limits: { ...limits, wait },
    bodies,
    findEndpoint: (code) => findHospitalEndpoint(clients().cms, code),
    beginSpan: watch.begin,
    onCall: ({ api, operation, status, duration, requestId }, span) => {
      const kind = status < 400 ? 'ok' : String(status)
      // A refusal inside of an answer counts too: then the place was gone already.
      if (api === 'member' && operation === 'createAppointment' && status < 400) expirePlaces()
      watch.call({ backEnd: api, operation, kind, duration }, status >= 500 ? { requestId, status } : undefined, span)
    },
  })
  // Documents compress themselves: this looks at the headers of each answer, which made a cached one cost half as much again.
  site.use('/api/:api/*', holdAnswers(createBodiesInFlight(answerBudget), addressOf))
  for (const path of ['/_search', '/api/*']) site.use(path, compress())
  site.use('/api/:api/*', setDeviceCookie(services))
  site.all('/api/:api/*', (context) => {
    context.set('route', '/api/*')
    const api = context.req.param('api')
    const { pathname } = new URL(context.req.raw.url)
    return gateway({
      request: context.req.raw,
      api,
      path: pathname.slice(`/api/${api}`.length),
      requestId: context.get('requestId'),
      address: addressOf(context),
      visit: visitOf(context),
      hold: context.get('hold'),
      allowedOrigins: allowedOrigins(context.req.raw),
      inTurn: (work) => calls.run(askerOf(context), work),
    })
  })
  const contextOf = (locale: Locale) => ({
    cms: clients().cms,
    search,
    locale,
    now: now(),
    message: messageOf(locale),
  })
  const searching = searchHandler({ contextOf, bodies, queue: visits.queue, allowedOrigins })
  site.post('/_search', (context) => visits.makeLimited(context, () => searching(context.req.raw, askerOf(context))))
}

/** Adds what operators, search engines and the site's own script ask for beside pages. */
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

/** Makes the site, without state but what it caches of the CMS. Files of the build are the platform's business. */
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
