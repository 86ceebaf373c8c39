import { expect, hydrated, test } from './site-test.ts'

/** Days until the cookie of the chosen language expires. */
const cookieDays = 365

// every-page.test.ts tests the address of each page in the other language.
const pages = ['/', '/jadwal-dokter?rs=RS01&hari=Senin&page=2'] as const

/** The same page in English. */
const inEnglish = (path: string) => (path === '/' ? '/en' : `/en${path}`)

for (const path of pages) {
  test(
    `the language switch reloads and lands on the same page in the other language, at ${path}`,
    { tag: ['@languages.cookie', '@languages.reload'] },
    async ({ page, context }) => {
      await page.goto(path)
      await hydrated(page)
      for (const [language, lang, lands] of [
        ['English', 'en', inEnglish(path)],
        ['Indonesia', 'id', path],
      ] as const) {
        await page.evaluate(() => document.body.setAttribute('data-before', ''))
        await page.getByRole('banner').getByRole('link', { name: language }).click()
        await expect(page).toHaveURL(lands)
        await expect(page.locator('html')).toHaveAttribute('lang', lang)
        await expect(page.locator('body[data-before]')).toHaveCount(0)
        await hydrated(page)
        await expect(page.getByRole('banner').getByRole('link', { name: language })).toHaveAttribute(
          'aria-current',
          'true',
        )
        const cookie = (await context.cookies()).find(({ name }) => name === 'locale')
        expect(cookie?.value).toBe(lang)
        expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(cookieDays)
        // From now on an Indonesian address redirects to the page in the chosen language.
        await page.goto(path)
        await expect(page).toHaveURL(lands)
      }
    },
  )
}

test('the language is changed in the menu of a phone by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/paket')
  await hydrated(page)
  await page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: /^Menu$/ })
    .click()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).press('Enter')
  await expect(page).toHaveURL('/en/paket')
})
