/** Milliseconds of work between two pauses: a frame of 60 a second has 16. */
const slice = 8

/** Gives the page a turn. */
export type Pause = () => Promise<void>

/** A message arrives after what the page has to do by now; a timer would wait four milliseconds longer each time. */
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
  /** Default: a turn of the event loop. */
  readonly pause?: Pause
  /** Milliseconds. Default: the platform's clock. */
  readonly now?: () => number
}

/** Runs work in pieces that leave the page free to move. Undefined once it is aborted. */
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
