import type { ApiError, FailureContext, Result } from './errors.ts'
import { isRecord, readFailureBody } from './failure-bodies.ts'
import type { Validate } from './options.ts'
import { parseRetryAfter } from './retry.ts'

/** A call's context with the server's own name for it, where it gave one. */
export const answeredContext = (response: Response, { operation, requestId }: FailureContext): FailureContext => ({
  operation,
  requestId: response.headers.get('x-request-id') ?? requestId,
})

/** The failure that a status other than 2xx stands for, with what its body says. */
export const statusFailure = (response: Response, body: unknown, call: FailureContext): ApiError => {
  const { status } = response
  const context = answeredContext(response, call)
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

/** A failure that hides inside a 200: `process: false`, or Strapi's `data: null` where an entry was asked for. */
const hiddenFailure = (body: unknown, response: Response, call: FailureContext): ApiError | undefined => {
  if (!isRecord(body) || (body['process'] !== false && body['data'] !== null)) return undefined
  const { status } = response
  const context = answeredContext(response, call)
  if (body['process'] === false) return { kind: 'rejected', status, detail: readFailureBody(body).detail, ...context }
  return { kind: 'not-found', status, ...context }
}

const isJson = (response: Response) => /^application\/(?:[\w.-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '')

/**
 * What a 2xx answer with text means. The content type is looked at before parsing: a maintenance page with
 * status 200 is the commonest outage. The data is checked only where a `validate` is given.
 */
export const readSuccess = (
  response: Response,
  text: string | undefined,
  context: FailureContext,
  validate: Validate | undefined,
): Result<unknown> => {
  const { status } = response
  const malformed = (where: string): Result<unknown> => ({ error: { kind: 'malformed', status, where, ...answeredContext(response, context) } })
  if (status === 204) return { data: undefined }
  if (!isJson(response)) return malformed('content-type')
  let body: unknown
  try {
    body = JSON.parse(text ?? '')
  } catch {
    return malformed('json')
  }
  const error = hiddenFailure(body, response, context)
  if (error) return { error }
  const where = validate?.(context.operation, status, body)
  return where === undefined ? { data: body } : malformed(where)
}

/** What a 2xx answer to a request for a file means: a page or a JSON message is none. */
export const readFile = async (response: Response, file: Blob, context: FailureContext): Promise<Result<unknown>> => {
  if (isJson(response)) {
    const message = readSuccess(response, await file.text(), context, undefined)
    if (message.error) return message
  }
  if (!isJson(response) && !/^text\/html\b/i.test(response.headers.get('content-type') ?? '')) return { data: file }
  return { error: { kind: 'malformed', status: response.status, where: 'content-type', ...answeredContext(response, context) } }
}
