import { createAlarm } from './alarm.ts'
import type { CallOptions } from './contract.ts'
import { startDeadline } from './deadline.ts'
import type { Deadline } from './deadline.ts'
import type { ApiError, FailureContext, Result } from './errors.ts'
import { createExpiryWatch } from './expiry.ts'
import type { ClientOptions, TokenSource } from './options.ts'
import { PathParameterError } from './path.ts'
import { retryDelay, retryRules } from './retry.ts'
import { wait } from './wait.ts'

/** Milliseconds that a call may take where its client says nothing else. */
const defaultTimeout = 15_000

/** What one attempt at a call came to. */
export interface Attempt<Data> {
  /** 0 where no answer arrived. */
  readonly status: number
  readonly result: Result<Data>
}

/** What one attempt is made with. */
export interface AttemptContext extends FailureContext {
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/** A call, whatever its protocol: how it is named, which bearer it carries, how one attempt at it is made. */
export interface CallPlan<Data> {
  readonly operation: string
  readonly bearer: 'token' | 'empty' | undefined
  /** Whether a second attempt cannot do a second thing: true for reads only. */
  readonly repeatable: boolean
  /** May reject where no answer arrived. */
  readonly attempt: (context: AttemptContext) => Promise<Attempt<Data>>
}

/** Carries out calls; see `createCaller`. */
export type Caller = <Data>(plan: CallPlan<Data>, options: CallOptions) => Promise<Result<Data>>

/** Names calls: a random beginning for each client, then a count, so that no two calls of a client share a name. */
const createRequestIds = (): (() => string) => {
  const beginning = Math.random().toString(36).slice(2, 10)
  let count = 0
  return () => `${beginning}-${(count += 1)}`
}

/** A bearer's value: undefined where none is carried. Rejects when the token source does. */
const bearerValue = (bearer: CallPlan<unknown>['bearer'], token: TokenSource) => {
  if (bearer !== 'token') return bearer === 'empty' ? '' : undefined
  return typeof token === 'function' ? token() : token
}

/** The failure of a call to which no answer arrived. */
const unansweredFailure = (cause: unknown, deadline: Deadline, context: FailureContext): ApiError => {
  if (cause instanceof PathParameterError) {
    const fieldErrors = { [cause.parameter]: ['is empty or unsafe in a path'] }
    return { kind: 'invalid', status: 0, detail: '', fieldErrors, ...context }
  }
  const ended = deadline.ended()
  if (ended === 'timeout') return { kind: 'timeout', timeout: deadline.timeout, ...context }
  return { kind: ended ?? 'network', ...context }
}

/** Hooks observe; one that throws must not break the call that it observes. */
const tell = <Event>(hook: ((event: Event) => void) | undefined, event: () => Event) => {
  if (!hook) return
  try {
    hook(event())
  } catch {
    // The hook is the caller's business, the call is not the hook's.
  }
}

/**
 * Makes the one way in which calls are carried out: bearer, time limit, retries, hooks, expiry of the token.
 * What it returns never throws and never rejects.
 */
export const createCaller = (options: ClientOptions): Caller => {
  const alarm = createAlarm()
  const nextRequestId = createRequestIds()
  const rules = retryRules(options.retry)
  const noticeExpiry = createExpiryWatch((event: FailureContext) => tell(options.onUnauthorized, () => event))

  const withRetries = async <Data>(
    plan: CallPlan<Data>,
    bearer: string | undefined,
    context: FailureContext,
    deadline: Deadline,
  ): Promise<Attempt<Data> & { attempts: number }> => {
    const unanswered = (cause: unknown): Attempt<Data> => ({
      status: 0,
      result: { error: unansweredFailure(cause, deadline, context) },
    })
    for (let attempts = 1; ; attempts += 1) {
      const headers: Record<string, string> = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }
      tell(options.onRequest, () => ({ ...context, attempt: attempts, headers }))
      const { status, result } = await plan.attempt({ ...context, headers, signal: deadline.signal }).catch(unanswered)
      const delay = result.error && plan.repeatable ? retryDelay(result.error, attempts, rules, Math.random()) : undefined
      if (delay === undefined) return { status, result, attempts }
      const ended = await wait(delay, deadline.signal).then(() => false, () => true)
      if (ended) return { ...unanswered(undefined), attempts }
    }
  }

  return async (plan, { timeout = options.timeout ?? defaultTimeout, signal }) => {
    const started = performance.now()
    const context = { operation: plan.operation, requestId: nextRequestId() }
    const deadline = startDeadline(alarm, timeout, signal)
    try {
      const found = bearerValue(plan.bearer, options.token)
      // Nobody is logged in: the bearer is empty, as the specification has it.
      const bearer = plan.bearer === undefined ? undefined : ((await found) ?? '')
      const { status, result, attempts } = await withRetries(plan, bearer, context, deadline)
      const { error } = result
      if (error?.kind === 'unauthorized' && bearer) noticeExpiry(bearer, context)
      tell(options.onResponse, () => ({ ...context, status, error, duration: performance.now() - started, attempts }))
      return result
    } catch {
      // Only the token source can get here: without it nothing was sent.
      return { error: { kind: 'unauthorized', status: 0, ...context } }
    } finally {
      deadline.release()
    }
  }
}
