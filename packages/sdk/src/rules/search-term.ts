/**
 * A person's words as the content API's `containsi` may have them: `%` and `_` are wildcards there and cannot be
 * escaped, so they go; white space is folded. Empty where nothing is left to search for.
 */
export const searchTerm = (words: string): string => words.replace(/[%_]/g, ' ').replace(/\s+/g, ' ').trim()
