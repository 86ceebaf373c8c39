import { expect, expectAccessible, hydrated, test } from './site-test.ts'

/**
 * Tests that each page can be read and operated by everybody: in Indonesian on a phone, in English on a desktop, and at 320 px in both.
 * Words of both languages and both widths are judged once each; all four together took twice as long and never found more.
 */
export const testUsablePages = (paths: readonly string[]): void => {
  for (const path of paths) {
    test(`${path} can be used by everybody, in both languages, on a phone and on a desktop`, async ({ page }) => {
      for (const [address, width] of [
        [path, 360],
        [path === '/' ? '/en' : `/en${path}`, 1280],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        const response = await page.goto(address)
        expect(response?.status()).toBe(200)
        await hydrated(page)
        // The header and the footer of a visitor are judged here.
        await expectAccessible(page, path === '/' ? 'html' : undefined)
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      }
    })
  }
}
