import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './site-test.ts'

/** Marks the document, so that another one can be told from it. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same', ''))

test('a link to another page of the site is followed without loading anew; one with a key held opens a tab', async ({ page, context }) => {
  await page.goto('/')
  await hydrated(page)
  await mark(page)
  const link = page.getByRole('link', { name: 'Semua jadwal' }).or(page.locator('a[href="/jadwal-dokter"]:visible')).first()
  const tab = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect(await tab).toHaveURL('/jadwal-dokter')
  await expect(page).toHaveURL('/')
  await link.click()
  await expect(page).toHaveURL('/jadwal-dokter')
  await expect(page.locator('body[data-same]')).toBeAttached()
})

test('a link to a part of the page that is shown is left to the browser', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await mark(page)
  await page.getByRole('link', { name: 'Langsung ke isi halaman' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/#main')
  await expect(page.locator('main')).toBeFocused()
  await expect(page.locator('body[data-same]')).toBeAttached()
})

test('what is far down a first page is laid out when it comes near; whoever returns to it finds it where it was', async ({ page }) => {
  const layoutOf = () => page.locator('#videos').evaluate((section) => getComputedStyle(section).contentVisibility)
  await page.goto('/')
  await hydrated(page)
  expect(await layoutOf()).toBe('auto')
  await page.locator('#articles').scrollIntoViewIfNeeded()
  const card = page.locator('#articles article').getByRole('link').first()
  const before = (await card.boundingBox())?.y ?? -1
  await card.click()
  await expect(page.locator('#articles')).toHaveCount(0)
  await page.goBack()
  await expect(card).toBeInViewport()
  expect(await layoutOf()).toBe('visible')
  expect(Math.abs(((await card.boundingBox())?.y ?? -1) - before)).toBeLessThan(40)
})
