import type { Page } from '@playwright/test'

/** Counts the documents that the page requests from now on. */
export const countDocuments = (page: Page): (() => number) => {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}
