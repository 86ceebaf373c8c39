import { describeCause, misuse } from './cause.ts'
import { answeredContext } from './classify.ts'
import type { ApiError, FailureContext, Result } from './errors.ts'
import type { ClientOptions } from './options.ts'
import { pageAddress, somePage } from './page.ts'
import { readBody, streamOf } from './read-body.ts'
import type { AnswerBody } from './read-body.ts'

const defaultMaxAnswerBytes = 20 * 1024 * 1024

/** A complete answer. */
export interface Answer {
  readonly response: Response
  readonly body: AnswerBody
  /** The call's context with the server's own request id, if any. */
  readonly context: FailureContext
}

const redirects: readonly number[] = [301, 302, 303, 307, 308]

/**
 * Where an answer's status and headers break the contract. A redirect is not followed, since it would send the body, the bearer
 * and headers such as the social feed's `token` to another origin; browsers hide its status. Node's fetch lets
 * statuses up to 999 through.
 */
const headProblem = ({ status, type, redirected }: Response): string | undefined => {
  if (type === 'opaqueredirect' || redirected || redirects.includes(status)) return 'redirect'
  return status >= 200 && status <= 599 ? undefined : 'status'
}

/**
 * Whether a request can be constructed at all. fetch rejects with a TypeError for both an unreachable server and an unusable
 * address or header, so the request is constructed once more, but only after a failure.
 */
const isSendable = (url: string, init: RequestInit, hasPage: boolean): boolean => {
  try {
    return /^https?:/.test(new Request(new URL(url, hasPage ? somePage : undefined), { ...init, signal: null }).url)
  } catch {
    return false
  }
}

const isMistake = (exception: unknown) =>
  exception instanceof ReferenceError || exception instanceof RangeError || exception instanceof SyntaxError

/** Sends one request and reads its whole answer; see `createExchange`. `isFile`: the contract promises a file. */
export type Exchange = (
  url: string,
  init: RequestInit,
  context: FailureContext,
  isFile?: boolean,
) => Promise<Result<Answer>>

/**
 * Creates the only access to the network, for REST and GraphQL. It follows no redirect, reads no more than
 * `maxAnswerBytes`, and distinguishes an unreachable server (`network`) from an invalid request (`misuse`).
 */
export const createExchange = (options: ClientOptions): Exchange => {
  const { fetch: ownFetch, maxAnswerBytes = defaultMaxAnswerBytes } = options

  const unanswered = (exception: unknown, url: string, init: RequestInit, context: FailureContext): ApiError => {
    if (isMistake(exception)) return misuse('fetch failed by a mistake of its own', context, exception)
    // An application's own `fetch` may resolve a path; the platform's needs a page.
    const hasPage = ownFetch !== undefined || pageAddress() !== undefined
    if (!isSendable(url, init, hasPage))
      return misuse('base address, headers or body make no request', context, exception)
    return { kind: 'network', cause: describeCause(exception), ...context }
  }

  const read = async (response: Response, call: FailureContext, isFile: boolean): Promise<Result<Answer>> => {
    const { status } = response
    const context = answeredContext(response, call)
    const problem = headProblem(response)
    if (problem !== undefined) {
      streamOf(response)
        ?.cancel()
        .catch(() => undefined)
      return { error: { kind: 'malformed', status, where: problem, ...context } }
    }
    // Outside of the `try`: a value that is not a Response throws here.
    const pending = readBody(response, maxAnswerBytes, isFile)
    try {
      const body = await pending
      return body
        ? { data: { response, body, context } }
        : { error: { kind: 'malformed', status, where: 'size', ...context } }
    } catch (exception) {
      return { error: { kind: 'network', cause: describeCause(exception), ...context } }
    }
  }

  return async (url, init, { operation, requestId }, isFile = false) => {
    const context = { operation, requestId }
    const request: RequestInit = { ...init, redirect: 'manual' }
    let pending: Promise<Response>
    try {
      pending = (ownFetch ?? fetch)(url, request)
    } catch (exception) {
      return { error: misuse('fetch threw instead of rejecting', context, exception) }
    }
    let response: Response
    try {
      response = await pending
    } catch (exception) {
      return { error: unanswered(exception, url, request, context) }
    }
    try {
      return await read(response, context, isFile)
    } catch (exception) {
      return { error: misuse('fetch gave no Response', context, exception) }
    }
  }
}
