import type { TypedDocumentNode } from '@graphql-typed-document-node/core'

/** The name of a document's operation, for errors and logs; every document of ours has one. */
export const documentName = (document: TypedDocumentNode<unknown, never>): string => {
  for (const definition of document.definitions) {
    if (definition.kind === 'OperationDefinition' && definition.name) return definition.name.value
  }
  return 'query'
}
