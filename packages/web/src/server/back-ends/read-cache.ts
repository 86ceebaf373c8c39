import type { ApiError, ReadThrough, Result } from '@hospital/sdk'
import { LRUCache } from 'lru-cache'
import { withTimeout } from '../../shared/loading/with-timeout.ts'
import { contentReadOf, noteRead } from '../edits/content-read.ts'
import type { ContentRead } from '../edits/content-read.ts'
import type { Edit } from '../edits/edit.ts'
import { touches } from '../edits/touches.ts'
import { createStaleCache } from '../stale-cache.ts'
import type { StaleCacheOptions } from '../stale-cache.ts'

/** The options of a cache. */
export interface ReadCacheOptions extends Omit<StaleCacheOptions<never>, 'sizeOf'> {
  /** Milliseconds that a visitor waits for an answer that is not cached; loading goes on for the next one. */
  readonly timeout: number
  /**
   * Called when a visitor got an old answer although an edit had touched it, and the new answer has since arrived. Pages made of the old
   * answer are out of date.
   */
  readonly onLate?: ((read: ContentRead) => void) | undefined
}

/** Milliseconds after a failed read in which its last good answer is given at once: visitors do not wait for a back end that is down. */
const outage = 5000

/** An answer, and its read if it came from the CMS. */
interface KeptAnswer {
  readonly result: Result<unknown>
  readonly read: ContentRead | undefined
}

class ReadFailure extends Error {
  readonly result: Result<never>
  constructor(error: ApiError) {
    super(error.kind)
    this.result = { error }
  }
}

const timedOut = (key: string, timeout: number): Result<never> => ({
  error: { kind: 'timeout', timeout, operation: key.slice(0, key.indexOf(' ')), requestId: '' },
})

/** The times at which reads under way began, and at which reads failed. `now` is in milliseconds. */
const createReadTimes = (now: () => number) => {
  const failedAt = new LRUCache<string, number>({ max: 5000 })
  const beganAt = new Map<string, number>()
  return {
    begin: (key: string) => beganAt.set(key, now()),
    end: (key: string) => beganAt.delete(key),
    fail: (key: string) => failedAt.set(key, now()),
    isInOutage: (key: string): boolean => now() - (failedAt.get(key) ?? -Infinity) < outage,
    /** For how long a read has been under way; 0 if it is not. */
    waited: (key: string): number => now() - (beganAt.get(key) ?? now()),
  }
}

const kept = (key: string, result: Result<unknown>): KeptAnswer => ({ result, read: contentReadOf(key, result) })

/** Notes when a read begins, ends and fails. Rejects if there is no answer to cache. */
const loadWith =
  (times: ReturnType<typeof createReadTimes>, key: string, read: () => Promise<Result<unknown>>) =>
  async (): Promise<KeptAnswer> => {
    times.begin(key)
    const result = await read().finally(() => times.end(key))
    if (!result.error || result.error.kind === 'not-found') return kept(key, result)
    times.fail(key)
    throw new ReadFailure(result.error)
  }

/** The failure as the answer, for a read that has no better one. */
const failureOf =
  (key: string) =>
  (error: unknown): KeptAnswer => {
    if (error instanceof ReadFailure) return kept(key, error.result)
    throw error
  }

/** Calls `onLate` with the read of an old answer that a visitor got, once a new answer has replaced it. */
const tellLate = async (given: KeptAnswer, loading: Promise<KeptAnswer>, onLate: ReadCacheOptions['onLate']) => {
  const loaded = await loading.catch(() => given)
  if (given.read && loaded !== given) onLate?.(given.read)
}

/**
 * Caches answers, checked and unwrapped. "Nothing found" is an answer too: the last good form of an unpublished entry does not replace it.
 * These answers depend on no session, so one visitor's page never holds another's data. Each read is noted for the page or text that is
 * made of it (`withReads`). An edit of the CMS expires the answers that it touches; without an edit, all expire.
 */
export const createReadCache = ({ timeout, onLate, now = () => performance.now(), ...options }: ReadCacheOptions) => {
  const cache = createStaleCache<KeptAnswer>({
    ...options,
    now,
    sizeOf: ({ result }) => JSON.stringify(result).length * 2,
    isNothing: ({ result }) => result.error !== undefined,
  })
  const times = createReadTimes(now)

  const answer = async (key: string, read: () => Promise<Result<unknown>>): Promise<KeptAnswer> => {
    const load = loadWith(times, key, read)
    const ready = cache.peek(key, load)
    if (ready) return ready
    const loading = cache.fetch(key, load).catch(failureOf(key))
    const hasExpired = cache.hasExpired(key)
    const giveLast = (): KeptAnswer | undefined => {
      const given = cache.lastGood(key)
      if (given && hasExpired) void tellLate(given, loading, onLate)
      return given
    }
    const last = times.isInOutage(key) ? giveLast() : undefined
    // A read that times out is an outage too.
    const onTimeout = () => {
      times.fail(key)
      return giveLast() ?? kept(key, timedOut(key, timeout))
    }
    // A caller who joins a read waits only for the rest of its time: a back end that hangs holds up one visitor, not each of them.
    return last ?? withTimeout(loading, Math.max(0, timeout - times.waited(key)), onTimeout)
  }
  const readThrough = async (key: string, read: () => Promise<Result<unknown>>): Promise<Result<unknown>> => {
    const { result, read: noted } = await answer(key, read)
    noteRead(noted)
    return result
  }
  const expire = (edit?: Edit) =>
    cache.expire(edit && (({ read }) => edit.kind === 'all' || (read !== undefined && touches(edit, read))))
  // The value under a key came from a read under the same key, so it has the type of that read.
  return { readThrough: readThrough as ReadThrough, expire }
}
