import type { ApiError } from './errors.ts'
import type { RetryOptions } from './options.ts'

const defaults: RetryOptions = { attempts: 2, delay: 300, maxDelay: 5000 }

/** The effective retry rules of a client. */
export const retryRules = (options: Partial<RetryOptions> | false | undefined): RetryOptions =>
  options === false ? { ...defaults, attempts: 0 } : { ...defaults, ...options }

/** Transient statuses: the same GET may succeed later. After any other 5xx a retry would only fail again. */
const passingStatuses: readonly number[] = [502, 503, 504]

/**
 * Milliseconds to wait before a GET is sent again after `error`, or undefined when it should not be.
 * `attempt` is the number of the attempt that failed, `random` is in [0, 1): full jitter, so that many clients
 * do not retry at once. A server's Retry-After is honoured, unless it is longer than `maxDelay`.
 */
export const retryDelay = (
  error: ApiError,
  attempt: number,
  rules: RetryOptions,
  random: number,
): number | undefined => {
  // Written this way round, NaN and undefined mean no retries.
  if (!(attempt <= rules.attempts)) return undefined
  const passing =
    error.kind === 'network' ||
    error.kind === 'rate-limited' ||
    (error.kind === 'server' && passingStatuses.includes(error.status))
  if (!passing) return undefined
  if ('retryAfter' in error && error.retryAfter !== undefined) {
    const asked = error.retryAfter * 1000
    return asked <= rules.maxDelay ? asked : undefined
  }
  return random * Math.min(rules.maxDelay, rules.delay * 2 ** (attempt - 1))
}

/** The date format of HTTP (RFC 9110). `Date.parse` alone also accepts texts that are no dates, such as `sebentar 1`. */
const httpDate = /^\w{3}, \d[\w :]+ GMT$/

/** Seconds from a Retry-After header, which holds seconds or an HTTP date; undefined when it holds neither. */
export const parseRetryAfter = (header: string | null, now: number): number | undefined => {
  if (header === null) return undefined
  if (/^\d+$/.test(header)) return Number(header)
  const date = httpDate.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}
