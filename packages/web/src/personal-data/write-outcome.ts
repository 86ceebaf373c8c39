import type { ApiError, Result } from '@hospital/sdk'
import type { PersonalData } from './personal-data.ts'

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
  /** Too many attempts. `retryAfter`: seconds until the next one may come. */
  | { readonly kind: 'limited'; readonly retryAfter: number }
  /** The token was refused, so nothing was written. */
  | { readonly kind: 'expired' }
  /** Nothing was sent. */
  | { readonly kind: 'offline' }
  /** It was sent and the answer was lost: it may have been written. It must not be sent again before that is known. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly reason: ApiError['kind'] }

/** What became of a write that is not known to be done. */
export type Undone = Exclude<WriteOutcome<unknown>, { readonly kind: 'done' }>

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
      // Waiting for an answer, and an answer, both prove that it was sent, whatever the browser said of the connection.
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

/** What became of a write. `isOnline`: whether the browser had a connection when it was sent. */
export const writeOutcome = <Data>(result: Result<Data>, isOnline: boolean): WriteOutcome<Data> =>
  result.error ? failureOf(result.error, isOnline) : { kind: 'done', data: result.data }

/**
 * Sends a write, once. Whether there is a connection is read before: what was on its way when the connection broke may have been
 * written.
 */
export const sendOnce = async <Data>(write: () => Promise<Result<Data>>): Promise<WriteOutcome<Data>> => {
  const isOnline = navigator.onLine
  return writeOutcome(await write(), isOnline)
}

/**
 * Sends a write, once. Afterwards the reads named `stale` are read again where they are shown, also if the outcome is not known.
 * A write that met an expired session asks for a log-in. Undefined if another session has begun meanwhile: what became of it is not for that person.
 */
export const sendWrite = async <Data>(
  data: PersonalData,
  write: () => Promise<Result<Data>>,
  stale: readonly string[],
): Promise<WriteOutcome<Data> | undefined> => {
  const noteExpired = data.beginWrite()
  const outcome = await sendOnce(write)
  if (data.isDiscarded()) return undefined
  // Without a session there is none to expire, and a log-in would not help.
  if (outcome.kind === 'expired' && data.sessionId === undefined) return { kind: 'failed', reason: 'unauthorized' }
  // The SDK tells once that a token has expired. The log-in that was asked for then may have been closed.
  if (outcome.kind === 'expired') noteExpired()
  if (outcome.kind === 'done' || outcome.kind === 'unknown') {
    stale.forEach((name) => void data.queries.invalidateQueries({ queryKey: [name] }))
  }
  return outcome
}
