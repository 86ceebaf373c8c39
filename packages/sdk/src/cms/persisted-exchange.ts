import { makeOperation, mapExchange } from '@urql/core'
import type { Exchange } from '@urql/core'

/**
 * Makes urql send persisted documents by their hash. Place it right before the exchange that
 * fetches: `exchanges: [cacheExchange, persistedExchange, fetchExchange]`. Other documents pass unchanged.
 */
export const persistedExchange: Exchange = mapExchange({
  onOperation: ({ query, ...operation }) => {
    // urql sends `documentId` instead of the text when a document has no definitions.
    const sent = 'documentId' in query && query.documentId !== undefined ? { ...query, definitions: [] } : query
    return makeOperation(operation.kind, { ...operation, query: sent }, operation.context)
  },
})
