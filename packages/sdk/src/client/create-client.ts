import { createCaller } from './caller.ts'
import type { AttemptContext } from './caller.ts'
import type { CallOptions, OperationRoutes } from './contract.ts'
import type { ClientOptions } from './options.ts'
import { createTransport } from './transport.ts'
import type { RawInput } from './transport.ts'

/**
 * Makes the client of one REST API: a method for each operation of its contract.
 * The methods never throw and never reject; see `Result`. Only GETs are repeated, so that one call never writes twice.
 */
export const createClient = <Client>(routes: OperationRoutes, options: ClientOptions): Client => {
  const call = createCaller(options)
  const send = createTransport(options)
  const methods = Object.entries(routes).map(([operation, route]) => [
    operation,
    (input: RawInput = {}, callOptions: CallOptions = {}) => {
      const repeatable = route.method === 'GET'
      const plan = { operation, bearer: route.bearer, repeatable, attempt: (context: AttemptContext) => send(route, input, context) }
      const read = () => call(plan, callOptions)
      return options.remember && repeatable ? options.remember(`${operation} ${JSON.stringify(input)}`, read) : read()
    },
  ])
  // Routes and interface are generated from the same contract, operation by operation.
  return Object.fromEntries(methods) as Client
}
