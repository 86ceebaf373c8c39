/** Runs callbacks after a time, all on one timer. */
export interface Alarm {
  /** Calls `ring` after so many milliseconds; returns a function that cancels it. */
  readonly set: (milliseconds: number, ring: () => void) => () => void
}

interface Entry {
  readonly due: number
  readonly ring: () => void
}

/** In browsers a timer is a number. */
const isNodeTimer = (timer: unknown): timer is { readonly unref: () => void } =>
  typeof timer === 'object' && timer !== null && 'unref' in timer

/**
 * One timer for all calls of a client: a timer for each call costs more than everything else that a call
 * does here (measured by `pnpm bench`). It is reset when it fires, not when a call ends in time, and it
 * does not keep the process alive.
 */
export const createAlarm = (): Alarm => {
  const entries = new Set<Entry>()
  let armedFor = Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  const arm = (due: number, now: number) => {
    clearTimeout(timer)
    armedFor = due
    timer = setTimeout(check, due - now)
    if (isNodeTimer(timer)) timer.unref()
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
