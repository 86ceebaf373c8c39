import type { Page } from '@playwright/test'
import { expectNothingOverText } from './little-room.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'
import { isOpenedForWindows, languageInWindows, readInLittleRoom } from './usable-pages.ts'
import { expectToFit } from './windows.ts'

/** How a page is looked at: Indonesian on a phone, English on a desktop. */
const views = [
  { locale: 'id', prefix: '', width: 360 },
  { locale: 'en', prefix: '/en', width: 1280 },
] as const

const look = async (page: Page, path: string, { locale, prefix, width }: (typeof views)[number]): Promise<void> => {
  await page.setViewportSize({ width, height: 800 })
  const response = await page.goto(prefix && path === '/' ? prefix : `${prefix}${path}`)
  expect(response?.status()).toBe(200)
  await hydrated(page)
  // The test of the home page checks a visitor's header and footer.
  await expectAccessible(page, path === '/' ? 'html' : undefined)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  // Each kind of page in one of its languages.
  if (isOpenedForWindows(path) || languageInWindows.get(path) !== locale) return
  await expectToFit(page)
  if (readInLittleRoom.has(path)) await expectNothingOverText(page)
}

/**
 * Tests that each page is accessible and fits into 320 px, in both languages, and that it fits into windows of every width, where bars take
 * a fifth of the height at most.
 */
export const testUsablePages = (paths: readonly string[]): void => {
  for (const path of paths)
    test(`${path} can be used by everybody, in windows of every width`, async ({ page }) => {
      for (const view of views) await test.step(`${view.prefix}${path}, ${view.width} px`, () => look(page, path, view))
    })
}
