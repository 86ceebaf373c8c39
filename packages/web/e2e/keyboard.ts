import type { Locator, Page } from '@playwright/test'
import { expect } from './site-test.ts'

/** The most presses of Tab; after them the test fails. */
const maxPresses = 80

/** Presses Tab until an element has the focus, as a person without a mouse does. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let pressed = 0; pressed < maxPresses && !(await isThere()); pressed += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/**
 * Tests that the focus is visible: inside the window, not covered, and with a ring around the element or around the part that represents
 * it: the box beside a radio button, its label, or the card with a stretched link.
 */
export const expectFocusInSight = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return 'the focus is lost'
        const { left, top, width, height } = focused.getBoundingClientRect()
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        const holder = focused.closest('label, li') ?? focused
        if (!seen || !(holder.contains(seen) || seen.contains(focused))) return `${focused.outerHTML} is not seen`
        const isRinged = (style: CSSStyleDeclaration) => style.outlineStyle !== 'none'
        if (isRinged(getComputedStyle(focused, '::after'))) return 'in sight'
        if (focused.nextElementSibling && isRinged(getComputedStyle(focused.nextElementSibling))) return 'in sight'
        for (let around: Element | null = focused; around && around !== document.body; around = around.parentElement)
          if (isRinged(getComputedStyle(around))) return 'in sight'
        return `${focused.outerHTML} has no ring`
      }),
    )
    .toBe('in sight')

/** Reaches an element by Tab, checks that the focus is visible, and presses a key there. */
export const pressOn = async (page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> => {
  await tabTo(page, target)
  await expectFocusInSight(page)
  await page.keyboard.press(key)
}

/** Reaches a field by Tab, checks that the focus is visible, and types. */
export const typeIn = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field)
  await expectFocusInSight(page)
  await page.keyboard.type(text)
}

/** Presses an arrow until the wanted entry is chosen. Checks each time that the focus is visible. */
const arrowTo = async (page: Page, isThere: () => Promise<boolean>): Promise<void> => {
  for (let pressed = 0; !(await isThere()); pressed += 1) {
    expect(pressed).toBeLessThan(maxPresses)
    await page.keyboard.press('ArrowDown')
    await expectFocusInSight(page)
  }
}

/** Chooses one of several radio buttons: Tab leads to the chosen one, else to the first, and arrows to the others. */
export const chooseRadio = async (page: Page, group: Locator, wanted: Locator): Promise<void> => {
  const chosen = group.and(page.locator(':checked'))
  const isChosen = (await chosen.count()) > 0
  await tabTo(page, isChosen ? chosen : group.first())
  await expectFocusInSight(page)
  if (!isChosen) await page.keyboard.press('Space')
  await arrowTo(page, () => wanted.isChecked())
}

/** Chooses from a closed list by arrow keys. */
export const chooseOption = async (page: Page, list: Locator, value: string): Promise<void> => {
  await tabTo(page, list)
  await expectFocusInSight(page)
  await arrowTo(page, async () => (await list.inputValue()) === value)
}

/** Tests that neither the page nor an element needs sideways scrolling. */
export const expectNoSidewaysScroll = async (page: Page, dialog?: Locator): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  if (dialog)
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
}
