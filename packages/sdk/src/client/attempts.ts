import { noteContext } from './call-context.ts'
import { misuse } from './cause.ts'
import type { ApiError, FailureContext, Result } from './errors.ts'
import type { ClientOptions, RetryOptions } from './options.ts'
import { PathParameterError } from './path.ts'
import { retryDelay } from './retry.ts'
import { tell } from './tell.ts'

/** The outcome of one attempt at a call. */
export interface Attempt<Data> {
  /** Absent when no answer arrived. */
  readonly status?: number | undefined
  readonly result: Result<Data>
  /** The call's context with the server's own request id, if an answer arrived. */
  readonly context?: FailureContext
}

/** The input of one attempt. */
export interface AttemptContext extends FailureContext {
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/** A call over REST or GraphQL: its name, its bearer, and how one attempt is made. */
export interface CallPlan<Data> {
  readonly operation: string
  readonly bearer: 'token' | 'empty' | undefined
  /** Whether the call is safe to repeat: true for reads only. */
  readonly repeatable: boolean
  /** The call's part of the cache key: the operation and all of its input; undefined when it has none. May throw. */
  readonly key: () => string | undefined
  /** Rejects only if the input cannot be sent; then nothing was sent. */
  readonly attempt: (context: AttemptContext) => Promise<Attempt<Data>>
}

/** The failure of a call whose request could not be made. */
const unsentFailure = (exception: unknown, context: FailureContext): ApiError => {
  if (!(exception instanceof PathParameterError))
    return misuse('path, query, headers or body make no request', context, exception)
  const fieldErrors = { [exception.message]: ['is empty or unsafe in a path'] }
  return { kind: 'invalid', status: 0, detail: '', fieldErrors, ...context }
}

/** The progress of a call, for the hooks. */
export interface Progress {
  attempts: number
  /** The last status, if any answer arrived. */
  status: number | undefined
}

/** State shared by the attempts at one call. */
interface Run {
  readonly context: FailureContext
  readonly bearer: string | undefined
  readonly signal: AbortSignal
  readonly rules: RetryOptions
  readonly onRequest: ClientOptions['onRequest']
  readonly progress: Progress
}

const attemptOnce = <Data>(
  plan: CallPlan<Data>,
  { context, bearer, signal, onRequest, progress }: Run,
): Promise<Attempt<Data>> => {
  const added: Record<string, string> = {}
  tell(onRequest, () => ({ ...context, attempt: progress.attempts, headers: added }))
  // Last, so that no hook sees or replaces it.
  const headers = bearer === undefined ? added : { ...added, authorization: `Bearer ${bearer}` }
  return plan
    .attempt({ ...context, headers, signal })
    .catch((exception: unknown) => ({ result: { error: unsentFailure(exception, context) } }))
}

/** Waits. Rejects with the signal's reason when it aborts first; removes timer and listener either way. */
const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })

/** Makes attempts until one succeeds or a retry is pointless. Rejects when the signal aborts a wait between two attempts. */
export const makeAttempts = async <Data>(plan: CallPlan<Data>, run: Run): Promise<Result<Data>> => {
  const { context, signal, rules, progress } = run
  for (;;) {
    progress.attempts += 1
    const { result, status, context: answered } = await attemptOnce(plan, run)
    progress.status = status
    const delay =
      result.error && plan.repeatable ? retryDelay(result.error, progress.attempts, rules, Math.random()) : undefined
    if (delay === undefined) return noteContext(result, answered ?? context)
    await wait(delay, signal)
  }
}
