/** Why a call ended early. */
export type Ending = 'timeout' | 'aborted'

/** The timeout and the caller's signal, joined in one signal. Either ends a call early. */
export interface Deadline {
  readonly signal: AbortSignal
  /** The limit in milliseconds; 0 is none. */
  readonly timeout: number
  /** Whether the timeout or the caller has ended the call; undefined while the call may go on. */
  readonly ended: () => Ending | undefined
  /** Resolves when one of the two ends the call; otherwise stays pending. */
  readonly over: Promise<Ending>
  /** Call when the call is over: removes its timer and listener. */
  readonly release: () => void
}

/** A timer of Node, Bun or Deno; in browsers and workers it is a number. */
interface NodeTimer {
  readonly unref?: () => void
}

/**
 * Calls `end` after `milliseconds`; returns a function that cancels the timer. Each call has its own timer: a timer ends with the request
 * that set it in Cloudflare Workers, and with the test's clock in tests. The timer does not keep the process alive.
 */
const startTimer = (milliseconds: number, end: () => void): (() => void) => {
  const timer = setTimeout(end, milliseconds)
  ;(timer as NodeTimer).unref?.()
  return () => clearTimeout(timer)
}

/**
 * Joins a limit of `timeout` milliseconds (0: none) with the caller's signal.
 * Each call has its own signal: one AbortSignal.timeout made once would expire for later calls too.
 */
export const startDeadline = (timeout: number, callerSignal: AbortSignal | undefined): Deadline => {
  const controller = new AbortController()
  let reason: Ending | undefined
  let resolve: (why: Ending) => void = () => undefined
  const over = new Promise<Ending>((settle) => {
    resolve = settle
  })
  const end = (why: Ending) => {
    reason ??= why
    resolve(reason)
    controller.abort()
  }
  const onAbort = () => end('aborted')
  const cancel = timeout > 0 ? startTimer(timeout, () => end('timeout')) : undefined
  if (callerSignal?.aborted) end('aborted')
  else callerSignal?.addEventListener('abort', onAbort)
  return {
    signal: controller.signal,
    timeout,
    ended: () => reason,
    over,
    release: () => {
      cancel?.()
      callerSignal?.removeEventListener('abort', onAbort)
    },
  }
}
