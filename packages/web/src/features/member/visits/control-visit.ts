import dayjs from 'dayjs'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { Visit } from './visit.ts'

/** The fields of a visit that tell whether another one should follow. */
export type ControlledVisit = Pick<Visit, 'no_registrasi' | 'tanggal' | 'jam' | 'kontrol_berikutnya' | 'dokter'>

/** When a visit took place, as a text that can be compared. */
const when = ({ tanggal, jam }: ControlledVisit) => `${tanggal} ${jam ?? ''}`

/** An appointment that books a control visit. */
type Booked = Pick<Appointment, 'dokter' | 'tanggal' | 'jam'>

/** The nearest of these appointments with a doctor. */
const nearestWith = <One extends Booked>(appointments: readonly One[], doctor: string): One | undefined =>
  appointments
    .filter(({ dokter }) => dokter.kode === doctor)
    .toSorted((one, other) => `${one.tanggal} ${one.jam}`.localeCompare(`${other.tanggal} ${other.jam}`))[0]

/**
 * The visits whose doctor advised another one (`kontrol_berikutnya`) that has not taken place: no later visit was to that doctor. By
 * registration number, each with the appointment that books it; undefined if it is not booked yet. A doctor without a page cannot be booked
 * here. `appointments` are upcoming.
 */
export const controlVisits = <One extends Booked>(
  visits: readonly ControlledVisit[],
  appointments: readonly One[],
): ReadonlyMap<string, One | undefined> =>
  new Map(
    visits.flatMap((visit) => {
      const { kontrol_berikutnya: advised, dokter, no_registrasi: number } = visit
      if (advised === null || !dokter?.slug) return []
      const hasFollowed = visits.some((other) => other.dokter?.kode === dokter.kode && when(other) > when(visit))
      return hasFollowed ? [] : [[number, nearestWith(appointments, dokter.kode)] as const]
    }),
  )

/** For how many days after the advised day a patient is still reminded of a control visit. */
const remindedFor = 30

/**
 * The control visits to remind a patient of, the nearest first: not booked yet, and not long after the advised day. `appointments` are
 * upcoming; `today` is YYYY-MM-DD.
 */
export const controlsToBook = <Controlled extends ControlledVisit>(
  visits: readonly Controlled[],
  appointments: readonly Booked[],
  today: string,
): readonly (Controlled & { readonly kontrol_berikutnya: string })[] => {
  const controls = controlVisits(visits, appointments)
  return visits
    .flatMap((visit) => {
      const { kontrol_berikutnya: advised, no_registrasi: number } = visit
      const isToBook = controls.has(number) && controls.get(number) === undefined
      if (advised === null || !isToBook || dayjs(today).diff(advised, 'day') > remindedFor) return []
      return [{ ...visit, kontrol_berikutnya: advised }]
    })
    .toSorted((one, other) => one.kontrol_berikutnya.localeCompare(other.kontrol_berikutnya))
}
