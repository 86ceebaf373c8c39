import { writeOutcome } from '@hospital/sdk'
import type { Result, WriteOutcome } from '@hospital/sdk'
import type { PersonalData } from './personal-data.ts'

/** The outcome of a write that was not done, or may not have been done. */
export type Undone = Exclude<WriteOutcome<unknown>, { readonly kind: 'done' }>

/** Sends a write once. Checks the connection before: a write that was under way when the connection broke may have been executed. */
export const sendOnce = async <Data>(write: () => Promise<Result<Data>>): Promise<WriteOutcome<Data>> => {
  const isOnline = navigator.onLine
  return writeOutcome(await write(), isOnline)
}

/**
 * Sends a write once. Afterwards the shown reads in `stale` are read again, also if the outcome is not known. A write that met an expired
 * session asks for a log-in. Undefined if another session has begun meanwhile: the outcome does not belong to that person.
 */
export const sendWrite = async <Data>(
  data: PersonalData,
  write: () => Promise<Result<Data>>,
  stale: readonly string[],
): Promise<WriteOutcome<Data> | undefined> => {
  const outcome = await sendOnce(write)
  if (data.isDiscarded()) return undefined
  // Without a session nothing can expire, and a log-in would not help.
  if (outcome.kind === 'expired' && data.sessionId === undefined) return { kind: 'failed', reason: 'unauthorized' }
  // The SDK reports an expired session once. The person may have closed the log-in that opened then.
  if (outcome.kind === 'expired') data.askForLogIn()
  if (outcome.kind === 'done' || outcome.kind === 'unknown') {
    stale.forEach((name) => void data.queries.invalidateQueries({ queryKey: [name] }))
  }
  return outcome
}
