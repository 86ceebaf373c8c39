import { LRUCache } from 'lru-cache'

/** What a cache is made from. Times are in milliseconds. */
export interface StaleCacheOptions<Value> {
  /** How long a value is served as it is. */
  readonly freshFor: number
  /** How long a value may be served while it is revalidated in the background (stale-while-revalidate). At least `freshFor`. */
  readonly staleFor: number
  /** How long a value may replace one that cannot be loaded (stale-if-error). */
  readonly staleIfErrorFor: number
  /** Bytes of all values; the least recently used go first. */
  readonly maxSize: number
  /** Bytes of one value. */
  readonly sizeOf: (value: Value) => number
  /** A clock that never jumps. Default: `performance.now`. */
  readonly now?: (() => number) | undefined
}

/** Loads a value; rejects if it cannot be had now. */
export type Load<Value> = () => Promise<Value>

/** A cache that serves stale values while it revalidates them, and in place of errors. Equal loads in flight are joined. */
export interface StaleCache<Value> {
  /** A value that may be served at once; revalidates it in the background where it is no longer fresh. */
  readonly peek: (key: string, load: Load<Value>) => Value | undefined
  /** Loads a value. Where that fails gives the last good one, and rejects if there is none. */
  readonly fetch: (key: string, load: Load<Value>) => Promise<Value>
  /** The last good value, however stale, up to `staleIfErrorFor`. */
  readonly lastGood: (key: string) => Value | undefined
  /** Makes every value stale at once: the next request for each waits for a new one. */
  readonly expire: () => void
}

interface Entry<Value> {
  readonly value: Value
  /** When loading began: what changed since then is not in it. */
  readonly loadedAt: number
}

/** What an entry takes beyond its value. */
const overhead = 500

/** Makes a cache over `lru-cache`, which bounds it and joins loads. */
export const createStaleCache = <Value>({
  freshFor,
  staleFor,
  staleIfErrorFor,
  maxSize,
  sizeOf,
  now = () => performance.now(),
}: StaleCacheOptions<Value>): StaleCache<Value> => {
  const entries = new LRUCache<string, Entry<Value>, Load<Value>>({
    maxSize,
    sizeCalculation: ({ value }) => overhead + sizeOf(value),
    noDeleteOnFetchRejection: true,
    // An entry that is evicted while it is loaded is still given to the callers that wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: load }) => {
      const loadedAt = now()
      return { value: await load(), loadedAt }
    },
  })
  let expiredAt = -Infinity

  const ageOf = (entry: Entry<Value>) => (entry.loadedAt <= expiredAt ? Infinity : now() - entry.loadedAt)

  const lastGood = (key: string): Value | undefined => {
    const entry = entries.peek(key)
    return entry && now() - entry.loadedAt < staleIfErrorFor ? entry.value : undefined
  }

  const load = (key: string, context: Load<Value>): Promise<Entry<Value>> =>
    entries.forceFetch(key, { context, forceRefresh: true })

  return {
    peek: (key, context) => {
      const entry = entries.get(key)
      if (!entry) return undefined
      const age = ageOf(entry)
      if (age >= freshFor && age < staleFor) load(key, context).catch(() => undefined)
      return age < staleFor ? entry.value : undefined
    },
    fetch: async (key, context) => {
      const asked = now()
      try {
        const entry = await load(key, context)
        // A load that began before everything expired was joined: what it found may be what has changed.
        return entry.loadedAt <= expiredAt && expiredAt <= asked ? (await load(key, context)).value : entry.value
      } catch (error) {
        const last = lastGood(key)
        if (last === undefined) throw error
        return last
      }
    },
    lastGood,
    expire: () => {
      expiredAt = now()
    },
  }
}
