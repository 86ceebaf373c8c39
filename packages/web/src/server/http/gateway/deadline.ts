/** Milliseconds that a back end may take to answer, or be silent while a file of it is passed on. */
export const callTimeout = 30_000

/** Milliseconds in which a file that is passed on has to arrive at the user: the largest one of 25 MiB with 0.35 Mbit/s. */
export const fileTimeout = 10 * 60_000

/** The time that a call may take. */
export interface Deadline {
  /** Aborts with a `TimeoutError` when it is over. */
  readonly signal: AbortSignal
  /** Gives a file its longer time from now on. */
  readonly extend: () => void
  /** Waits for the next piece of the file, for as long as a back end may be silent. */
  readonly nextPiece: <Value>(reading: Promise<Value>) => Promise<Value>
  /** To be called when the file has ended. */
  readonly end: () => void
}

/** Begins the time of a call. */
export const createDeadline = (): Deadline => {
  const controller = new AbortController()
  const after = (milliseconds: number) =>
    setTimeout(
      () => controller.abort(new DOMException('the back end took too long', 'TimeoutError')),
      milliseconds,
    ).unref()
  let timer = after(callTimeout)
  const end = () => clearTimeout(timer)
  return {
    signal: controller.signal,
    extend: () => {
      end()
      timer = after(fileTimeout)
    },
    nextPiece: async (reading) => {
      const silence = after(callTimeout)
      try {
        return await reading
      } finally {
        clearTimeout(silence)
      }
    },
    end,
  }
}
