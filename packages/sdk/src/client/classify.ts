import { checkAnswer } from './check-answer.ts'
import type { OperationRoute } from './contract.ts'
import type { ApiError, FailureContext, Result } from './errors.ts'
import { isRecord, readFailureBody } from './failure-bodies.ts'
import { isJson } from './media-type.ts'
import type { ClientOptions } from './options.ts'
import type { AnswerBody } from './read-body.ts'
import { parseRetryAfter } from './retry.ts'

/** A call's context with the server's request id, if it sent one. */
export const answeredContext = (response: Response, { operation, requestId }: FailureContext): FailureContext => ({
  operation,
  requestId: response.headers.get('x-request-id') ?? requestId,
})

/** The failure of a status other than 2xx, with the details in its body. */
export const statusFailure = (response: Response, body: unknown, context: FailureContext): ApiError => {
  const { status } = response
  if (status === 401) return { kind: 'unauthorized', status, ...context }
  if (status === 403) return { kind: 'forbidden', status, ...context }
  // An API reports a missing entry in JSON. An HTML page comes from a proxy or a wrong address.
  if (status === 404 || status === 410)
    return isRecord(body)
      ? { kind: 'not-found', status, ...context }
      : { kind: 'malformed', status, where: 'content-type', ...context }
  if (status === 400 || status === 422) return { kind: 'invalid', status, ...readFailureBody(body), ...context }
  if (status === 429 || status >= 500) {
    const retryAfter = parseRetryAfter(response.headers.get('retry-after'), Date.now())
    return { kind: status === 429 ? 'rate-limited' : 'server', status, retryAfter, ...context }
  }
  if (status >= 400) return { kind: 'rejected', status, detail: readFailureBody(body).detail, ...context }
  return { kind: 'malformed', status, where: 'status', ...context }
}

/** How one API reports failures. */
export interface FailureRules {
  /** The failure of a status other than 2xx; `body` is undefined when it is not JSON. */
  readonly ofStatus: (response: Response, body: unknown, context: FailureContext) => ApiError
  /** The failure hidden inside a 2xx, if any. */
  readonly hidden: (
    body: Readonly<Record<string, unknown>>,
    status: number,
    context: FailureContext,
  ) => ApiError | undefined
}

/** `process: false`, or Strapi's `data: null` where an entry was asked for. */
const hiddenFailure: FailureRules['hidden'] = (body, status, context) => {
  if (body['process'] !== false && body['data'] !== null) return undefined
  if (body['process'] === false) return { kind: 'rejected', status, detail: readFailureBody(body).detail, ...context }
  return { kind: 'not-found', status, ...context }
}

/** The failures of the REST APIs. */
export const restFailures: FailureRules = { ofStatus: statusFailure, hidden: hiddenFailure }

/** The rules by which a 2xx answer counts as a success of its operation. */
export interface SuccessRules {
  readonly route: OperationRoute
  readonly failures: FailureRules
  /** How the data is validated, if at all. */
  readonly check: Pick<ClientOptions, 'validate' | 'onOmission'>
}

/**
 * Interprets a 2xx answer with text. The content type is checked before parsing: a maintenance page with
 * status 200 is the commonest outage. Whether the body is an object or a list is always checked, the rest of the data only
 * if a `validate` is given.
 */
export const readSuccess = (
  response: Response,
  text: string,
  context: FailureContext,
  { route, failures, check }: SuccessRules,
): Result<unknown> => {
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

/** Interprets a 2xx answer to a request for a file: an empty answer, an HTML page or a JSON message is not a file. */
export const readFile = (
  response: Response,
  answer: AnswerBody,
  context: FailureContext,
  rules: SuccessRules,
): Result<unknown> => {
  const { status } = response
  const type = response.headers.get('content-type') ?? ''
  if (isJson(response)) {
    const message = readSuccess(response, answer.text(), context, { ...rules, check: {} })
    if (message.error) return message
  }
  const page = isJson(response) || /^text\/html\b/i.test(type)
  if (!page && answer.size > 0) return { data: answer.file(type) }
  return { error: { kind: 'malformed', status, where: page ? 'content-type' : 'body', ...context } }
}
