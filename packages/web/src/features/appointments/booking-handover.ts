/** What is known of an appointment before its booking begins. It never gets into an address. */
export interface BookingHandover {
  /** For whom it is: the id of a person of the family. */
  readonly patient: number
  /** Codes of the way to pay, and of who pays. */
  readonly payment?: string | undefined
  readonly guarantor?: string | undefined
}

/** Under which this tab holds it, until the log-out. */
const key = 'janji-temu-diketahui'

/** Milliseconds after which it is about another booking. */
const validFor = 30 * 60_000

/** Hands on to the booking what is known of it. `now` in milliseconds. */
export const storeHandover = (known: BookingHandover, now: number): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ known, now }))
  } catch {
    // Storage may be forbidden or full; then the booking asks.
  }
}

/** What was handed on to the booking that begins now, once. `now` in milliseconds. */
export const takeHandover = (now: number): BookingHandover | undefined => {
  try {
    const stored = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    if (stored === null) return undefined
    // Only storeHandover writes under the key.
    const { known, now: since } = JSON.parse(stored) as { readonly known: BookingHandover; readonly now: number }
    return now - since <= validFor ? known : undefined
  } catch {
    return undefined
  }
}
