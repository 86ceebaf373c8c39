import { LRUCache } from 'lru-cache'

/** The options of a cache. Times are in milliseconds. */
export interface StaleCacheOptions<Value> {
  /** How long a value is served as it is. */
  readonly freshFor: number
  /** How long a value may be served while it is revalidated in the background (stale-while-revalidate). At least `freshFor`. */
  readonly staleFor: number
  /** How long a value may replace one that cannot be loaded (stale-if-error). */
  readonly staleIfErrorFor: number
  /** Bytes of all keys and values; the least recently used go first. */
  readonly maxSize: number
  /** Bytes of one value. */
  readonly sizeOf: (value: Value) => number
  /** Whether a value means "not found". Such values have a sixteenth of the memory, and displace no others. Default: no value does. */
  readonly isNothing?: ((value: Value) => boolean) | undefined
  /** A clock that never jumps. Default: `performance.now`. */
  readonly now?: (() => number) | undefined
}

/** Loads a value; rejects if it is not available now. */
export type Load<Value> = () => Promise<Value>

/** A cache that serves stale values while it revalidates them, and in place of errors. Equal loads in flight are joined. */
export interface StaleCache<Value> {
  /** A value that may be served at once; revalidates it in the background where it is no longer fresh. */
  readonly peek: (key: string, load: Load<Value>) => Value | undefined
  /** A value that may be served and need not be revalidated. */
  readonly fresh: (key: string) => Value | undefined
  /** Loads a value. If that fails, returns the last good value; rejects without one. */
  readonly fetch: (key: string, load: Load<Value>) => Promise<Value>
  /** The last good value, however stale, up to `staleIfErrorFor`. */
  readonly lastGood: (key: string) => Value | undefined
  /** Whether a value was made stale by `expire`, and not by its age. */
  readonly hasExpired: (key: string) => boolean
  /** Makes values stale at once, all by default: the next request for each waits for a new one. */
  readonly expire: (where?: (value: Value) => boolean) => void
}

interface Entry<Value> {
  readonly value: Value
  /** When loading began. A later change is not in the value. */
  readonly loadedAt: number
}

/**
 * Bytes that an entry takes beyond its key and value: 231 bytes of heap with a short key and value, measured with 100,000 entries, and as
 * much again for garbage.
 */
const overhead = 500

/** The part of the memory for values that mean "not found". */
const shareOfNothing = 1 / 16

/**
 * A copy of a key with its own characters. A path is a slice of the whole address, which the slice would hold in memory: 404s of addresses
 * with 8,000 characters took three times the memory that was counted for them.
 */
const ownKey = (key: string): string => Buffer.from(key, 'utf16le').toString('utf16le')

/** Joins equal loads. */
const createLoads = <Value>(
  maxSize: number,
  sizeCalculation: (entry: Entry<Value>, key: string) => number,
  now: () => number,
) =>
  new LRUCache<string, Entry<Value>, Load<Value>>({
    maxSize,
    sizeCalculation,
    noDeleteOnFetchRejection: true,
    // An entry that is evicted while it is loaded still reaches the callers that wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: load }) => {
      const loadedAt = now()
      return { value: await load(), loadedAt }
    },
  })

/** The cached values, with equal loads joined. Values that mean "not found" are stored separately, so they displace no others. */
const createEntries = <Value>({
  maxSize,
  sizeOf,
  isNothing = () => false,
  staleIfErrorFor,
  now,
}: StaleCacheOptions<Value> & { readonly now: () => number }) => {
  const sizeCalculation = ({ value }: Entry<Value>, key: string) => overhead + key.length * 2 + sizeOf(value)
  const entries = createLoads(Math.ceil(maxSize * (1 - shareOfNothing)), sizeCalculation, now)
  const nothings = new LRUCache<string, Entry<Value>>({
    maxSize: Math.ceil(maxSize * shareOfNothing),
    sizeCalculation,
  })
  const peek = (key: string): Entry<Value> | undefined => entries.peek(key) ?? nothings.peek(key)
  return {
    /** Counts as a use of the entry. */
    get: (key: string): Entry<Value> | undefined => entries.get(key) ?? nothings.get(key),
    peek,
    lastGood: (key: string): Value | undefined => {
      const entry = peek(key)
      return entry && now() - entry.loadedAt < staleIfErrorFor ? entry.value : undefined
    },
    load: async (key: string, context: Load<Value>): Promise<Entry<Value>> => {
      const entry = await entries.forceFetch(ownKey(key), { context, forceRefresh: true })
      if (!isNothing(entry.value)) nothings.delete(key)
      else if (entries.peek(key) === entry) {
        entries.delete(key)
        nothings.set(ownKey(key), entry)
      }
      return entry
    },
  }
}

/** An expiry: values that were loaded before its moment are stale. */
interface Expiry<Value> {
  readonly at: number
  readonly where: (value: Value) => boolean
}

/** The most expiries that are told apart. If there are more, as when a script edits many entries, the older ones apply to all values. */
const mostExpiries = 64

const every = () => true

/** The expiries. Values are checked when they are read, so that an expiry also applies to a value that was being loaded at its moment. */
const createExpiries = <Value>(now: () => number, keptFor: number) => {
  /** The newest first. */
  let expiries: readonly Expiry<Value>[] = []
  return {
    add: (where: Expiry<Value>['where'] = every) => {
      const at = now()
      const recent = expiries.filter((known) => at - known.at <= keptFor)
      const [oldest] = recent.slice(mostExpiries - 1)
      const added = [{ at, where }, ...recent.slice(0, mostExpiries - 1)]
      expiries = oldest ? [...added, { at: oldest.at, where: every }] : added
    },
    /** Whether a value had expired before `until`. */
    has: ({ value, loadedAt }: Entry<Value>, until = Infinity): boolean => {
      for (const { at, where } of expiries) {
        if (at < loadedAt) return false
        if (at <= until && where(value)) return true
      }
      return false
    },
  }
}

/** Makes a cache over `lru-cache`, which bounds its size and joins loads. */
export const createStaleCache = <Value>(options: StaleCacheOptions<Value>): StaleCache<Value> => {
  const { freshFor, staleFor, now = () => performance.now() } = options
  const { get, peek, lastGood, load } = createEntries({ ...options, now })
  // An older value is loaded again before it is served.
  const expiries = createExpiries<Value>(now, staleFor)

  const ageOf = (entry: Entry<Value>) => (expiries.has(entry) ? Infinity : now() - entry.loadedAt)

  return {
    peek: (key, context) => {
      const entry = get(key)
      if (!entry) return undefined
      const age = ageOf(entry)
      if (age >= freshFor && age < staleFor) load(key, context).catch(() => undefined)
      return age < staleFor ? entry.value : undefined
    },
    fresh: (key) => {
      const entry = get(key)
      return entry && ageOf(entry) < freshFor ? entry.value : undefined
    },
    fetch: async (key, context) => {
      const asked = now()
      try {
        const entry = await load(key, context)
        // The joined load began before an expiry, so its value may be the outdated one.
        return expiries.has(entry, asked) ? (await load(key, context)).value : entry.value
      } catch (error) {
        const last = lastGood(key)
        if (last === undefined) throw error
        return last
      }
    },
    lastGood,
    hasExpired: (key) => {
      const entry = peek(key)
      return entry !== undefined && expiries.has(entry)
    },
    expire: expiries.add,
  }
}
