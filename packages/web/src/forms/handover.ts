import { tabValue } from '../storage/browser-store.ts'

/** Milliseconds after which what was handed on is about something else: half an hour. */
const validFor = 30 * 60_000

interface Handover<Known> {
  readonly known: Known
  /** When it was handed on, in milliseconds. */
  readonly now: number
}

/** Only `storeHandover` writes under the key of a form. */
const stored = <Known extends object>(key: string) => tabValue(key, (value) => value as Handover<Known>)

/**
 * Hands on to a form what is known of it, through the storage of this tab, until the log-out: nothing of it gets into an address.
 * `key` is the form's. `now` in milliseconds. Where storage is forbidden the form asks.
 */
export const storeHandover = (key: string, known: object, now: number): void => void stored(key).write({ known, now })

/** What was handed on to a form. `now` in milliseconds. */
export const readHandover = <Known extends object>(key: string, now: number): Known | undefined => {
  const handover = stored<Known>(key).read()
  return handover && now - handover.now <= validFor ? handover.known : undefined
}

/** Deletes what was handed on to a form. */
export const dropHandover = (key: string): void => stored(key).remove()

/** What was handed on to the form that begins now, once. `now` in milliseconds. */
export const takeHandover = <Known extends object>(key: string, now: number): Known | undefined => {
  const known = readHandover<Known>(key, now)
  dropHandover(key)
  return known
}
