import type { TypedDocumentNode } from '@graphql-typed-document-node/core'

/** A document that clients name by its hash. */
export type PersistedDocument<Data, Variables> = TypedDocumentNode<Data, Variables> & { readonly documentId: string }

/**
 * A persisted document: only its hash (or another id that the server knows) is sent, and the server accepts nothing else. See
 * persistedExchange.
 */
export const persisted = <Data, Variables>(name: string, documentId: string): PersistedDocument<Data, Variables> => ({
  kind: 'Document',
  // In development, urql refuses a document that does not declare its kind of operation. Failures carry the name.
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: name },
      selectionSet: { kind: 'SelectionSet', selections: [] },
    },
  ],
  documentId,
})
