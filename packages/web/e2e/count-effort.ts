import type { Locator, Page } from '@playwright/test'

/** The effort of a visitor until an outcome: presses, and the pages and dialogs that they look at. */
export interface Effort {
  taps: number
  screens: number
}

/** Counts the presses on a page, as on a phone. */
export const countEffort = (page: Page) => {
  const effort: Effort = { taps: 0, screens: 1 }
  let address = new URL(page.url())
  // The same page with another fragment or query is another screen.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || frame.url() === address.href) return
    address = new URL(frame.url())
    effort.screens += 1
  })
  return {
    effort,
    tap: async (what: Locator): Promise<void> => {
      await what.click()
      effort.taps += 1
    },
    /** Opens a native list, and presses one of its entries. */
    choose: async (what: Locator, label: string): Promise<void> => {
      await what.selectOption({ label })
      effort.taps += 2
    },
    /** The field is pressed; keys are not counted. */
    type: async (what: Locator, text: string): Promise<void> => {
      await what.fill(text)
      effort.taps += 1
    },
    /** Something has opened over the page. */
    opened: (): void => {
      effort.screens += 1
    },
  }
}
