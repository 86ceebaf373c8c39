import type { TypedDocumentNode } from '@graphql-typed-document-node/core'

/** A persisted document: only its hash is sent, and the server accepts nothing else. See persistedExchange. */
export const persisted = <Data, Variables>(documentId: string): TypedDocumentNode<Data, Variables> =>
  // In development, urql refuses a document that does not declare its kind of operation.
  ({
    kind: 'Document',
    definitions: [
      { kind: 'OperationDefinition', operation: 'query', selectionSet: { kind: 'SelectionSet', selections: [] } },
    ],
    documentId,
  }) as unknown as TypedDocumentNode<Data, Variables>
