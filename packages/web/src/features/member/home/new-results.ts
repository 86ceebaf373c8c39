import { dayOf, isNewEntry } from '../../../personal-data/new-entry.ts'
import type { ResultEntry } from '../results/result-entries.ts'

/** How many results are new, and the day of the latest. */
export interface NewResults {
  readonly count: number
  /** YYYY-MM-DD; undefined if none is new. */
  readonly latest: string | undefined
}

/** The new ones of these results. */
export const newResults = (entries: readonly ResultEntry[], now: Date): NewResults => {
  const days = entries.flatMap((entry) => (entry.at !== undefined && isNewEntry(entry, now) ? [dayOf(entry.at)] : []))
  return { count: days.length, latest: days.toSorted().at(-1) }
}
