import { appointmentReads } from '../../../personal-data/appointments.ts'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { DatedResult } from '../../../personal-data/new-entry.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useKnownCount } from '../../../personal-data/use-known.ts'
import { useServerNow } from '../../../shared/use-server-now.ts'
import { neededIn, newIn } from './area-news.ts'
import type { AreaNews } from './area-news.ts'

/** The reads of results, by kind. */
const resultLists = ['listLabResults', 'listRadiologyResults', 'listMcuResults']

/** What is new for a patient, as far as this session has read it: the menu asks for nothing itself. */
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
