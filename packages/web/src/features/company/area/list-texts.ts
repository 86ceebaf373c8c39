import { typedText } from '../../../forms/form-values.ts'

/** The longest text that the contract takes as a filter or search of a list. */
const longest = 100

/** A text of an address or a field as a filter; undefined for an empty or too long text. */
export const filterText = (text: unknown): string | undefined => {
  const trimmed = typeof text === 'string' ? text.trim() : ''
  return trimmed === '' || trimmed.length > longest ? undefined : trimmed
}

/** The search term from a typed text. The contract takes no longer term. */
export const searchTerm = (typed: unknown): string => typedText(typed).slice(0, longest).trim()
