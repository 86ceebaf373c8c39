/** Calls back at set times. */
export interface Alarm {
  /** Calls `ring` after so many milliseconds; what it returns takes that back. */
  readonly set: (milliseconds: number, ring: () => void) => () => void
}

interface Entry {
  readonly due: number
  readonly ring: () => void
}

/**
 * One timer for all calls of a client: a timer of its own for each call costs more than everything else that a call
 * does here (measured by `pnpm bench`). It is not set back when a call ends in time, only when it has run out, and it
 * keeps no process alive.
 */
export const createAlarm = (): Alarm => {
  const entries = new Set<Entry>()
  let armedFor = Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  const arm = (due: number, now: number) => {
    clearTimeout(timer)
    armedFor = due
    timer = setTimeout(check, due - now)
    // Browsers give a number.
    if (typeof timer === 'object') timer.unref()
  }

  const check = () => {
    const now = performance.now()
    armedFor = Infinity
    let next = Infinity
    for (const entry of entries) {
      if (entry.due <= now) {
        entries.delete(entry)
        entry.ring()
      } else next = Math.min(next, entry.due)
    }
    if (next < armedFor) arm(next, now)
  }

  return {
    set: (milliseconds, ring) => {
      const now = performance.now()
      const entry = { due: now + milliseconds, ring }
      entries.add(entry)
      if (entry.due < armedFor) arm(entry.due, now)
      return () => void entries.delete(entry)
    },
  }
}
