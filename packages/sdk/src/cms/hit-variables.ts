import type { CalendarDate } from '../rules/jakarta.ts'
import { limits } from '../rules/limits.ts'
import { searchTerm } from '../rules/search-term.ts'

/** What a visitor searches for. */
export interface HitWords {
  /** As typed; wildcards, needless space and what is over `limits.searchText` are ignored. */
  readonly text: string
  /** The day in Jakarta: packages must end after it. */
  readonly today: CalendarDate
}

/** The variables of a search for hits. `text` is empty if nothing is left to search for: the CMS would find everything. */
export const hitVariables = (text: string) => ({
  text: searchTerm(text.trim().slice(0, limits.searchText)),
  limit: limits.list,
})

/** The variables of a search for packages, which also have to be on offer. */
export const packageHitVariables = ({ text, today }: HitWords) => ({ ...hitVariables(text), today })
