import { listsToCome, readAppointments } from '../../../personal-data/appointments.ts'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { FamilyMember } from '../../../personal-data/family.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useReads } from '../../../personal-data/use-read.ts'
import type { ReadState } from '../../../personal-data/use-read.ts'

type Failed = Extract<ReadState<unknown>, { readonly status: 'failed' }>

/** What is known of one list of one person. */
export interface PersonAnswer {
  readonly person: FamilyMember
  readonly state: ReadState<readonly Appointment[]>
}

/** The appointments of a family that are to come, as far as they are known. */
export interface FamilyAppointments {
  readonly appointments: readonly Appointment[]
  readonly isWaiting: boolean
  /** The persons with a list that could not be read, each once. */
  readonly missing: readonly FamilyMember[]
  /** Why the first of them is; undefined if none is. */
  readonly reason: Failed['reason'] | undefined
  /** Asks again for all that is missing. */
  readonly retry: () => void
}

/** Joins the lists of all persons. One that could not be read leaves the others in place. */
export const joinAppointments = (answers: readonly PersonAnswer[]): FamilyAppointments => {
  const failures = answers.flatMap(({ person, state }) => (state.status === 'failed' ? [{ person, state }] : []))
  return {
    appointments: answers.flatMap(({ state }) => (state.status === 'ready' ? state.data : [])),
    isWaiting: answers.some(({ state }) => state.status === 'loading'),
    missing: [...new Set(failures.map(({ person }) => person))],
    reason: failures[0]?.state.reason,
    retry: () => failures.forEach(({ state }) => state.retry()),
  }
}

/**
 * Reads the appointments to come of these persons. The contract lists them by patient and by state and has no call for a family: two
 * for each person, those of the pages of appointments, which need not ask again.
 */
export const useFamilyAppointments = (personal: PersonalData, persons: readonly FamilyMember[]): FamilyAppointments => {
  const questions = persons.flatMap((person) => listsToCome.map((list) => ({ person, list })))
  const states = useReads(
    personal,
    questions.map(({ person, list }) => readAppointments(list, person.id)),
  )
  return joinAppointments(
    questions.flatMap(({ person }, index) => {
      const state = states[index]
      return state ? [{ person, state }] : []
    }),
  )
}
