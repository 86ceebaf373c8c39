import { makeOperation, mapExchange } from '@urql/core'
import type { Exchange } from '@urql/core'

/**
 * Lets urql send the documents that servers know by their hash. It belongs right before the exchange that
 * fetches: `exchanges: [cacheExchange, persistedExchange, fetchExchange]`. Other documents pass as they are.
 */
export const persistedExchange: Exchange = mapExchange({
  onOperation: ({ query, ...operation }) => {
    // urql sends `documentId` in place of a text when a document holds no definitions.
    const sent = 'documentId' in query && query.documentId !== undefined ? { ...query, definitions: [] } : query
    return makeOperation(operation.kind, { ...operation, query: sent }, operation.context)
  },
})
