import { visibleText } from './clean-text.ts'

/**
 * A visitor's search words for the content API's `containsi`: `%` and `_` are wildcards there and cannot be
 * escaped, so they are removed; white space is collapsed. Empty if nothing is left to search for.
 */
export const searchTerm = (words: string): string =>
  visibleText(words).replace(/[%_]/g, ' ').replace(/\s+/g, ' ').trim()
