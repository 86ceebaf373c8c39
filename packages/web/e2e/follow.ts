import type { Page } from '@playwright/test'

/** Follows a link to an address from the shown page, as a press on a link of the page does. */
export const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, address)
