/** Milliseconds after which what was handed on is about something else: half an hour. */
const validFor = 30 * 60_000

/**
 * Hands on to a form what is known of it, through the storage of this tab, until the log-out: nothing of it gets into an address.
 * `key` is the form's. `now` in milliseconds.
 */
export const storeHandover = (key: string, known: object, now: number): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ known, now }))
  } catch {
    // Storage may be forbidden or full; then the form asks.
  }
}

/** What was handed on to a form. Only `storeHandover` writes under the key. `now` in milliseconds. */
export const readHandover = <Known extends object>(key: string, now: number): Known | undefined => {
  try {
    const stored = sessionStorage.getItem(key)
    if (stored === null) return undefined
    const { known, now: since } = JSON.parse(stored) as { readonly known: Known; readonly now: number }
    return now - since <= validFor ? known : undefined
  } catch {
    return undefined
  }
}

/** Deletes what was handed on to a form. */
export const dropHandover = (key: string): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage may be forbidden; then there is nothing in it.
  }
}

/** What was handed on to the form that begins now, once. `now` in milliseconds. */
export const takeHandover = <Known extends object>(key: string, now: number): Known | undefined => {
  const known = readHandover<Known>(key, now)
  dropHandover(key)
  return known
}
