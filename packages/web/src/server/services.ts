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

/** The options of a site. */
export interface SiteOptions {
  readonly config: SiteConfig
  /** The built files of the browser's half; development reads them again for each page. */
  readonly assets: () => Promise<Assets>
  /** The inline texts that documents contain. */
  readonly inline?: InlineTexts | undefined
  readonly log: SiteLog
  /** Default: metrics that nothing reads. */
  readonly metrics?: Metrics | undefined
  /** Default: the site does not trace. */
  readonly tracing?: Tracing | undefined
  /** The shared store of a fleet. Default: none, so this site counts attempts for itself. */
  readonly store?: SharedStore | undefined
  /** The time of day. Default: the system's clock; in a demonstration the clock of the back ends. */
  readonly now?: (() => Date) | undefined
  /** A clock that never jumps, in milliseconds. Default: `performance.now`. */
  readonly clock?: (() => number) | undefined
  /** Waits for milliseconds. Default: a timer. */
  readonly wait?: Wait | undefined
  /** Starts the time budget of a page: how long its visitor waits. Default: the budget of every page. */
  readonly startBudget?: (() => TimeBudget) | undefined
  /** Off in development, where Vite needs inline scripts and a web socket. Default: true. */
  readonly strictPolicy?: boolean | undefined
  /** Off in development, where an edit in the CMS should show at once. Default: true. */
  readonly cache?: boolean | undefined
}

/**
 * Milliseconds between two expiries of free places: a visitor whose bookings are refused again and again must not empty the caches all the
 * time.
 */
const placesInterval = 5000

/**
 * The caches of back ends' answers, and the time of day. In a demonstration the back ends set the time, and nothing stays cached from
 * another time.
 */
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

/** Makes the dependencies that the handlers share. */
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

/** The dependencies that the handlers share. */
export type Services = ReturnType<typeof createServices>
