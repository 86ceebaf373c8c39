import type { Visit } from './visit.ts'

/** The filters of visits; empty for any. */
export interface VisitFilters {
  readonly hospital: string
  readonly kind: string
  readonly year: string
}

/** The empty filters. */
export const allVisits: VisitFilters = { hospital: '', kind: '', year: '' }

/** The filters that a form sends. */
export const sentFilters = (form: FormData): VisitFilters => {
  const sent = (name: keyof VisitFilters): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { hospital: sent('hospital'), kind: sent('kind'), year: sent('year') }
}

type Filtered = Pick<Visit, 'tanggal' | 'jam' | 'jenis_kunjungan' | 'no_registrasi'> & {
  readonly rumah_sakit: Pick<Visit['rumah_sakit'], 'nama'>
}

const hospitalOf = ({ rumah_sakit: { nama } }: Filtered): string => nama

const yearOf = ({ tanggal }: Filtered): string => tanggal.slice(0, 4)

/** The visits that match the filters, the newest first; on one day by their time, if it is known. */
export const chosenVisits = <Entry extends Filtered>(
  visits: readonly Entry[],
  { hospital, kind, year }: VisitFilters,
): readonly Entry[] => {
  const when = ({ tanggal, jam, no_registrasi: number }: Entry) => `${tanggal} ${jam ?? ''} ${number}`
  return visits
    .filter(
      (visit) =>
        (hospital === '' || hospitalOf(visit) === hospital) &&
        (kind === '' || visit.jenis_kunjungan === kind) &&
        (year === '' || yearOf(visit) === year),
    )
    .toSorted((one, other) => when(other).localeCompare(when(one)))
}

/** The choices of the filters: only values that some visit has. Hospitals by name, years with the newest first. */
export const filterChoices = (visits: readonly Filtered[]) => ({
  hospitals: [...new Set(visits.map(hospitalOf))].toSorted((one, other) => one.localeCompare(other)),
  kinds: [...new Set(visits.map((visit) => visit.jenis_kunjungan))],
  years: [...new Set(visits.map(yearOf))].toSorted().toReversed(),
})
