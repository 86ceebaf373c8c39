/** The search results are a separate entry point, loaded when the visitor searches. */
export { SearchResults } from './search-results.tsx'
export type { SearchResultsProps } from './search-results.tsx'
