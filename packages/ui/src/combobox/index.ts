/** A separate entry point, since it depends on react-aria: load it lazily. */
export { Combobox } from './combobox.tsx'
export type { ComboboxProps } from './combobox.tsx'
export type { Search, Suggestion } from './use-suggestions.ts'
