import type { Appointment } from './appointment.ts'

/** The reasons for which the hospital closes an appointment. A patient's own cancelling is `deleteAppointment`. */
export const closingReasons = ['selesai', 'dibatalkan_rs', 'tidak_hadir'] as const

/** A reason for which the hospital closes an appointment. */
export type ClosingReason = (typeof closingReasons)[number]

/**
 * Whether the hospital may close an appointment of this status for this reason: an appointment that was never approved can only be
 * cancelled.
 */
export const closesFor = (status: Appointment['status'], reason: ClosingReason): boolean =>
  status === 'approved' || (status === 'open' && reason === 'dibatalkan_rs')
