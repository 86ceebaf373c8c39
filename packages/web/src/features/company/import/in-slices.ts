/** Milliseconds of work between two pauses. At 60 frames a second, a frame has 16. */
const slice = 8

/** Lets the page do its own work. */
export type Pause = () => Promise<void>

/** A message event comes after the work that the page has waiting. A timer would wait four milliseconds longer each time. */
const pauseByMessage: Pause = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(undefined)
  })

interface SlicesOptions {
  readonly signal: AbortSignal
  /** Default: one turn of the event loop. */
  readonly pause?: Pause
  /** Milliseconds. Default: the platform's clock. */
  readonly now?: () => number
}

/** Runs work in pieces, so that the page stays responsive. Undefined if it is aborted. */
export const inSlices = async <Result>(
  work: Generator<void, Result>,
  { signal, pause = pauseByMessage, now = () => performance.now() }: SlicesOptions,
): Promise<Result | undefined> => {
  let since = now()
  while (!signal.aborted) {
    const step = work.next()
    if (step.done) return step.value
    if (now() - since < slice) continue
    await pause()
    since = now()
  }
  return undefined
}
