// For browsers, which ask a server of theirs for documents that it knows by hash: no token, no document text.
export * from '../generated/cms-graphql/persisted.ts'
export { persistedExchange } from '../cms/persisted-exchange.ts'
export { unwrap } from './unwrap.ts'
export type { CmsMedia, Normalized } from '../cms/normalized.ts'
