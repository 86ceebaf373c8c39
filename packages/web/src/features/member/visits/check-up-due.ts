import dayjs from 'dayjs'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { Visit } from './visit.ts'

/** The fields of a visit that tell when a check-up took place. */
export type CheckedVisit = Pick<Visit, 'jenis_kunjungan' | 'tanggal'>

/** The fields of an appointment that tell its purpose. */
export type BookedFor = Pick<Appointment, 'spesialis' | 'jenis_appointment'>

/** Months after which the page tells a patient when the last check-up was. */
const toldAfter = 12

/**
 * Whether an appointment is for a check-up. The contract has no code for that: hospitals use it as the name of a specialty or of a kind of
 * appointment.
 */
const isCheckUp = ({ spesialis, jenis_appointment: kind }: BookedFor): boolean =>
  [spesialis, kind].some(({ kode, nama }) => /\bmcu\b|medical check/i.test(`${kode} ${nama}`))

/**
 * The day of the last medical check-up of a patient, if it was a year ago and no other one is booked. It is no advice: the contract does
 * not say when to repeat a check-up. `appointments` are upcoming; `today` is YYYY-MM-DD.
 */
export const checkUpDue = (
  visits: readonly CheckedVisit[],
  appointments: readonly BookedFor[],
  today: string,
): string | undefined => {
  const last = visits
    .filter(({ jenis_kunjungan: kind }) => kind === 'mcu')
    .map(({ tanggal }) => tanggal)
    .toSorted()
    .at(-1)
  if (last === undefined || dayjs(today).diff(last, 'month') < toldAfter) return undefined
  return appointments.some((appointment) => isCheckUp(appointment)) ? undefined : last
}
