import { randomBytes } from 'node:crypto'
import { atMostEvery } from '../../at-most-every.ts'
import type { SiteConfig } from '../../config.ts'
import { createAttempts } from '../attempts.ts'
import type { Attempts } from '../attempts.ts'
import { createCounters } from '../counters.ts'
import { createOwnCodes, createSentCodes } from '../gateway/sent-codes.ts'
import type { SentCodes } from '../gateway/sent-codes.ts'
import type { SiteLog } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { createSharedCodes } from './code-store.ts'
import { createSharedCounters } from './counters.ts'
import type { SharedStore } from './store.ts'

/** The options of limits. */
export interface LimitOptions {
  readonly config: Pick<SiteConfig, 'deviceSecret' | 'fleet'>
  /** Default: this site counts for itself. */
  readonly store?: SharedStore | undefined
  readonly now: () => Date
  /** Milliseconds of a clock that never jumps. */
  readonly clock: () => number
  readonly log: Pick<SiteLog, 'countedAlone'>
  readonly metrics: Pick<Metrics, 'countedAlone'>
}

/** Milliseconds between two lines of the log that say that the store is away. */
const aloneInterval = 60_000

/** Limits of attempts, and the codes under way: of this site, or of all sites that share a store. */
export const createLimits = ({
  config: { deviceSecret, fleet },
  store,
  now,
  clock,
  log,
  metrics,
}: LimitOptions): { readonly attempts: Attempts; readonly sentCodes: SentCodes } => {
  const secret = deviceSecret ?? randomBytes(32).toString('base64url')
  const logAlone = atMostEvery(aloneInterval, log.countedAlone)
  const onAway = () => {
    metrics.countedAlone()
    logAlone()
  }
  const own = { counters: createCounters(clock), codes: createOwnCodes() }
  return {
    attempts: createAttempts({
      now: clock,
      counters: store ? createSharedCounters({ store, own: own.counters, secret, onAway }) : own.counters,
      sites: fleet.sites.length + 1,
    }),
    sentCodes: createSentCodes({
      now,
      secret,
      store: store ? createSharedCodes({ store, own: own.codes, onAway }) : own.codes,
    }),
  }
}
