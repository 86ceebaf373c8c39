import type { Page } from '@playwright/test'

/** Milliseconds that a page waits for its slow parts before it shows the others. Each page has this limit. */
const settledTimeout = 1500

/** The window of a page that waits. */
interface WaitingWindow extends Window {
  readonly heldLimits: (() => void)[]
}

/**
 * Makes the next pages wait for all of their parts, however long they take: on a busy machine they reach the product's limit in tests that
 * are not about it.
 */
export const waitForAll = (page: Page): Promise<unknown> =>
  page.addInitScript((limit) => {
    const start = window.setTimeout.bind(window)
    const heldLimits: (() => void)[] = []
    Object.assign(window, {
      heldLimits,
      setTimeout: (run: () => void, delay?: number) => {
        if (delay !== limit) return start(run, delay)
        heldLimits.push(run)
        return 0
      },
    })
  }, settledTimeout)

/** Ends the wait of {@link waitForAll}, as if the page had reached the product's limit. */
export const reachLimit = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as WaitingWindow).heldLimits.splice(0).forEach((run) => run()))
