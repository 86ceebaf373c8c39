import { makeAttempts } from './attempts.ts'
import type { CallPlan, Progress } from './attempts.ts'
import { bounded } from './bounded.ts'
import { noteContext } from './call-context.ts'
import type { CallOptions } from './contract.ts'
import type { Deadline } from './deadline.ts'
import type { FailureContext, Result } from './errors.ts'
import { createExpiryWatch } from './expiry.ts'
import { isRecord } from './failure-bodies.ts'
import { checkLimits } from './limits.ts'
import type { ClientOptions, TokenSource } from './options.ts'
import { retryRules } from './retry.ts'
import { tell } from './tell.ts'

/** Milliseconds that a call may take by default. */
const defaultTimeout = 15_000

/** Carries out calls; see `createCaller`. */
export type Caller = <Data>(plan: CallPlan<Data>, options: CallOptions | undefined) => Promise<Result<Data>>

/** A unique name for a client. */
const createName = (): string => Math.random().toString(36).slice(2, 10)

/** Request ids: the client's name, then a count, so that no two calls of a client share an id. */
const createRequestIds = (name: string): (() => string) => {
  let count = 0
  return () => `${name}-${(count += 1)}`
}

/** A bearer's value; undefined if the call carries none. Throws or rejects when the token source does. */
const bearerValue = (bearer: CallPlan<unknown>['bearer'], token: TokenSource) => {
  if (bearer !== 'token') return bearer === 'empty' ? '' : undefined
  return typeof token === 'function' ? token() : token
}

/** Adds the call's name and id to a failure that the cache made itself, such as a timeout. */
const named = <Data>(result: Result<Data>, context: FailureContext): Result<Data> =>
  result.error?.requestId === '' ? { error: { ...result.error, ...context } } : result

/**
 * The part of a cache key that is the same for all calls of a client: language, base address, whether answers are checked, and the account.
 * The account behind `headers` and a token is unknown, and a key must not quote them. So without a `cacheScope` such a client shares its
 * answers with no other client.
 */
export const sourceOf = (
  { baseUrl, locale, validate, cacheScope, headers, sharedToken }: ClientOptions,
  name: string,
): string =>
  [
    locale ?? '-',
    typeof baseUrl === 'string' && baseUrl.replace(/\/$/, ''),
    validate && 'checked',
    cacheScope ?? ((headers || sharedToken) && name),
  ]
    .filter(Boolean)
    .join(' ')

/**
 * Creates the function that carries out every call: cache, bearer, timeout, retries, hooks, token expiry.
 * Throws a RangeError for unusable limits. The returned function never throws, never rejects and always settles.
 */
export const createCaller = (options: ClientOptions): Caller => {
  checkLimits(options)
  const name = createName()
  const nextRequestId = createRequestIds(name)
  const source = sourceOf(options, name)
  const rules = retryRules(options.retry)
  const noticeExpiry = createExpiryWatch((event: FailureContext) => tell(options.onUnauthorized, () => event))

  const carryOut = async <Data>(
    plan: CallPlan<Data>,
    context: FailureContext,
    deadline: Deadline,
    progress: Progress,
  ): Promise<Result<Data>> => {
    let bearer: string | undefined
    try {
      const found = bearerValue(plan.bearer, options.token)
      // Logged out: the bearer is empty, as specified.
      bearer = plan.bearer === undefined ? undefined : ((await found) ?? '')
    } catch {
      return { error: { kind: 'unauthorized', status: 0, ...context } }
    }
    // The call may have ended while the token was fetched: then nothing is sent.
    deadline.signal.throwIfAborted()
    const result = await makeAttempts(plan, {
      context,
      bearer,
      signal: deadline.signal,
      rules,
      onRequest: options.onRequest,
      progress,
    })
    if (result.error?.kind === 'unauthorized' && bearer && (await isCurrent(plan, bearer)))
      noticeExpiry(bearer, context)
    return result
  }

  /** Whether the token source still gives this bearer. A late answer to an old bearer says nothing about the new one. */
  const isCurrent = async (plan: CallPlan<unknown>, bearer: string): Promise<boolean> => {
    try {
      return (await bearerValue(plan.bearer, options.token)) === bearer
    } catch {
      return true
    }
  }

  const cacheFor = ({ bearer, repeatable }: CallPlan<unknown>) =>
    repeatable && (bearer !== 'token' || !options.token || options.sharedToken) ? options.cache : undefined

  return async (plan, callOptions) => {
    const bounds = { timeout: callOptions?.timeout ?? options.timeout ?? defaultTimeout, signal: callOptions?.signal }
    const context = { operation: plan.operation, requestId: nextRequestId() }

    const read = async () => {
      const started = performance.now()
      const progress: Progress = { attempts: 0, status: undefined }
      const result = await bounded(bounds, context, (deadline) => carryOut(plan, context, deadline, progress))
      const duration = performance.now() - started
      tell(options.onResponse, () => ({ ...context, ...progress, error: result.error, duration }))
      return noteContext(result, context)
    }

    const cache = cacheFor(plan)
    if (!cache) return read()
    const cached = await bounded(bounds, context, async () => {
      const key = plan.key()
      const result = await (key === undefined ? read() : cache(`${key} ${source}`, read))
      if (!isRecord(result)) throw new TypeError('cache gave no result')
      return result
    })
    return noteContext(named(cached, context), context)
  }
}
