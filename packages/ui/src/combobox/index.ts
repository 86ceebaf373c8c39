/** A field with suggestions, apart from the rest of the kit: it brings react-aria along, so load it lazily. */
export { Combobox } from './combobox.tsx'
export type { ComboboxProps } from './combobox.tsx'
export type { Search, Suggestion } from './use-suggestions.ts'
