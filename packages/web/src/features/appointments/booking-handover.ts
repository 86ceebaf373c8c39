import { storeHandover, takeHandover } from '../../forms/handover.ts'

/** What is known of an appointment before its booking begins. It never gets into an address. */
export interface BookingHandover {
  /** For whom it is: the id of a person of the family. */
  readonly patient: number
  /** Codes of the way to pay, and of who pays. */
  readonly payment?: string | undefined
  readonly guarantor?: string | undefined
}

const key = 'janji-temu-diketahui'

/** Hands on to the booking what is known of it. `now` in milliseconds. */
export const storeBooking = (known: BookingHandover, now: number): void => storeHandover(key, known, now)

/** What was handed on to the booking that begins now, once. `now` in milliseconds. */
export const takeBooking = (now: number): BookingHandover | undefined => takeHandover(key, now)
