import type { OperationRoutes } from './contract.ts'

/** What a client of a REST API was made of, for code that is built on its methods. */
export interface ClientOrigin {
  /** Where its answers come from, and in which language. */
  readonly source: string
  readonly routes: OperationRoutes
}

const origins = new WeakMap<object, ClientOrigin>()

/** Notes what a client was made of. Returns the client. */
export const noteOrigin = <Client extends object>(client: Client, origin: ClientOrigin): Client => {
  origins.set(client, origin)
  return client
}

/** What a client was made of. Throws a TypeError if no factory made it. */
export const originOf = (client: object): ClientOrigin => {
  const origin = origins.get(client)
  if (!origin) throw new TypeError('a client is made by its factory')
  return origin
}
