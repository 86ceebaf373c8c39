import type { ApiError, Result } from '../client/errors.ts'

/** The outcome of a write. Send it again only after `offline`, `expired`, `limited` or corrected input. */
export type WriteOutcome<Data> =
  | { readonly kind: 'done'; readonly data: Data }
  /** The server's reason, in its words. */
  | { readonly kind: 'rejected'; readonly detail: string }
  /** The server's messages by field name, and its message about the whole input. */
  | {
      readonly kind: 'invalid'
      readonly detail: string
      readonly fieldErrors: Readonly<Record<string, readonly string[]>>
    }
  /** Too many attempts. `retryAfter`: seconds until the next one may come. */
  | { readonly kind: 'limited'; readonly retryAfter: number }
  /** The token was refused, so nothing was written. */
  | { readonly kind: 'expired' }
  /** Nothing was sent. */
  | { readonly kind: 'offline' }
  /** The write was sent, but its answer was lost, so it may have been done. Do not send it again before that is known. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly reason: ApiError['kind'] }

/** Statuses of a gateway that has sent the request on and got no answer. */
const answerLost: readonly number[] = [502, 504]

const failureOf = (error: ApiError, isOnline: boolean): WriteOutcome<never> => {
  switch (error.kind) {
    case 'unauthorized':
      return { kind: 'expired' }
    case 'rejected':
      return { kind: 'rejected', detail: error.detail }
    case 'invalid':
      return { kind: 'invalid', detail: error.detail ?? '', fieldErrors: error.fieldErrors }
    case 'rate-limited':
      return { kind: 'limited', retryAfter: error.retryAfter ?? 0 }
    case 'timeout':
    case 'malformed':
      // A wait for an answer, or an answer, proves that the write was sent, whatever the browser reported about the connection.
      return { kind: 'unknown' }
    case 'network':
    case 'aborted':
      return isOnline ? { kind: 'unknown' } : { kind: 'offline' }
    case 'server':
      return answerLost.includes(error.status) ? { kind: 'unknown' } : { kind: 'failed', reason: error.kind }
    default:
      return { kind: 'failed', reason: error.kind }
  }
}

/**
 * The outcome of a write from its result. `isOnline`: whether the device had a connection when the call began (`navigator.onLine`; true on
 * a server).
 */
export const writeOutcome = <Data>(result: Result<Data>, isOnline: boolean): WriteOutcome<Data> =>
  result.error ? failureOf(result.error, isOnline) : { kind: 'done', data: result.data }
