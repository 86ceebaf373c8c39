import { expect, expectAccessible, hydrated, test } from './site-test.ts'

/** Tests that each page can be read and operated by everybody, in both languages, on a phone, at 320 px and on a desktop. */
export const testUsablePages = (paths: readonly string[]): void => {
  for (const path of paths) {
    test(`${path} can be used by everybody, in both languages, on a phone and on a desktop`, async ({ page }) => {
      for (const address of [path, path === '/' ? '/en' : `/en${path}`]) {
        await page.setViewportSize({ width: 360, height: 800 })
        const response = await page.goto(address)
        expect(response?.status()).toBe(200)
        await hydrated(page)
        await expectAccessible(page)
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
        await page.setViewportSize({ width: 1280, height: 800 })
        await expectAccessible(page)
      }
    })
  }
}
