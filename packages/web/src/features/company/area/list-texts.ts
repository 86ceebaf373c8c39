import { typedText } from '../../../forms/form-values.ts'

/** Longest text that the contract lets a list be filtered or searched by. */
const longest = 100

/** A text of an address or a field as a filter; undefined for none, and for what is too long to be one. */
export const filterText = (text: unknown): string | undefined => {
  const trimmed = typeof text === 'string' ? text.trim() : ''
  return trimmed === '' || trimmed.length > longest ? undefined : trimmed
}

/** What is searched for, from what was typed: the contract takes no longer text. */
export const searchTerm = (typed: unknown): string => typedText(typed).slice(0, longest).trim()
