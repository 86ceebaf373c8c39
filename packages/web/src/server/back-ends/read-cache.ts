import type { ApiError, ReadThrough, Result } from '@hospital/sdk'
import { LRUCache } from 'lru-cache'
import { withTimeout } from '../../shared/loading/with-timeout.ts'
import { contentReadOf, noteRead } from '../edits/content-read.ts'
import type { ContentRead } from '../edits/content-read.ts'
import type { Edit } from '../edits/edit.ts'
import { touches } from '../edits/touches.ts'
import { createStaleCache } from '../stale-cache.ts'
import type { StaleCacheOptions } from '../stale-cache.ts'

/** What a cache is made from. */
export interface ReadCacheOptions extends Omit<StaleCacheOptions<never>, 'sizeOf'> {
  /** Milliseconds that a visitor waits for an answer that is not cached; loading goes on for the next one. */
  readonly timeout: number
  /** Told of a read whose old answer was given although an edit had touched it, once the new one has arrived: what was made of the old one is out of date. */
  readonly onLate?: ((read: ContentRead) => void) | undefined
}

/** Milliseconds after a failed read in which its last good answer is given at once: visitors do not wait for a back end that is down. */
const outage = 5000

/** An answer, and what was read for it where that was of the CMS. */
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

/** When reads began that are under way, and when they failed. `now` is in milliseconds. */
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

/** A read that takes part in the times. Rejects where there is no answer to keep. */
const loadWith =
  (times: ReturnType<typeof createReadTimes>, key: string, read: () => Promise<Result<unknown>>) =>
  async (): Promise<KeptAnswer> => {
    times.begin(key)
    const result = await read().finally(() => times.end(key))
    if (!result.error || result.error.kind === 'not-found') return kept(key, result)
    times.fail(key)
    throw new ReadFailure(result.error)
  }

/** A failure as the answer to a read that has no better one. */
const failureOf =
  (key: string) =>
  (error: unknown): KeptAnswer => {
    if (error instanceof ReadFailure) return kept(key, error.result)
    throw error
  }

/** Tells `onLate` of the read of an old answer that was given, once a new one has arrived in its place. */
const tellLate = async (given: KeptAnswer, loading: Promise<KeptAnswer>, onLate: ReadCacheOptions['onLate']) => {
  const loaded = await loading.catch(() => given)
  if (given.read && loaded !== given) onLate?.(given.read)
}

/**
 * Caches answers, checked and unwrapped. That there is nothing is an answer too: an unpublished entry is not replaced by its last good
 * form. These answers depend on no session, so that one visitor's page never holds another's data. What is made of an answer is told what was
 * read for it (`withReads`). An edit of the CMS expires the answers that it touches; without one all expire.
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
    // Who joins a read waits for what is left of its time: a back end that hangs holds up one visitor, not each of them.
    return last ?? withTimeout(loading, Math.max(0, timeout - times.waited(key)), onTimeout)
  }
  const readThrough = async (key: string, read: () => Promise<Result<unknown>>): Promise<Result<unknown>> => {
    const { result, read: noted } = await answer(key, read)
    noteRead(noted)
    return result
  }
  const expire = (edit?: Edit) =>
    cache.expire(edit && (({ read }) => edit.kind === 'all' || (read !== undefined && touches(edit, read))))
  // What is cached under a key came from a read under the same key, and so has its type.
  return { readThrough: readThrough as ReadThrough, expire }
}
