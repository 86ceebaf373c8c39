import type { MemberVisit } from './member-visit.ts'

/** What visits are filtered by; empty for any. */
export interface VisitFilters {
  readonly hospital: string
  readonly kind: string
  readonly year: string
}

/** Without filters. */
export const allVisits: VisitFilters = { hospital: '', kind: '', year: '' }

type Filtered = Pick<MemberVisit, 'day' | 'time' | 'hospital' | 'kind' | 'number'>

const yearOf = ({ day }: Filtered): string => day.slice(0, 4)

/** The visits that the filters leave, the newest first; on one day by their time, where it is known. */
export const chosenVisits = <Visit extends Filtered>(
  visits: readonly Visit[],
  { hospital, kind, year }: VisitFilters,
): readonly Visit[] => {
  const when = ({ day, time, number }: Visit) => `${day} ${time ?? ''} ${number}`
  return visits
    .filter(
      (visit) =>
        (hospital === '' || visit.hospital === hospital) &&
        (kind === '' || visit.kind === kind) &&
        (year === '' || yearOf(visit) === year),
    )
    .toSorted((one, other) => when(other).localeCompare(when(one)))
}

/** What there is to filter by: only what some visit has. Hospitals by name, years with the newest first. */
export const filterChoices = (visits: readonly Filtered[]) => ({
  hospitals: [...new Set(visits.map(({ hospital }) => hospital))].toSorted((one, other) => one.localeCompare(other)),
  kinds: [...new Set(visits.map(({ kind }) => kind))],
  years: [...new Set(visits.map(yearOf))].toSorted().toReversed(),
})
