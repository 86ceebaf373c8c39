import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, test } from './site-test.ts'

const footerOf = (page: Page) => page.getByRole('contentinfo')

const hrefsOf = (links: Locator) =>
  links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))

test(
  'the footer is loaded by locale, stored in local storage under the key bottom, and shown from there while the CMS has none',
  { tag: '@shell.footer-stored' },
  async ({ page }) => {
    await page.goto('/en/paket')
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
    expect(stored.locale).toBe('en')
    expect(stored.footer?.features?.map(({ href }) => href)).toEqual([
      '/en/jadwal-dokter',
      '/en/dokter',
      '/en/dokter/appointment',
      '/en/member-area/profile',
    ])
    await page.goto('/en/paket?__fault=getBottomNavigation=500')
    await hydrated(page)
    await expect.poll(shown).toEqual(whole)
    // The stored footer has one language only.
    await page.goto('/paket?__fault=getBottomNavigation=500')
    await hydrated(page)
    await expect(footerOf(page).getByRole('heading', { level: 2 })).toHaveCount(1)
    await expect(footerOf(page).getByRole('link', { name: 'Find a schedule' })).toHaveCount(0)
  },
)
