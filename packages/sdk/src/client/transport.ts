import { mergeHeaders } from 'openapi-fetch'
import type { Attempt, AttemptContext } from './attempts.ts'
import { readFile, readSuccess } from './classify.ts'
import type { FailureRules } from './classify.ts'
import type { OperationRoute } from './contract.ts'
import type { Result } from './errors.ts'
import { createExchange } from './exchange.ts'
import type { Answer } from './exchange.ts'
import type { ClientOptions } from './options.ts'
import { buildRequest } from './request.ts'
import type { RawInput } from './request.ts'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Sends one request of an operation and reads its answer; see `createTransport`. */
export type Transport = (
  route: OperationRoute,
  input: RawInput,
  context: AttemptContext,
  failures: FailureRules,
) => Promise<Attempt<unknown>>

/**
 * Sends the requests of one API and reads the answers. Rejects only if nothing was sent: with a
 * `PathParameterError`, or with the exception that the unusable input caused.
 */
export const createTransport = (options: ClientOptions): Transport => {
  const { locale } = options
  const language = locale && { 'accept-language': locale }
  const exchange = createExchange(options)

  const resultOf = (
    { response, body, context }: Answer,
    route: OperationRoute,
    failures: FailureRules,
  ): Result<unknown> => {
    if (!response.ok) return { error: failures.ofStatus(response, parsed(body.text()), context) }
    const rules = { route, failures, check: options }
    return route.binary ? readFile(response, body, context, rules) : readSuccess(response, body.text(), context, rules)
  }

  return async (route, input, { headers, signal, ...context }, failures) => {
    const { url, type, body } = buildRequest(options, route, input)
    const accept = { accept: route.accept ?? 'application/json' }
    const merged = mergeHeaders(accept, type, language, options.headers, headers)
    const answer = await exchange(
      url,
      { method: route.method, headers: merged, signal, ...(body !== undefined && { body }) },
      context,
      route.binary,
    )
    if (answer.error) return { status: 'status' in answer.error ? answer.error.status : undefined, result: answer }
    const { status } = answer.data.response
    try {
      return { status, result: resultOf(answer.data, route, failures), context: answer.data.context }
    } catch {
      // For example an answer nested deeper than the stack.
      return { status, result: { error: { kind: 'malformed', status, where: 'body', ...answer.data.context } } }
    }
  }
}
