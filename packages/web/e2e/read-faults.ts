import { test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { answering, fail, forbid, retryTimeout } from './faults.ts'
import { expect, expectAccessible } from './site-test.ts'

/** A part of a page while its read fails. */
export interface FailingRead {
  /** The path of its calls: the end of the path, or a pattern. */
  readonly call: string | RegExp
  /** The page's message without the data. */
  readonly failed: Locator
  /** The message or view for users without a right to the data, if there is one. */
  readonly forbidden?: Locator | undefined
  /** Opens the part, in its own page. The read fails from the call of `breakRead` on. */
  readonly open: (breakRead: () => Promise<void>) => Promise<void>
  /** Retries the read. Default: presses "Coba lagi". */
  readonly again?: ((page: Page) => Promise<void>) | undefined
  /** Retries the read by `askAgain` once it can succeed, and checks the shown data. */
  readonly expectShown: (askAgain: () => Promise<void>) => Promise<void>
}

const againButtons = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Coba lagi' })

/** By keyboard: the button is replaced, and the next Tab has to start from its place. */
const pressAgain = async (page: Page): Promise<void> => {
  await againButtons(page).first().press('Enter')
  await expect(page.locator('main :focus')).toHaveCount(1)
}

/** Presses until the button is no longer offered: hospitals answer one after the other, so more retries may appear than at first. */
const pressUntilShown = async (page: Page): Promise<void> => {
  await pressAgain(page)
  await expect(async () => {
    if ((await againButtons(page).count()) > 0) await againButtons(page).first().click({ timeout: 500 })
    await expect(againButtons(page)).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: retryTimeout })
}

/**
 * Makes a read fail: the page says so, retries on request, and shows the data in the end. The page also reports a missing right, and then
 * offers no retry. `read-faults.test.tsx` tests other faults with the component that all parts share.
 */
export const expectReadFaults = async (page: Page, read: FailingRead): Promise<void> => {
  const { call, failed, forbidden, open, expectShown } = read
  await test.step('an error of the server', async () => {
    await open(async () => void (await answering(page, call, fail)))
    await expect(failed).toBeVisible({ timeout: retryTimeout })
  })
  await test.step('an answer', async () => {
    await page.unrouteAll()
    await expectShown(() => (read.again ?? pressUntilShown)(page))
    await expect(failed).toHaveCount(0)
    if (!read.again) await expect(page.locator('main :focus')).toHaveCount(1)
  })
  if (forbidden)
    await test.step('no right to it', async () => {
      await open(async () => void (await answering(page, call, forbid)))
      await expect(forbidden).toBeVisible({ timeout: retryTimeout })
      await expect(againButtons(page)).toHaveCount(0)
      await expectAccessible(page, 'main')
      await page.unrouteAll()
    })
}
