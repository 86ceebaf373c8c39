import { dropHandover, readHandover, storeHandover } from '../../forms/handover.ts'
import type { FormValues } from '../../forms/submission.ts'

/** The codes of a way to pay and of its guarantor. */
export interface KnownPayer {
  readonly payment?: string | undefined
  readonly guarantor?: string | undefined
}

/** The known data of an appointment before it is made. None of it is ever in an address. */
export interface BookingHandover extends KnownPayer {
  /** The patient: the id of a person of the family. */
  readonly patient: number
}

const key = 'janji-temu-diketahui'

/**
 * Stores the known data of the booking. It is for any slot that the visitor chooses, and stays until the appointment is made. `now` in
 * milliseconds.
 */
export const storeBooking = (known: BookingHandover, now: number): void => storeHandover(key, known, now)

/** The known data of the booking. `now` in milliseconds. */
export const readBooking = (now: number): BookingHandover | undefined => readHandover(key, now)

/** Deletes the known data of the booking once it was made. */
export const dropBooking = (): void => dropHandover(key)

/** The initial data of a booking: from the handover, or else the patient in the form's draft, which lasts longer. */
export const bookingStart = (
  known: BookingHandover | undefined,
  draft: FormValues | undefined,
): BookingHandover | undefined => {
  if (known) return known
  const patient = Number(draft?.['id_pasien'] ?? 0)
  return patient > 0 ? { patient } : undefined
}

/**
 * The patient after a log-in in the middle of a booking: the chosen person, or the only one of the family. Undefined if the visitor has to
 * choose first.
 */
export const patientAfterLogIn = (
  chosen: number | undefined,
  patients: readonly { readonly id: number }[],
): number | undefined => {
  if (chosen !== undefined) return patients.find(({ id }) => id === chosen)?.id
  return patients.length === 1 ? patients[0]?.id : undefined
}
