import { AsyncLocalStorage } from 'node:async_hooks'
import type { Attempter, Attempts } from './attempts.ts'

/** The error for a visitor or an address whose uncached reads of the back ends have reached the limit. */
export class TooManyReads extends Error {
  /** Seconds. */
  readonly retryAfter: number
  constructor(retryAfter: number) {
    super('too many reads')
    this.retryAfter = retryAfter
  }
}

/** Counts the reads of the back ends that requests cause. Answers from a cache count for nothing. */
export interface LimitedReads {
  /** The `fetch` of the back ends' clients: each call counts for the request that it is made for. */
  readonly fetch: typeof globalThis.fetch
  /** Makes an answer that the caches do not have. If the caller has reached the limit, rejects with `TooManyReads` and makes nothing. */
  readonly within: <Value>(who: Attempter, make: () => Promise<Value>) => Promise<Value>
}

/** Limits reads over `fetch`. */
export const limitReads = (attempts: Attempts, fetch: typeof globalThis.fetch): LimitedReads => {
  const reader = new AsyncLocalStorage<Attempter>()
  return {
    fetch: (input, init) => {
      const who = reader.getStore()
      if (who) attempts.count('read', who)
      return fetch(input, init)
    },
    within: async (who, make) => {
      const wait = attempts.waitFor('read', who)
      if (wait !== undefined) throw new TooManyReads(wait)
      return reader.run(who, make)
    },
  }
}
