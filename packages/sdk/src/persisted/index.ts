// For browsers, which call their own server with persisted documents: no token, no document text.
export * from '../generated/cms-graphql/persisted.ts'
export type { ArticleHit, DoctorHit, EventHit, PackageHit } from '../cms/entities.ts'
export { persisted } from '../cms/persisted-document.ts'
export type { PersistedDocument } from '../cms/persisted-document.ts'
export { persistedExchange } from '../cms/persisted-exchange.ts'
export { articleSearch, doctorSearch, eventSearch, packageSearch } from './hit-search.ts'
export type { HitRequest, HitSearch, HitWords } from './hit-search.ts'
