import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { originOf } from '../client/client-origin.ts'
import type { CallOptions } from '../client/contract.ts'
import { isReadRoute } from '../client/contract.ts'
import { wrapped } from './access.ts'
import type { CmsAccess } from './access.ts'
import { documentName, isRead } from './document-name.ts'

/** A call of a CMS client. */
export interface CmsCall {
  /** The operation of the contract, or the document; empty for a document without a name. */
  readonly operation: string
  readonly input: unknown
  readonly reads: boolean
}

/** Runs in place of each call of a client. `send` makes the call; options given to it replace the call's own. */
export type Around = (call: CmsCall, send: (options?: CallOptions) => Promise<unknown>) => Promise<unknown>

type AnyCall = (...given: readonly unknown[]) => Promise<unknown>

const queryAround =
  (call: AnyCall, around: Around) => (document: unknown, variables: unknown, options?: CallOptions) => {
    const typed = document as TypedDocumentNode<unknown, never>
    return around({ operation: documentName(typed) ?? '', input: variables, reads: isRead(typed) }, (given) =>
      call(document, variables, { ...options, ...given }),
    )
  }

const methodAround =
  (call: AnyCall, named: Omit<CmsCall, 'input'>, around: Around) =>
  (input: unknown = {}, options?: CallOptions) =>
    around({ ...named, input }, (given) => call(input, { ...options, ...given }))

/** A client's calls, each wrapped in `around`. */
const callsAround = <Calls extends object>(calls: Calls, around: Around): Calls => {
  const entries = Object.entries(calls).map(([name, call]: [string, AnyCall]) => {
    if (name === 'normalize') return [name, call]
    if (name === 'query') return [name, queryAround(call, around)]
    const route = originOf(calls).routes[name]
    return [name, methodAround(call, { operation: name, reads: route !== undefined && isReadRoute(route) }, around)]
  })
  // The cast is safe: each call keeps its name, its input and its answer.
  return Object.fromEntries(entries) as Calls
}

/** A CMS client whose calls, over GraphQL and REST, are wrapped in `around`. */
export const clientAround = <Client extends CmsAccess>(cms: Client, around: Around): Client =>
  wrapped(cms, (calls) => callsAround(calls, around))
