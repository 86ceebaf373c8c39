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

/** How far an appointment is; closed without more where the contract got a reason that is not known here. */
export const appointmentState = ({
  status,
  alasan_ditutup: reason,
}: Pick<Appointment, 'status' | 'alasan_ditutup'>): AppointmentCardState => {
  if (status !== 'closed') return status
  return (reason !== null && Object.hasOwn(reasons, reason) && reasons[reason]) || 'closed'
}

/** What is to come with the nearest first, what is closed with the latest first. */
export const inOrder = <Entry extends Pick<Appointment, 'tanggal' | 'jam'>>(
  entries: readonly Entry[],
  list: AppointmentList,
): readonly Entry[] => {
  const when = ({ tanggal, jam }: Entry) => `${tanggal} ${jam}`
  const nearestFirst = entries.toSorted((one, other) => when(one).localeCompare(when(other)))
  return list === 'closed' ? nearestFirst.toReversed() : nearestFirst
}

/** What can be done with an appointment. */
export interface AppointmentActions {
  readonly canCancel: boolean
  /** Booking another day and cancelling this one. */
  readonly canMove: boolean
  /** Still to come, but too late for cancelling it here: the hospital has to be called. */
  readonly needsCall: boolean
  /** Documents can be handed in for it. */
  readonly canHandIn: boolean
  /** It can go into a calendar, and the patient will have to find the way. */
  readonly isToCome: boolean
  /** Another one with this doctor can be booked. */
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
