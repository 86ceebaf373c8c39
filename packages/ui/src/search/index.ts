/** What a search found, apart from the rest of the kit: it comes when a visitor searches. */
export { SearchResults } from './search-results.tsx'
export type { SearchResultsProps } from './search-results.tsx'
