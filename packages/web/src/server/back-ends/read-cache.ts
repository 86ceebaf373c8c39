import type { Remember, Result } from '@hospital/sdk'
import { untilTired } from '../../loaders/patience.ts'

/** What a cache is made from. Times are in milliseconds. */
export interface ReadCacheOptions {
  /** How long an answer is as good as a new one. */
  readonly freshFor: number
  /** How long an answer may still be shown while, or since, no newer one could be had. */
  readonly staleFor: number
  /** How long a visitor waits for an answer that is not kept; it then serves the next one. */
  readonly patience: number
  /** How many answers are kept; those asked for longest ago go first. */
  readonly limit: number
  readonly now?: (() => number) | undefined
}

interface Entry {
  readonly result: Result<unknown>
  readonly storedAt: number
}

const gaveUp = (key: string, timeout: number): Result<never> => ({
  error: { kind: 'timeout', timeout, operation: key.slice(0, key.indexOf(' ')), requestId: '' },
})

/**
 * Keeps what the content back ends answered, checked and unwrapped: fresh answers come at once, older ones come at
 * once while a newer one is fetched behind them, and stay while the CMS is slow or down. What several visitors ask
 * for at the same time is asked once. These answers depend on nobody's session, so that one visitor's page never
 * holds another's data.
 */
export const createReadCache = ({ freshFor, staleFor, patience, limit, now = Date.now }: ReadCacheOptions): Remember => {
  const entries = new Map<string, Entry>()
  const pending = new Map<string, Promise<Result<unknown>>>()

  const keep = (key: string, result: Result<unknown>) => {
    entries.delete(key)
    entries.set(key, { result, storedAt: now() })
    const [oldest] = entries.keys()
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest)
  }

  const askOnce = (key: string, read: () => Promise<Result<unknown>>): Promise<Result<unknown>> => {
    const running = pending.get(key)
    if (running) return running
    const asked = read()
      .then((result) => {
        // A failure changes nothing: the next visitor asks again.
        if (!result.error) keep(key, result)
        return result
      })
      .finally(() => pending.delete(key))
    pending.set(key, asked)
    return asked
  }

  const remember = async (key: string, read: () => Promise<Result<unknown>>): Promise<Result<unknown>> => {
    const entry = entries.get(key)
    const age = entry ? now() - entry.storedAt : Infinity
    if (!entry || age >= staleFor) return untilTired(askOnce(key, read), patience, () => gaveUp(key, patience))
    if (age >= freshFor) void askOnce(key, read)
    return entry.result
  }
  // What is kept under a key came from a read under the same key, and so has its type.
  return remember as Remember
}
