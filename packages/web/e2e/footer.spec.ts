import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, test } from './site-test.ts'

const languages = [
  { locale: 'id', prefix: '', firstLink: 'Cari jadwal' },
  { locale: 'en', prefix: '/en', firstLink: 'Find a schedule' },
] as const

const footerOf = (page: Page) => page.getByRole('contentinfo')

const hrefsOf = (links: Locator) =>
  links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))

for (const { locale, prefix, firstLink } of languages) {
  const address = `${prefix}/paket`

  test(
    `the footer is loaded by locale, stored in local storage under the key bottom, and shown from there while the CMS has none, at ${address}`,
    { tag: '@shell.footer-stored' },
    async ({ page }) => {
      const other = prefix === '' ? '/en/paket' : '/paket'
      await page.goto(address)
      await hydrated(page)
      const shown = async () => ({
        words: await footerOf(page).getByRole('link').allTextContents(),
        hrefs: await hrefsOf(footerOf(page).getByRole('link')),
      })
      const whole = await shown()
      expect(whole.words.length).toBeGreaterThan(20)
      const stored = JSON.parse((await page.evaluate(() => localStorage.getItem('bottom'))) ?? '{}') as {
        locale?: string
        footer?: { features?: { href: string }[] }
      }
      expect(stored.locale).toBe(locale)
      expect(stored.footer?.features?.map(({ href }) => href)).toEqual([
        `${prefix}/jadwal-dokter`,
        `${prefix}/dokter`,
        `${prefix}/dokter/appointment`,
        `${prefix}/member-area/profile`,
      ])
      await page.goto(`${address}?__fault=getBottomNavigation=500`)
      await hydrated(page)
      await expect.poll(shown).toEqual(whole)
      // What is stored is of one language only.
      await page.goto(`${other}?__fault=getBottomNavigation=500`)
      await hydrated(page)
      await expect(footerOf(page).getByRole('heading', { level: 2 })).toHaveCount(2)
      await expect(footerOf(page).getByRole('link', { name: firstLink })).toHaveCount(0)
    },
  )
}
