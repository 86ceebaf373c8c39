import { misuse } from './cause.ts'
import type { CallOptions } from './contract.ts'
import { startDeadline } from './deadline.ts'
import type { Deadline, Ending } from './deadline.ts'
import type { ApiError, FailureContext, Result } from './errors.ts'
import { timeoutMistake } from './limits.ts'

/** The failure of a call that timed out or was aborted by its caller. */
const endedFailure = (ended: Ending, { timeout }: Deadline, context: FailureContext): ApiError =>
  ended === 'timeout' ? { kind: 'timeout', timeout, ...context } : { kind: 'aborted', ...context }

/**
 * Runs `work` until the timeout or the caller's signal ends the call. A part of `work` that ignores the signal is abandoned. Never rejects:
 * an exception of `work` is a mistake of the calling code and becomes `misuse`.
 */
export const bounded = async <Data>(
  { timeout, signal }: { readonly timeout: number; readonly signal: CallOptions['signal'] },
  context: FailureContext,
  work: (deadline: Deadline) => Promise<Result<Data>>,
): Promise<Result<Data>> => {
  const mistake = timeoutMistake(timeout)
  if (mistake !== undefined) return { error: misuse(mistake, context) }
  const deadline = startDeadline(timeout, signal)
  try {
    const ended = deadline.ended()
    if (ended) return { error: endedFailure(ended, deadline, context) }
    return await Promise.race([
      work(deadline),
      deadline.over.then((why): Result<Data> => ({ error: endedFailure(why, deadline, context) })),
    ])
  } catch (exception) {
    // An exception after the call has ended is a result of that end, not a mistake of the calling code.
    const ended = deadline.ended()
    if (ended) return { error: endedFailure(ended, deadline, context) }
    return { error: misuse('the call cannot be made from what it was given', context, exception) }
  } finally {
    deadline.release()
  }
}
