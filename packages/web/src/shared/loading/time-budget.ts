import type { Result } from '@hospital/sdk'
import { withTimeout } from './with-timeout.ts'

/** Milliseconds after which a visitor has waited long for the main part of a page. */
const longWait = 500

/** Milliseconds that a visitor who has waited long still waits for parts that depend on the main part. */
const remainingBudget = 100

/** How long a page waits for parts that it can only read after its main part has arrived. */
export interface TimeBudget {
  /**
   * The answer; undefined if it takes too long for a visitor who has already waited long. The call goes on, and its answer is cached for
   * the next request. The page is then partial, and the browser asks for it once more.
   */
  readonly inTime: <Data>(asked: Promise<Result<Data>>) => Promise<Result<Data> | undefined>
  /** Whether an answer timed out. */
  readonly isExceeded: () => boolean
}

/** Starts the time budget of a page: how long its visitor waits. */
export const startTimeBudget = (): TimeBudget => {
  const started = performance.now()
  let exceeded = false
  const onTimeout = () => {
    exceeded = true
    return undefined
  }
  return {
    inTime: <Data>(asked: Promise<Result<Data>>) =>
      performance.now() - started < longWait
        ? asked
        : withTimeout<Result<Data> | undefined>(asked, remainingBudget, onTimeout),
    isExceeded: () => exceeded,
  }
}
