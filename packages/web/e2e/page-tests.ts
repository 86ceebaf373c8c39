import { expect, expectAccessible, hydrated, test } from './site-test.ts'

/** A page in both of its languages. */
const inBothLanguages = (path: string): readonly string[] => [path, `/en${path}`]

/** Tests that each page can be read and operated by everybody, on a phone, at 320 px and on a desktop. */
export const testUsablePages = (paths: readonly string[]): void => {
  for (const address of paths.flatMap(inBothLanguages)) {
    test(`${address} can be used by everybody, on a phone and on a desktop`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      const response = await page.goto(address)
      expect(response?.status()).toBe(200)
      await hydrated(page)
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      await page.setViewportSize({ width: 1280, height: 800 })
      await expectAccessible(page)
    })
  }
}

/** Tests that there is nothing at each address. */
export const testMissingPages = (paths: readonly string[]): void => {
  for (const path of paths) {
    test(`${path} is a 404 in both languages`, async ({ request }) => {
      for (const address of inBothLanguages(path)) expect((await request.get(address)).status()).toBe(404)
    })
  }
}

/** Tests that each page without its main part (a document or operation) says so, in both languages. */
export const testFailingPages = (pages: readonly (readonly [path: string, mainPart: string])[]): void => {
  for (const [path, mainPart] of pages) {
    test(`${path} whose main part fails (${mainPart}) is a 502 that says so in both languages`, async ({ request }) => {
      for (const [language, words] of [
        ['', 'Halaman ini belum dapat ditampilkan'],
        ['/en', 'This page cannot be shown just now'],
      ] as const) {
        const response = await request.get(`${language}${path}?__fault=${mainPart}=500`)
        expect(response.status()).toBe(502)
        expect(await response.text()).toContain(`>${words}<`)
      }
    })
  }
}
