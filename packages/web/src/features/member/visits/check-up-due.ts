import dayjs from 'dayjs'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { Visit } from './visit.ts'

/** What tells when a check-up took place. */
export type CheckedVisit = Pick<Visit, 'jenis_kunjungan' | 'tanggal'>

/** What tells what an appointment is for. */
export type BookedFor = Pick<Appointment, 'spesialis' | 'jenis_appointment'>

/** Months after which a patient is told when the last check-up was. */
const toldAfter = 12

/** The contract has no code for it: hospitals name a specialty or a kind of appointment so. */
const isCheckUp = ({ spesialis, jenis_appointment: kind }: BookedFor): boolean =>
  [spesialis, kind].some(({ kode, nama }) => /\bmcu\b|medical check/i.test(`${kode} ${nama}`))

/**
 * The day of the last medical check-up of a patient, if that is a year ago and none is booked. It advises nothing: the contract does not say
 * when a check-up is to be repeated. `appointments` are those to come; `today` is YYYY-MM-DD.
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
