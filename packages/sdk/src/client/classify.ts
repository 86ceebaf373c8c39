import { checkAnswer } from './check-answer.ts'
import type { OperationRoute } from './contract.ts'
import type { ApiError, FailureContext, Result } from './errors.ts'
import { isRecord, readFailureBody } from './failure-bodies.ts'
import type { ClientOptions } from './options.ts'
import { parseRetryAfter } from './retry.ts'

/** A call's context with the server's own name for it, where it gave one. */
export const answeredContext = (response: Response, { operation, requestId }: FailureContext): FailureContext => ({
  operation,
  requestId: response.headers.get('x-request-id') ?? requestId,
})

/** The failure that a status other than 2xx stands for, with what its body says. */
export const statusFailure = (response: Response, body: unknown, context: FailureContext): ApiError => {
  const { status } = response
  if (status === 401) return { kind: 'unauthorized', status, ...context }
  if (status === 403) return { kind: 'forbidden', status, ...context }
  // An API says in JSON that there is none; a page in its place is of a proxy, or of a wrong address.
  if (status === 404 || status === 410) return isRecord(body) ? { kind: 'not-found', status, ...context } : { kind: 'malformed', status, where: 'content-type', ...context }
  if (status === 400 || status === 422) return { kind: 'invalid', status, ...readFailureBody(body), ...context }
  if (status === 429) {
    const retryAfter = parseRetryAfter(response.headers.get('retry-after'), Date.now())
    return { kind: 'rate-limited', status, retryAfter, ...context }
  }
  if (status >= 500) return { kind: 'server', status, ...context }
  if (status >= 400) return { kind: 'rejected', status, detail: readFailureBody(body).detail, ...context }
  return { kind: 'malformed', status, where: 'status', ...context }
}

/** How one API tells of its failures. */
export interface FailureRules {
  /** The failure of a status other than 2xx; `body` is undefined when it is no JSON. */
  readonly ofStatus: (response: Response, body: unknown, context: FailureContext) => ApiError
  /** The failure that hides inside a 2xx, if any. */
  readonly hidden: (body: Readonly<Record<string, unknown>>, status: number, context: FailureContext) => ApiError | undefined
}

/** `process: false`, or Strapi's `data: null` where an entry was asked for. */
const hiddenFailure: FailureRules['hidden'] = (body, status, context) => {
  if (body['process'] !== false && body['data'] !== null) return undefined
  if (body['process'] === false) return { kind: 'rejected', status, detail: readFailureBody(body).detail, ...context }
  return { kind: 'not-found', status, ...context }
}

const isJson = (response: Response) => /^application\/(?:[\w.-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '')

/** The failures of the REST APIs. */
export const restFailures: FailureRules = { ofStatus: statusFailure, hidden: hiddenFailure }

/** What decides whether a 2xx answer is the success that its operation promises. */
export interface SuccessRules {
  readonly route: OperationRoute
  readonly failures: FailureRules
  /** How the data is checked, if it is. */
  readonly check: Pick<ClientOptions, 'validate' | 'onOmission'>
}

/**
 * What a 2xx answer with text means. The content type is looked at before parsing: a maintenance page with
 * status 200 is the commonest outage. Objects and lists are told apart always, the rest of the data is checked only
 * where a `validate` is given.
 */
export const readSuccess = (response: Response, text: string, context: FailureContext, { route, failures, check }: SuccessRules): Result<unknown> => {
  const { status } = response
  const malformed = (where: string): Result<unknown> => ({ error: { kind: 'malformed', status, where, ...context } })
  if (status === 204) return route.empty ? { data: undefined } : malformed('status')
  if (!isJson(response)) return malformed('content-type')
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return malformed('json')
  }
  const error = isRecord(body) ? failures.hidden(body, status, context) : undefined
  if (error) return { error }
  if (route.list ? !Array.isArray(body) : !isRecord(body)) return malformed('body')
  const checked = checkAnswer(check, status, body, context)
  return checked.where === undefined ? { data: checked.body } : malformed(checked.where)
}

/** What a 2xx answer to a request for a file means: an empty answer, a page or a JSON message is none. */
export const readFile = (response: Response, bytes: Uint8Array<ArrayBuffer>, context: FailureContext, rules: SuccessRules): Result<unknown> => {
  const { status } = response
  const type = response.headers.get('content-type') ?? ''
  if (isJson(response)) {
    const message = readSuccess(response, new TextDecoder().decode(bytes), context, { ...rules, check: {} })
    if (message.error) return message
  }
  const page = isJson(response) || /^text\/html\b/i.test(type)
  if (!page && bytes.length > 0) return { data: new Blob([bytes], { type }) }
  return { error: { kind: 'malformed', status, where: page ? 'content-type' : 'body', ...context } }
}
