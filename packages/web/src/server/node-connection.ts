import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Connection } from './http/environment.ts'

/** What Node knows of the connection of a request. */
export const connectionOf = (context: Context<{ Bindings: HttpBindings }>): Connection => {
  const { incoming } = context.env
  // For a request without a body, Node notes the end only after it has handed the request on.
  const hasBody = 'content-length' in incoming.headers || 'transfer-encoding' in incoming.headers
  return {
    remoteAddress: getConnInfo(context).remote.address,
    isReceived: () => !hasBody || incoming.complete,
  }
}
