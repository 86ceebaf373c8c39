import { statusFailure } from '../client/classify.ts'
import type { FailureRules } from '../client/classify.ts'
import type { ApiError, FailureContext } from '../client/errors.ts'
import { isRecord, readFailureBody } from '../client/failure-bodies.ts'

/** The failure that a GraphQL error's code stands for. Strapi's own errors have none of these codes. */
const failureOfCode = (code: unknown, extensions: unknown, status: number, context: FailureContext): ApiError => {
  if (code === 'FORBIDDEN') return { kind: 'forbidden', status, ...context }
  if (code === 'UNAUTHENTICATED') return { kind: 'unauthorized', status, ...context }
  if (code === 'BAD_USER_INPUT') return { kind: 'invalid', status, ...readFailureBody(extensions), ...context }
  // The document and the real schema disagree: a name of cms.graphql is wrong.
  if (code === 'GRAPHQL_VALIDATION_FAILED' || code === 'GRAPHQL_PARSE_FAILED') {
    return { kind: 'malformed', status, where: 'document', ...context }
  }
  return { kind: 'server', status, ...context }
}

/** The failure in a GraphQL answer's `errors`, or undefined if none. */
const errorsFailure = (body: unknown, status: number, context: FailureContext): ApiError | undefined => {
  const errors = isRecord(body) ? (body['errors'] ?? []) : []
  const [first]: unknown[] = Array.isArray(errors) ? errors : [errors]
  if (first === undefined) return undefined
  const extensions = isRecord(first) ? first['extensions'] : undefined
  return failureOfCode(isRecord(extensions) ? extensions['code'] : undefined, extensions, status, context)
}

/**
 * The failures of GraphQL. Strapi answers some requests before they reach GraphQL, so the status counts too. A 404 never
 * means a missing entry, which GraphQL returns as an empty list, so the address is wrong.
 */
export const graphqlFailures: FailureRules = {
  ofStatus: (response, body, context) => {
    const { status } = response
    const failure = status < 500 && status !== 401 ? errorsFailure(body, status, context) : undefined
    if (failure) return failure
    if (status === 404 || status === 410) return { kind: 'malformed', status, where: 'endpoint', ...context }
    return statusFailure(response, undefined, context)
  },
  hidden: (body, status, context) =>
    errorsFailure(body, status, context) ??
    (isRecord(body['data']) ? undefined : { kind: 'malformed', status, where: 'data', ...context }),
}
