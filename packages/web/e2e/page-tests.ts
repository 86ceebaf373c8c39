import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

/** Pages of one test: it takes some five seconds. */
const pagesOfTest = 2

/** How a page is looked at: Indonesian on a phone, English on a desktop. */
const views = [
  { prefix: '', width: 360 },
  { prefix: '/en', width: 1280 },
] as const

const look = async (page: Page, path: string, { prefix, width }: (typeof views)[number]): Promise<void> => {
  await page.setViewportSize({ width, height: 800 })
  const response = await page.goto(prefix && path === '/' ? prefix : `${prefix}${path}`)
  expect(response?.status()).toBe(200)
  await hydrated(page)
  // The header and the footer of a visitor are judged on the home page.
  await expectAccessible(page, path === '/' ? 'html' : undefined)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
}

/**
 * Tests that each page can be read and operated by everybody, and fits into 320 px, in both languages.
 */
export const testUsablePages = (paths: readonly string[]): void => {
  for (let first = 0; first < paths.length; first += pagesOfTest) {
    const some = paths.slice(first, first + pagesOfTest)
    test(`${some.join(', ')} can be used by everybody`, async ({ page }) => {
      for (const path of some)
        for (const view of views)
          await test.step(`${view.prefix}${path}, ${view.width} px`, () => look(page, path, view))
    })
  }
}
