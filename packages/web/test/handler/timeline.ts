/** A clock that moves from one event to the next, so that many people can wait at once. */
export const createTimeline = (clock: { now: number }) => {
  const events: { readonly at: number; readonly happen: () => void }[] = []
  /** Requests under way that are not held. */
  let busy = 0
  let held = 0
  let mostHeld = 0

  const at = (time: number, happen: () => void): void => void events.push({ at: time, happen })

  /** Resolves when all work at the current time has ended. */
  const settle = async (): Promise<void> => {
    await new Promise(setImmediate)
    if (busy > 0) await settle()
  }

  return {
    /** Resolves when the time has come. */
    until: (time: number): Promise<void> => new Promise((resolve) => at(time, resolve)),
    /** Holds a request for a duration. */
    wait: (duration: number): Promise<void> =>
      new Promise((resolve) => {
        busy -= 1
        held += 1
        mostHeld = Math.max(mostHeld, held)
        at(clock.now + duration, () => {
          busy += 1
          held -= 1
          resolve()
        })
      }),
    /** Runs an action that sends requests. Time stands still while one of them is not held. */
    during: async <Value>(action: () => Promise<Value>): Promise<Value> => {
      busy += 1
      try {
        return await action()
      } finally {
        busy -= 1
      }
    },
    /** Runs the events until none is left, or until `isOver`. */
    pass: async (isOver: () => boolean): Promise<void> => {
      for (;;) {
        await settle()
        if (events.length === 0 || isOver()) return
        const next = Math.min(...events.map((event) => event.at))
        clock.now = Math.max(clock.now, next)
        const due = events.filter((event) => event.at <= clock.now)
        events.splice(0, events.length, ...events.filter((event) => event.at > clock.now))
        for (const { happen } of due) happen()
      }
    },
    /** The most requests that were held at a time. */
    mostHeld: () => mostHeld,
  }
}
