import type { TypedDocumentNode } from '@graphql-typed-document-node/core'

/** A document that a server knows by its hash: nothing but the hash is sent, and nothing else is taken. */
export const persisted = <Data, Variables>(documentId: string): TypedDocumentNode<Data, Variables> =>
  // urql sends `documentId` in place of a text when a document holds no definitions.
  ({ kind: 'Document', definitions: [], documentId }) as unknown as TypedDocumentNode<Data, Variables>
