import type { OperationRoutes } from './contract.ts'

/** The origin of a REST client, for code that builds on the client's methods. */
export interface ClientOrigin {
  /** The base address, language and cache scope of the answers. */
  readonly source: string
  readonly routes: OperationRoutes
}

const origins = new WeakMap<object, ClientOrigin>()

/** Records a client's origin. Returns the client. */
export const noteOrigin = <Client extends object>(client: Client, origin: ClientOrigin): Client => {
  origins.set(client, origin)
  return client
}

/** A client's origin. Throws a TypeError if no factory made the client. */
export const originOf = (client: object): ClientOrigin => {
  const origin = origins.get(client)
  if (!origin) throw new TypeError('a client is made by its factory')
  return origin
}
