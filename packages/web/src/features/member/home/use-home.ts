import type { FamilyMember } from '../../../personal-data/family.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { readProfile } from '../../../personal-data/profile.ts'
import { useRead, useReads } from '../../../personal-data/use-read.ts'
import { useOnceSettled } from '../../../shared/use-once-settled.ts'
import type { AreaContent } from '../area/member-area.tsx'
import { readDocuments } from '../documents/document.ts'
import { readVisits } from '../visits/visit.ts'
import { useFamilyAppointments } from './family-appointments.ts'
import type { FamilyAppointments } from './family-appointments.ts'
import { thingsToDo } from './things-to-do.ts'
import type { PersonDocuments, PersonVisits, ThingToDo } from './things-to-do.ts'

/**
 * The guarantor documents of these persons, as far as they are known: a call for each one, that of the page of documents, which need not ask
 * again. One that fails is told there: here it would only leave out a reminder.
 */
const useFamilyDocuments = (
  personal: PersonalData,
  persons: readonly FamilyMember[],
): { readonly documents: readonly PersonDocuments[]; readonly isWaiting: boolean } => {
  const states = useReads(
    personal,
    persons.map(({ id }) => readDocuments(id)),
  )
  return {
    documents: persons.flatMap(({ id, name }, index) => {
      const state = states[index]
      return state?.status === 'ready' ? [{ person: { id, name }, documents: state.data }] : []
    }),
    isWaiting: states.some(({ status }) => status === 'loading'),
  }
}

/**
 * The visits of these persons, as far as they are known: a call for each one with a medical record, that of the page of visits, which need
 * not ask again. One that fails is told there: here it would only leave out a reminder.
 */
const useFamilyVisits = (
  personal: PersonalData,
  persons: readonly FamilyMember[],
): { readonly visits: readonly PersonVisits[]; readonly isWaiting: boolean } => {
  const patients = persons.flatMap(({ id, name, recordNumber }) =>
    recordNumber === undefined ? [] : [{ person: { id, name }, recordNumber }],
  )
  const states = useReads(
    personal,
    patients.map(({ person, recordNumber }) => readVisits(person.id, recordNumber)),
  )
  return {
    visits: patients.flatMap(({ person }, index) => {
      const state = states[index]
      return state?.status === 'ready' ? [{ person, visits: state.data.list_history }] : []
    }),
    isWaiting: states.some(({ status }) => status === 'loading'),
  }
}

/** Milliseconds for which what is below the next visit waits for what is to do, so that nothing moves when it comes. */
const settledTimeout = 1500

/** What the home knows of a family. */
interface Home {
  readonly persons: readonly FamilyMember[]
  /** Persons whose data the member may read: adults who have not agreed are left out. */
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
