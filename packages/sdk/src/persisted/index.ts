// For browsers, which call their own server with persisted documents: no token, no document text.
export * from '../generated/cms-graphql/persisted.ts'
export { persistedExchange } from '../cms/persisted-exchange.ts'
export { unwrap } from './unwrap.ts'
export type { CmsMedia, Normalized } from '../cms/normalized.ts'
