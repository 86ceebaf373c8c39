import { readAppointments } from '../../personal-data/appointments.ts'
import type { Appointment } from '../../personal-data/appointments.ts'
import type { PersonalData } from '../../personal-data/personal-data.ts'
import type { AppointmentWish } from './appointment-data.ts'

/** An existing appointment that prevents another one. */
export type ExistingVisit = Pick<Appointment, 'status' | 'tanggal' | 'jam'> & {
  readonly patient: number
}

/** The fields of an appointment that tell whether it prevents another one. */
type Known = Pick<Appointment, 'status' | 'tanggal' | 'jam'> & {
  readonly dokter: Pick<Appointment['dokter'], 'kode'>
  readonly pasien: Pick<Appointment['pasien'], 'id'>
}

/** The appointment that prevents another one: a patient can have only one appointment with a doctor on a day. */
export const existingVisit = (
  appointments: readonly Known[],
  { kodedokter, tanggal }: Pick<AppointmentWish, 'kodedokter' | 'tanggal'>,
): ExistingVisit | undefined => {
  const found = appointments.find(
    (one) => one.status !== 'closed' && one.dokter.kode === kodedokter && one.tanggal === tanggal,
  )
  return found && { status: found.status, tanggal: found.tanggal, jam: found.jam, patient: found.pasien.id }
}

/** The longest wait for the lists, in milliseconds. A read may wait for a log-in, and nothing here asks for one. */
const readTimeout = 15_000

/** Looks for an existing appointment in the current lists. A list that cannot be read counts as empty. */
export const findExistingVisit = async (
  personal: PersonalData,
  patient: number,
  wish: AppointmentWish,
): Promise<ExistingVisit | undefined> => {
  const signal = AbortSignal.timeout(readTimeout)
  const lists = await Promise.all(
    (['open', 'approved'] as const).map((list) => readAppointments(list, patient).call(personal, signal)),
  )
  return existingVisit(
    lists.flatMap(({ data }) => data ?? []),
    wish,
  )
}
