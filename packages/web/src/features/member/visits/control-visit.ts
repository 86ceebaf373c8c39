import dayjs from 'dayjs'
import type { Appointment } from '../../../personal-data/appointments.ts'
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

/** Days for which a patient is reminded of a control visit whose day has passed. */
const remindedFor = 30

/**
 * The control visits of which a patient is reminded, the nearest first: there is no appointment with that doctor, and the advised day is
 * not long over. `appointments` are those to come; `today` is YYYY-MM-DD.
 */
export const controlsToBook = <Controlled extends ControlledVisit>(
  visits: readonly Controlled[],
  appointments: readonly Pick<Appointment, 'dokter'>[],
  today: string,
): readonly (Controlled & { readonly kontrol_berikutnya: string })[] => {
  const open = visitsToControl(visits)
  return visits
    .flatMap((visit) => {
      const { kontrol_berikutnya: advised, dokter, no_registrasi: number } = visit
      if (advised === null || !open.has(number) || dayjs(today).diff(advised, 'day') > remindedFor) return []
      const isBooked = appointments.some((appointment) => appointment.dokter.kode === dokter?.kode)
      return isBooked ? [] : [{ ...visit, kontrol_berikutnya: advised }]
    })
    .toSorted((one, other) => one.kontrol_berikutnya.localeCompare(other.kontrol_berikutnya))
}
