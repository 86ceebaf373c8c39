import type { Visit } from './visit.ts'

/** What tells whether a visit is to be followed by another one. */
export type ControlledVisit = Pick<Visit, 'no_registrasi' | 'tanggal' | 'jam' | 'kontrol_berikutnya' | 'dokter'>

/** When a visit took place, to be compared as text. */
const when = ({ tanggal, jam }: ControlledVisit) => `${tanggal} ${jam ?? ''}`

/**
 * The visits whose doctor advised another one (`kontrol_berikutnya`) that has not taken place: no later visit was to that doctor. By
 * registration number. A doctor without a page cannot be booked here.
 */
export const visitsToControl = (visits: readonly ControlledVisit[]): ReadonlySet<string> =>
  new Set(
    visits.flatMap((visit) => {
      const { kontrol_berikutnya: advised, dokter, no_registrasi: number } = visit
      if (advised === null || !dokter?.slug) return []
      const hasFollowed = visits.some((other) => other.dokter?.kode === dokter.kode && when(other) > when(visit))
      return hasFollowed ? [] : [number]
    }),
  )
