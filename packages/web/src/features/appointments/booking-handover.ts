import { dropHandover, readHandover, storeHandover } from '../../forms/handover.ts'
import type { FormValues } from '../../forms/submission.ts'

/** Codes of a way to pay, and of who pays. */
export interface KnownPayer {
  readonly payment?: string | undefined
  readonly guarantor?: string | undefined
}

/** What is known of an appointment before it is made. It never gets into an address. */
export interface BookingHandover extends KnownPayer {
  /** The patient: the id of a person of the family. */
  readonly patient: number
}

const key = 'janji-temu-diketahui'

/** Stores what is known of the booking: for any slot that is chosen, until it is made. `now` in milliseconds. */
export const storeBooking = (known: BookingHandover, now: number): void => storeHandover(key, known, now)

/** What is known of the booking. `now` in milliseconds. */
export const readBooking = (now: number): BookingHandover | undefined => readHandover(key, now)

/** Deletes what is known of the booking: it was made. */
export const dropBooking = (): void => dropHandover(key)

/** What a booking begins with: what was handed on; otherwise for whom the form's draft is, which lasts longer. */
export const bookingStart = (
  known: BookingHandover | undefined,
  draft: FormValues | undefined,
): BookingHandover | undefined => {
  if (known) return known
  const patient = Number(draft?.['id_pasien'] ?? 0)
  return patient > 0 ? { patient } : undefined
}

/**
 * For whom an appointment is sent after a log-in in the middle of it: the person who was chosen, or the only one there is. Undefined if the
 * visitor has to say it first.
 */
export const patientAfterLogIn = (
  chosen: number | undefined,
  patients: readonly { readonly id: number }[],
): number | undefined => {
  if (chosen !== undefined) return patients.find(({ id }) => id === chosen)?.id
  return patients.length === 1 ? patients[0]?.id : undefined
}
