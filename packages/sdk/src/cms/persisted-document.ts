import type { TypedDocumentNode } from '@graphql-typed-document-node/core'

/** A document that a server knows by its hash: nothing but the hash is sent, and nothing else is taken. See persistedExchange. */
export const persisted = <Data, Variables>(documentId: string): TypedDocumentNode<Data, Variables> =>
  // While developing, urql refuses a document that does not say what kind of operation it is.
  ({ kind: 'Document', definitions: [{ kind: 'OperationDefinition', operation: 'query', selectionSet: { kind: 'SelectionSet', selections: [] } }], documentId }) as unknown as TypedDocumentNode<Data, Variables>
