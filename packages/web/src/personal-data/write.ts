import type { Result } from '@hospital/sdk'
import type { PersonalData } from './personal-data.ts'
import { sendOnce } from './write-outcome.ts'
import type { WriteOutcome } from './write-outcome.ts'

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
