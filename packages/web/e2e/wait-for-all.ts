import type { Page } from '@playwright/test'

/** Milliseconds that a page waits for its slow parts before it shows the others. Each page has this limit. */
const settledTimeout = 1500

/**
 * Makes the next pages wait for all of their parts, however long they take: on a busy machine they reach the product's limit in tests that
 * are not about it.
 */
export const waitForAll = (page: Page): Promise<unknown> =>
  page.addInitScript((limit) => {
    const start = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (run: () => void, delay?: number) => (delay === limit ? 0 : start(run, delay)),
    })
  }, settledTimeout)
