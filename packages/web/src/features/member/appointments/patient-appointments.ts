import { listNames, readAppointments } from '../../../personal-data/appointments.ts'
import type { Appointment, AppointmentList } from '../../../personal-data/appointments.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { startRead } from '../../../personal-data/read.ts'
import { useReads } from '../../../personal-data/use-read.ts'
import type { ReadState } from '../../../personal-data/use-read.ts'
import { joinLists } from './joined-lists.ts'
import type { JoinedLists } from './joined-lists.ts'

/** The appointments of a patient, as far as they are read. */
export interface PatientAppointments {
  /** Joins some lists into one. */
  readonly join: (lists: readonly AppointmentList[]) => JoinedLists
  /** The number of appointments in some lists; null while one of them is not read. */
  readonly count: (lists: readonly AppointmentList[]) => number | null
}

/** Starts to read all lists of a patient. */
export const startAppointments = (personal: PersonalData, patient: number): void =>
  listNames.forEach((list) => startRead(personal, readAppointments(list, patient)))

/** Reads all lists of a patient: a view is made of one or two of them, and its tabs count the rest. */
export const usePatientAppointments = (personal: PersonalData, patient: number): PatientAppointments => {
  const states = useReads(
    personal,
    listNames.map((list) => readAppointments(list, patient)),
  )
  const of = (lists: readonly AppointmentList[]): readonly ReadState<readonly Appointment[]>[] =>
    states.filter((_state, index) => lists.some((list) => list === listNames[index]))
  return {
    join: (lists) => joinLists(of(lists)),
    count: (lists) => {
      const { state, missing } = joinLists(of(lists))
      return state.status === 'ready' && !missing ? state.data.length : null
    },
  }
}
