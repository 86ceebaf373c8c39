import type { CombinedError } from '@urql/core'
import { answeredContext, statusFailure } from '../client/classify.ts'
import type { ApiError, FailureContext } from '../client/errors.ts'
import { isRecord, readFailureBody } from '../client/failure-bodies.ts'

/** What a GraphQL error's code means; errors that are Strapi's own fault have none of these. */
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

/**
 * The failure in an answer, or undefined where it is none. Strapi answers some failures before GraphQL comes into it,
 * with a body in which urql sees no error: so the status counts too. A 404 is never an entry's: GraphQL tells of one
 * that is missing by an empty list, so the address is wrong.
 */
export const graphqlFailure = (
  error: CombinedError | undefined,
  response: Response,
  context: FailureContext,
): ApiError | undefined => {
  if (!error && response.ok) return undefined
  const seen = answeredContext(response, context)
  const [first] = error?.graphQLErrors ?? []
  if (first && response.status < 500 && response.status !== 401) {
    const extensions: unknown = first.extensions
    return failureOfCode(isRecord(extensions) ? extensions['code'] : undefined, extensions, response.status, seen)
  }
  if (response.status === 404 || response.status === 410) return { kind: 'malformed', status: response.status, where: 'endpoint', ...seen }
  if (!response.ok) return statusFailure(response, undefined, seen)
  return { kind: 'malformed', status: response.status, where: 'content-type', ...seen }
}
