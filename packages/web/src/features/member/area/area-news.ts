import type { Appointment } from '../../../personal-data/appointments.ts'
import { appointmentActions } from '../appointments/appointment-state.ts'
import { refusedDocuments } from '../documents/refused-documents.ts'
import { isNewEntry } from '../results/new-entry.ts'
import type { ResultEntry } from '../results/result-entries.ts'

/** How many of the patient's records the menu marks. */
export interface AreaNews {
  /** The new ones. */
  readonly results: number
  /** Those that need something of the patient. */
  readonly appointments: number
}

/** How many of these results are new, as in their lists. */
export const newIn = (entries: readonly Pick<ResultEntry, 'at' | 'findings'>[], now: Date): number =>
  entries.filter((entry) => isNewEntry(entry, now)).length

/** How many of these appointments are to come with a refused document, as on the home. */
export const neededIn = (appointments: readonly Appointment[], now: Date): number =>
  appointments.filter(
    (appointment) =>
      appointmentActions(appointment, now).isToCome && refusedDocuments(appointment.dokumen_penjamin).length > 0,
  ).length
