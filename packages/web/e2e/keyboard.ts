import type { Locator, Page } from '@playwright/test'
import { expect } from './site-test.ts'

/** Maximum presses of Tab, after which the test fails. */
const maxPresses = 80

/** Presses Tab until an element has the focus, as a person without a mouse does. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let pressed = 0; pressed < maxPresses && !(await isThere()); pressed += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/** Tests that nothing of a page or of an element has to be scrolled sideways. */
export const expectNoSidewaysScroll = async (page: Page, dialog?: Locator): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  if (dialog)
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
}
