import { test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { answering, fail, forbid, retryTimeout } from './faults.ts'
import { expect, expectAccessible } from './site-test.ts'

/** A part of a page while what it reads cannot be read. */
export interface FailingRead {
  /** Where its calls go: the end of the path, or what it matches. */
  readonly call: string | RegExp
  /** What the page says without it. */
  readonly failed: Locator
  /** What it says to users who may not read it, where it has words or a view of its own for that. */
  readonly forbidden?: Locator | undefined
  /** Opens the part, in a page of its own; what it reads breaks when `breakRead` is called. */
  readonly open: (breakRead: () => Promise<void>) => Promise<void>
  /** Asks for it again. Default: presses "Coba lagi". */
  readonly again?: ((page: Page) => Promise<void>) | undefined
  /** Asks for it again once it can be read, by `askAgain`, and checks what is there. */
  readonly expectShown: (askAgain: () => Promise<void>) => Promise<void>
}

const againButtons = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Coba lagi' })

/** By keyboard: the button is replaced, and the next Tab has to go on from its place. */
const pressAgain = async (page: Page): Promise<void> => {
  await againButtons(page).first().press('Enter')
  await expect(page.locator('main :focus')).toHaveCount(1)
}

/** Presses until it is no longer offered: hospitals answer one after the other, so there may be more to ask again than at first. */
const pressUntilShown = async (page: Page): Promise<void> => {
  await pressAgain(page)
  await expect(async () => {
    if ((await againButtons(page).count()) > 0) await againButtons(page).first().click({ timeout: 500 })
    await expect(againButtons(page)).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: retryTimeout })
}

/**
 * Makes a read fail: the page says so, asks again when it is told to, and shows what it can in the end. A missing right is said too, and
 * offers no other try. What other faults come to is tested with the component that all parts are made of (`read-faults.test.tsx`).
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
