import { isToCome } from '../../../personal-data/appointment-to-come.ts'
import { appointmentReads } from '../../../personal-data/appointments.ts'
import type { Appointment } from '../../../personal-data/appointments.ts'
import { isNewEntry } from '../../../personal-data/new-entry.ts'
import type { DatedResult } from '../../../personal-data/new-entry.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { refusedDocuments } from '../../../personal-data/refused-documents.ts'
import { useKnownCount } from '../../../personal-data/use-known.ts'
import { useServerNow } from '../../../shared/use-server-now.ts'

/** The numbers of new records, which the menu marks. */
export interface AreaNews {
  /** The number of new results. */
  readonly results: number
  /** The number of appointments that the patient has to act on. */
  readonly appointments: number
}

/** How many of these results are new, by the same rule as in their lists. */
export const newIn = (entries: readonly DatedResult[], now: Date): number =>
  entries.filter((entry) => isNewEntry(entry, now)).length

/** How many of these appointments are upcoming and have a refused document, by the same rule as on the patient's home page. */
export const neededIn = (appointments: readonly Appointment[], now: Date): number =>
  appointments.filter(
    (appointment) => isToCome(appointment, now) && refusedDocuments(appointment.dokumen_penjamin).length > 0,
  ).length

/** The reads of results, by kind. */
const resultLists = ['listLabResults', 'listRadiologyResults', 'listMcuResults']

/** The news of a patient, as far as this session has read it. The menu itself reads nothing. */
export const useAreaNews = (personal: PersonalData, patient: number): AreaNews => {
  const now = useServerNow()
  return {
    results: useKnownCount<readonly DatedResult[]>(personal, { operations: resultLists, patient }, (entries) =>
      newIn(entries, now),
    ),
    appointments: useKnownCount<readonly Appointment[]>(
      personal,
      { operations: appointmentReads, patient },
      (appointments) => neededIn(appointments, now),
    ),
  }
}
