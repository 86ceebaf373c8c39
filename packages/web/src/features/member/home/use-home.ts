import type { FamilyMember } from '../../../personal-data/family.ts'
import { readProfile } from '../../../personal-data/profile.ts'
import { useRead } from '../../../personal-data/use-read.ts'
import { useOnceSettled } from '../../../shared/use-once-settled.ts'
import type { AreaContent } from '../area/member-area.tsx'
import { useFamilyAppointments } from './family-appointments.ts'
import type { FamilyAppointments } from './family-appointments.ts'
import { useFamilyDocuments } from './family-documents.ts'
import { useFamilyVisits } from './family-visits.ts'
import { thingsToDo } from './things-to-do.ts'
import type { ThingToDo } from './things-to-do.ts'

/** Milliseconds for which what is below the next visit waits for what is to do, so that nothing moves when it comes. */
const settledTimeout = 1500

/** What the home knows of a family. */
interface Home {
  readonly persons: readonly FamilyMember[]
  /** Those whose data may be read: who has to agree themselves is closed. */
  readonly readable: readonly FamilyMember[]
  readonly appointments: FamilyAppointments
  readonly things: readonly ThingToDo[]
  /** Whether what is to do is known, or is not waited for any longer. */
  readonly isSettled: boolean
}

/** Reads what is next and what is to do for a family. */
export const useHome = ({ personal, member, family }: AreaContent, now: Date): Home => {
  const profile = useRead(personal, readProfile(member.id))
  const persons = family.status === 'ready' ? family.data : []
  const readable = persons.filter(({ awaitsConsent }) => !awaitsConsent)
  const appointments = useFamilyAppointments(personal, readable)
  const visits = useFamilyVisits(personal, readable)
  const documents = useFamilyDocuments(personal, readable)
  const isWaiting =
    [family, profile].some(({ status }) => status === 'loading') ||
    [appointments, visits, documents].some((part) => part.isWaiting)
  const known = {
    family: persons,
    appointments: appointments.appointments,
    visits: visits.visits,
    documents: documents.documents,
    profile: profile.status === 'ready' ? profile.data : undefined,
  }
  return {
    persons,
    readable,
    appointments,
    things: thingsToDo(known, now),
    isSettled: useOnceSettled(!isWaiting, settledTimeout),
  }
}
