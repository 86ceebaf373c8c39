import { readAppointments } from '../../personal-data/appointments.ts'
import type { Appointment } from '../../personal-data/appointments.ts'
import type { PersonalData } from '../../personal-data/personal-data.ts'
import type { AppointmentWish } from './appointment-data.ts'

/** An appointment that stands in the way of another one. */
export type ExistingVisit = Pick<Appointment, 'status' | 'tanggal' | 'jam'> & {
  readonly patient: number
}

/** What of an appointment tells whether it stands in the way. */
type Known = Pick<Appointment, 'status' | 'tanggal' | 'jam'> & {
  readonly dokter: Pick<Appointment['dokter'], 'kode'>
  readonly pasien: Pick<Appointment['pasien'], 'id'>
}

/** The appointment that prevents another one: a patient can have one a day with a doctor. */
export const existingVisit = (
  appointments: readonly Known[],
  { kodedokter, tanggal }: Pick<AppointmentWish, 'kodedokter' | 'tanggal'>,
): ExistingVisit | undefined => {
  const found = appointments.find(
    (one) => one.status !== 'closed' && one.dokter.kode === kodedokter && one.tanggal === tanggal,
  )
  return found && { status: found.status, tanggal: found.tanggal, jam: found.jam, patient: found.pasien.id }
}

/** Milliseconds for the lists. Reads wait for a log-in where one is needed, and nothing asks for it here. */
const readTimeout = 15_000

/** Looks for it as the lists are now. A list that cannot be read has none. */
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
