import type { SelectOption } from '@hospital/ui'

/** The choices of a field, with the one that is made already: it may come from an address before the list is here. */
export const selectOptions = (
  choices: readonly string[],
  chosen: string | undefined,
  word: (value: string) => string,
): SelectOption[] =>
  [...new Set([...choices, ...(chosen === undefined ? [] : [chosen])])].map((value) => ({ value, label: word(value) }))
