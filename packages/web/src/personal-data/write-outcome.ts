import type { ApiError, Result } from '@hospital/sdk'
import { minutesToWait } from '../forms/submission.ts'

/** What became of a write, as far as it is known. */
export type WriteOutcome<Data> =
  | { readonly kind: 'done'; readonly data: Data }
  /** The server's reason, in its words. */
  | { readonly kind: 'rejected'; readonly detail: string }
  /** The server's words by field name, and about the whole. */
  | {
      readonly kind: 'invalid'
      readonly detail: string
      readonly fieldErrors: Readonly<Record<string, readonly string[]>>
    }
  | { readonly kind: 'limited'; readonly minutes: number }
  /** The token was refused, so nothing was written. */
  | { readonly kind: 'expired' }
  /** Nothing was sent. */
  | { readonly kind: 'offline' }
  /** It was sent and the answer was lost: it may have been written. It must not be sent again before that is known. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

const failureOf = (error: ApiError, isOnline: boolean): WriteOutcome<never> => {
  switch (error.kind) {
    case 'unauthorized':
      return { kind: 'expired' }
    case 'rejected':
      return { kind: 'rejected', detail: error.detail }
    case 'invalid':
      return { kind: 'invalid', detail: error.detail ?? '', fieldErrors: error.fieldErrors }
    case 'rate-limited':
      return { kind: 'limited', minutes: minutesToWait(error.retryAfter ?? 0) }
    case 'timeout':
    case 'network':
    case 'malformed':
    case 'aborted':
      return isOnline ? { kind: 'unknown' } : { kind: 'offline' }
    default:
      return { kind: 'failed' }
  }
}

/** What became of a write. `isOnline`: whether the browser has a connection. */
export const writeOutcome = <Data>(result: Result<Data>, isOnline: boolean): WriteOutcome<Data> =>
  result.error ? failureOf(result.error, isOnline) : { kind: 'done', data: result.data }
