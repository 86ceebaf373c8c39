import type { SelectOption } from '@hospital/ui'

/** The choices of a field, including the current one: it may come from an address before the list is loaded. */
export const selectOptions = (
  choices: readonly string[],
  chosen: string | undefined,
  word: (value: string) => string,
): SelectOption[] =>
  [...new Set([...choices, ...(chosen === undefined ? [] : [chosen])])].map((value) => ({ value, label: word(value) }))
