import { startTimeBudget } from '../shared/loading/time-budget.ts'
import type { TimeBudget } from '../shared/loading/time-budget.ts'
import { atMostEvery } from './at-most-every.ts'
import { createContentClients } from './back-ends/clients.ts'
import { createFollowingClock } from './back-ends/following-clock.ts'
import { createReadiness } from './back-ends/readiness.ts'
import type { SiteConfig } from './config.ts'
import type { Assets } from './documents/assets.ts'
import type { MadeOf } from './documents/cache.ts'
import { messageOf } from './documents/messages.ts'
import type { Visits } from './documents/visits.ts'
import type { Edit } from './edits/edit.ts'
import { createFairQueue, pageLimits } from './fair-queue.ts'
import { createBodiesInFlight } from './http/bodies-in-flight.ts'
import { createCallers } from './http/callers.ts'
import type { Wait } from './http/gateway/limited-call.ts'
import type { InlineTexts } from './http/headers.ts'
import { limitReads } from './http/limited-reads.ts'
import type { SiteLog } from './http/log.ts'
import { createMetrics, watchBackEnds } from './http/metrics.ts'
import type { Metrics } from './http/metrics.ts'
import { originsAllowedBy } from './http/same-site.ts'
import { createLimits } from './http/shared/limits.ts'
import type { SharedStore } from './http/shared/store.ts'
import { createSiteSearch } from './search/site-search.ts'
import { createCaches } from './site-caches.ts'
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
  /** The time of day. Default: the system's clock; in a demonstration the clock of the back ends. */
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

/** Milliseconds between two expiries of free places: who is refused a booking again and again must not keep the caches empty. */
const placesInterval = 5000

/** What is kept of back ends, and the time of day. In a demonstration it is theirs, and nothing is kept that was made at another time. */
const createKept = (
  { config, cache: isCaching = true, now }: SiteOptions,
  clock: () => number,
  expireIndexes: (madeOf?: MadeOf) => void,
) => {
  const { expireReads, expirePlaces, ...caches } = createCaches(config, isCaching, clock, expireIndexes)
  const expire = (edit?: Edit) => {
    if (edit?.kind === 'nothing') return
    expireReads(edit)
  }
  const following = config.demo && now === undefined ? createFollowingClock(() => expire()) : undefined
  return {
    ...caches,
    expire,
    expirePlaces: atMostEvery(placesInterval, expirePlaces),
    following,
    now: now ?? following?.now ?? (() => new Date()),
  }
}

/** Makes what the handlers share. */
export const createServices = (options: SiteOptions) => {
  const { config, assets, log, metrics = createMetrics() } = options
  const { clock = () => performance.now(), startBudget = startTimeBudget } = options
  const watch = watchBackEnds(log, metrics, options.tracing)
  const { reads, days, now, ...kept } = createKept(options, clock, (madeOf) => search.expire(madeOf))
  const follow = (own: typeof fetch) => kept.following?.follow(own) ?? own
  const limits = createLimits({ config, store: options.store, now, clock, log, metrics })
  const limitedReads = limitReads(limits.attempts, follow(fetchThenYield))
  const cached = { cache: reads?.readThrough, dayCache: days?.readThrough }
  const clients = createContentClients(config, { ...cached, watch, fetch: limitedReads.fetch })
  const cms = () => clients().cms
  const { timeout } = config.cms
  const search = createSiteSearch({ cms, now, messageOf, timeout, clock, isCaching: options.cache })
  const callers = createCallers(config, now)
  const visits: Visits = {
    queue: createFairQueue(pageLimits),
    askerOf: callers.askerOf,
    makeLimited: (context, make) => limitedReads.within(callers.callerOf(context), make),
  }
  return {
    ...kept,
    ...callers,
    deps: { config, assets, now, clients, search: search.find, startBudget },
    log,
    readiness: createReadiness(createContentClients(config, { watch, fetch: follow(fetch) })()),
    metrics,
    watch,
    fetch: limitedReads.fetch,
    limits,
    bodies: createBodiesInFlight(),
    allowedOrigins: originsAllowedBy(config),
    visits,
  }
}

/** What the handlers share. */
export type Services = ReturnType<typeof createServices>
