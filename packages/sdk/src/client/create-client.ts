import type { AttemptContext } from './attempts.ts'
import { createCaller, sourceOf } from './caller.ts'
import { restFailures } from './classify.ts'
import type { FailureRules } from './classify.ts'
import { noteOrigin } from './client-origin.ts'
import { isReadRoute } from './contract.ts'
import type { CallOptions, OperationRoutes } from './contract.ts'
import type { ClientOptions } from './options.ts'
import type { RawInput } from './request.ts'
import { createTransport } from './transport.ts'

/**
 * Creates the client of one REST API: a method for each operation of its contract. Throws a RangeError for unusable
 * limits. The methods never throw, never reject and always settle; see `Result`. Only reads are retried, so
 * that one call never writes twice. `failuresOf` returns the rules of operations that report failures in their own way.
 */
export const createClient = <Client>(
  routes: OperationRoutes,
  options: ClientOptions,
  failuresOf?: (operation: string) => FailureRules | undefined,
): Client => {
  const call = createCaller(options)
  const send = createTransport(options)
  const methods = Object.entries(routes).map(([operation, route]) => [
    operation,
    (input: RawInput = {}, callOptions?: CallOptions) =>
      call(
        {
          operation,
          bearer: route.bearer,
          repeatable: isReadRoute(route),
          // Input that must not be in an address must not be in a cache either.
          key: () => (route.reads ? undefined : `${operation} ${JSON.stringify(input)}`),
          attempt: (context: AttemptContext) => send(route, input, context, failuresOf?.(operation) ?? restFailures),
        },
        callOptions,
      ),
  ])
  const client: object = noteOrigin(Object.fromEntries(methods), { routes, source: sourceOf(options, '') })
  // The cast is safe: routes and interface are generated from the same contract, operation by operation.
  return client as Client
}
