import { listsToCome, readAppointments } from '../../../personal-data/appointments.ts'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { FamilyMember } from '../../../personal-data/family.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useReads } from '../../../personal-data/use-read.ts'
import type { ReadState } from '../../../personal-data/use-read.ts'

type Failed = Extract<ReadState<unknown>, { readonly status: 'failed' }>

/** The state of one list of one person. */
export interface PersonAnswer {
  readonly person: FamilyMember
  readonly state: ReadState<readonly Appointment[]>
}

/** The upcoming appointments of a family, as far as they are read. */
export interface FamilyAppointments {
  readonly appointments: readonly Appointment[]
  readonly isWaiting: boolean
  /** The persons with a list that could not be read, each once. */
  readonly missing: readonly FamilyMember[]
  /** The first failure; undefined if nothing failed. */
  readonly reason: Failed['reason'] | undefined
  /** Reads all missing lists again. */
  readonly retry: () => void
}

/** Joins the lists of all persons. A list that failed does not hide the others. */
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
 * Reads the upcoming appointments of these persons. The contract lists them by patient and state and has no call for a family, so there are
 * two calls for each person. The pages of appointments make the same calls, and need not repeat them.
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
