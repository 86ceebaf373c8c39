import type { Appointment } from '../../../personal-data/appointments.ts'
import { appointmentActions } from '../appointments/appointment-state.ts'

const when = ({ tanggal, jam }: Appointment): string => `${tanggal} ${jam}`

/** The first of these appointments that is upcoming or still going on, or whose queue is `awaited`; undefined if there is none. */
export const nextAppointment = (
  appointments: readonly Appointment[],
  now: Date,
  awaited: readonly Appointment[] = [],
): Appointment | undefined =>
  appointments
    .filter((appointment) => appointmentActions(appointment, now).isToCome || awaited.includes(appointment))
    .toSorted((one, other) => when(one).localeCompare(when(other)))[0]
