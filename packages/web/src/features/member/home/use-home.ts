import type { FamilyMember } from '../../../personal-data/family.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { readProfile } from '../../../personal-data/profile.ts'
import { useRead, useReads } from '../../../personal-data/use-read.ts'
import { useOnceSettled } from '../../../shared/use-once-settled.ts'
import { useQueuesWaiting } from '../appointments/queue-line.tsx'
import type { AreaContent } from '../area/member-area.tsx'
import { readDocuments } from '../documents/document.ts'
import { readVisits } from '../visits/visit.ts'
import { useFamilyAppointments } from './family-appointments.ts'
import type { FamilyAppointments } from './family-appointments.ts'
import { thingsToDo } from './things-to-do.ts'
import type { PersonDocuments, PersonVisits, ThingToDo } from './things-to-do.ts'

/**
 * The guarantor documents of these persons, as far as they are read: one call for each person. The page of documents makes the same call,
 * and need not repeat it. A failure is shown on that page only: here a reminder would be missing, no more.
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
 * The visits of these persons, as far as they are read: one call for each person with a medical record. The page of visits makes the same
 * call, and need not repeat it. A failure is shown on that page only: here a reminder would be missing, no more.
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

/**
 * The longest time, in milliseconds, that the content below the next visit waits for the things to do, so that nothing moves when they
 * come.
 */
const settledTimeout = 1500

/** The data of the home for a family. */
interface Home {
  readonly persons: readonly FamilyMember[]
  /** The persons whose data the member may read: all but adults who have not agreed. */
  readonly readable: readonly FamilyMember[]
  /** The upcoming appointments. `isWaiting` includes the queues of today: the call of a number makes a card 119 px longer at 320 px. */
  readonly appointments: FamilyAppointments
  readonly things: readonly ThingToDo[]
  /** Whether the things to do are read, or the wait for them is over. */
  readonly isSettled: boolean
}

/** Reads the next visit and the things to do of a family. */
export const useHome = ({ personal, member, family }: AreaContent, now: Date): Home => {
  const profile = useRead(personal, readProfile(member.id))
  const persons = family.status === 'ready' ? family.data : []
  const readable = persons.filter(({ awaitsConsent }) => !awaitsConsent)
  const appointments = useFamilyAppointments(personal, readable)
  const isQueueWaiting = useQueuesWaiting(personal, appointments.appointments, now)
  const visits = useFamilyVisits(personal, readable)
  const documents = useFamilyDocuments(personal, readable)
  const isWaiting =
    isQueueWaiting ||
    [family, profile].some(({ status }) => status === 'loading') ||
    [appointments, visits, documents].some((part) => part.isWaiting)
  const isSettled = useOnceSettled(!isWaiting, settledTimeout)
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
    appointments: { ...appointments, isWaiting: appointments.isWaiting || (isQueueWaiting && !isSettled) },
    things: thingsToDo(known, now),
    isSettled,
  }
}
