import { isToCome } from '../../../personal-data/appointment-to-come.ts'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useReads } from '../../../personal-data/use-read.ts'
import type { ReadState } from '../../../personal-data/use-read.ts'
import { hasQueue, queuePhase, readQueue } from '../appointments/queue.ts'
import type { AppointmentQueue } from '../appointments/queue.ts'

/** Today's appointments whose slot is over but whose number may still be called, since doctors begin late. */
export interface AwaitedQueues {
  readonly appointments: readonly Appointment[]
  readonly isWaiting: boolean
}

/** Whether the slot is over by the clock, but the appointment has a queue today, which may be late. */
export const isOverdue = (appointment: Appointment, now: Date): boolean =>
  hasQueue(appointment, now) && !isToCome(appointment, now)

/** Whether a queue may still call its patient. If the read failed for now, it may. If the back end has no such queue, it counts as over. */
export const mayBeCalled = (state: ReadState<AppointmentQueue | null>): boolean => {
  if (state.status === 'failed') return state.reason !== 'not-found' && state.reason !== 'forbidden'
  if (state.status === 'loading' || state.data === null) return false
  const phase = queuePhase(state.data)
  return phase !== 'passed' && phase !== 'finished'
}

/** Reads the queues of overdue appointments. */
export const useAwaitedQueues = (
  personal: PersonalData,
  appointments: readonly Appointment[],
  now: Date,
): AwaitedQueues => {
  const overdue = appointments.filter((appointment) => isOverdue(appointment, now))
  const states = useReads(personal, overdue.map(readQueue))
  return {
    appointments: overdue.filter((_appointment, index) => states[index] && mayBeCalled(states[index])),
    isWaiting: states.some(({ status }) => status === 'loading'),
  }
}
