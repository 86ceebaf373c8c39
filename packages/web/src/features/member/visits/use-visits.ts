import { isToCome } from '../../../personal-data/appointment-to-come.ts'
import { listsToCome, readAppointments } from '../../../personal-data/appointments.ts'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useRead, useReads } from '../../../personal-data/use-read.ts'
import { useOnceSettled } from '../../../shared/use-once-settled.ts'
import { useServerNow } from '../../../shared/use-server-now.ts'
import { readVisits } from './visit.ts'

/**
 * The longest time, in milliseconds, that the link to an advised visit waits for the appointments, since the visit may be booked already.
 */
const settledTimeout = 1500

/**
 * The visits of a patient, and the upcoming appointments; undefined until they are read. A list of appointments that failed is reported on
 * its own page. Here it only hides that a visit is booked.
 */
export const useVisits = (
  personal: PersonalData,
  { id, recordNumber }: { readonly id: number; readonly recordNumber: string },
) => {
  const now = useServerNow()
  const visits = useRead(personal, readVisits(id, recordNumber))
  const lists = useReads(
    personal,
    listsToCome.map((list) => readAppointments(list, id)),
  )
  const isKnown = useOnceSettled(
    lists.every(({ status }) => status !== 'loading'),
    settledTimeout,
  )
  const toCome: readonly Appointment[] = lists
    .flatMap((list) => (list.status === 'ready' ? list.data : []))
    .filter((appointment) => isToCome(appointment, now))
  return { visits, toCome: isKnown ? toCome : undefined }
}
