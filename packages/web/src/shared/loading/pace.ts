import type { Result } from '@hospital/sdk'
import { withTimeout } from './with-timeout.ts'

/** Milliseconds after which a visitor has waited long for the main part of a page. */
const longWait = 500

/** Milliseconds that a visitor who has waited long still waits for what could not be asked for before. */
const patience = 100

/** How long a page waits for what it can only ask for once its main part is there. */
export interface Pace {
  /**
   * What is asked for now, or a timeout where the visitor has waited long already. The answer is then still fetched
   * behind, and kept for whoever asks next.
   */
  readonly soon: <Data>(asked: Promise<Result<Data>>) => Promise<Result<Data>>
  /** Whether something was not waited for. */
  readonly isLate: () => boolean
}

/** Begins to measure how long the visitor of a page waits. */
export const startPace = (): Pace => {
  const started = performance.now()
  let late = false
  const giveUp = (): Result<never> => {
    late = true
    return { error: { kind: 'timeout', timeout: patience, operation: '', requestId: '' } }
  }
  return {
    soon: (asked) => (performance.now() - started < longWait ? asked : withTimeout(asked, patience, giveUp)),
    isLate: () => late,
  }
}
