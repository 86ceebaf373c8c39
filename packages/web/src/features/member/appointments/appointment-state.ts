import type { AppointmentCardState } from '@hospital/ui/records'
import { isToCome } from '../../../personal-data/appointment-to-come.ts'
import type { AppointmentList, Appointment } from '../../../personal-data/appointments.ts'

const reasons: Readonly<Record<string, AppointmentCardState>> = {
  selesai: 'done',
  dibatalkan_pasien: 'cancelled',
  dibatalkan_rs: 'cancelledByHospital',
  tidak_hadir: 'missed',
  dipindahkan: 'moved',
}

/** How far an appointment is. A closed one has no reason if the API sent a reason that this site does not know. */
export const appointmentState = ({
  status,
  alasan_ditutup: reason,
}: Pick<Appointment, 'status' | 'alasan_ditutup'>): AppointmentCardState => {
  if (status !== 'closed') return status
  return (reason !== null && Object.hasOwn(reasons, reason) && reasons[reason]) || 'closed'
}

/** Sorts appointments: upcoming ones with the nearest first, closed ones with the latest first. */
export const inOrder = <Entry extends Pick<Appointment, 'tanggal' | 'jam'>>(
  entries: readonly Entry[],
  list: AppointmentList,
): readonly Entry[] => {
  const when = ({ tanggal, jam }: Entry) => `${tanggal} ${jam}`
  const nearestFirst = entries.toSorted((one, other) => when(one).localeCompare(when(other)))
  return list === 'closed' ? nearestFirst.toReversed() : nearestFirst
}

/** The actions that an appointment allows. */
export interface AppointmentActions {
  readonly canCancel: boolean
  /** The patient can move the appointment to another day, and cancel it. */
  readonly canMove: boolean
  /** The appointment is still to come, but too near to cancel here: the patient has to call the hospital. */
  readonly needsCall: boolean
  /** The patient can hand in documents for the appointment. */
  readonly canHandIn: boolean
  /** The appointment can go into a calendar, and the patient still has to find the way. */
  readonly isToCome: boolean
  /** The patient can book another appointment with this doctor. */
  readonly canBookAgain: boolean
}

/** The actions of an appointment. `now` is an instant. */
export const appointmentActions = (appointment: Appointment, now: Date): AppointmentActions => {
  const { status, dapat_dibatalkan, penjamin, dokter } = appointment
  const isOpen = status !== 'closed'
  const willCome = isToCome(appointment, now)
  const canCancel = isOpen && dapat_dibatalkan
  return {
    canCancel,
    canMove: canCancel && willCome,
    needsCall: willCome && !canCancel,
    canHandIn: isOpen && penjamin !== null,
    isToCome: willCome,
    canBookAgain: !isOpen && dokter.slug !== null,
  }
}
