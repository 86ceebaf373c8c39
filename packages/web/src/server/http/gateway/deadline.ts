/** Milliseconds that a back end may take to answer, or be silent within a file that is passed on. */
export const callTimeout = 30_000

/** Milliseconds that a file may take to reach the user: the largest one, of 25 MiB, at 0.35 Mbit/s. */
export const fileTimeout = 10 * 60_000

/** The deadline of a call. */
export interface Deadline {
  /** Aborts with a `TimeoutError` at the deadline. */
  readonly signal: AbortSignal
  /** Gives a file its longer deadline, from now on. */
  readonly extend: () => void
  /** Waits for the next piece of the file, as long as a back end may be silent. */
  readonly nextPiece: <Value>(reading: Promise<Value>) => Promise<Value>
  /** Call it when the file has ended. */
  readonly end: () => void
}

/** Starts the deadline of a call. */
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
