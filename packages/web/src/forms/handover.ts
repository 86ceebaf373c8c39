import { tabValue } from '../storage/browser-store.ts'

/** Milliseconds for which a handover is valid: half an hour. After that the visitor may mean something else. */
const validFor = 30 * 60_000

interface Handover<Known> {
  readonly known: Known
  /** The time of the handover, in milliseconds. */
  readonly now: number
}

/** Only `storeHandover` writes under the key of a form. */
const stored = <Known extends object>(key: string) => tabValue(key, (value) => value as Handover<Known>)

/**
 * Hands known values over to a form, through the storage of this tab, until the log-out, so that no address contains them. `key`: the
 * form's key. `now`: in milliseconds. If storage is forbidden, the form asks for the values.
 */
export const storeHandover = (key: string, known: object, now: number): void => void stored(key).write({ known, now })

/** The values that were handed over to a form. `now`: in milliseconds. */
export const readHandover = <Known extends object>(key: string, now: number): Known | undefined => {
  const handover = stored<Known>(key).read()
  return handover && now - handover.now <= validFor ? handover.known : undefined
}

/** Deletes the values that were handed over to a form. */
export const dropHandover = (key: string): void => stored(key).remove()

/** Reads the values that were handed over to a form, and deletes them. `now`: in milliseconds. */
export const takeHandover = <Known extends object>(key: string, now: number): Known | undefined => {
  const known = readHandover<Known>(key, now)
  dropHandover(key)
  return known
}
