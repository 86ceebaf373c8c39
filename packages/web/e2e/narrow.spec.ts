import type { Locator } from '@playwright/test'
import { localizedPath } from '../src/routes/href.ts'
import { publicPages } from './public-pages.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

test.use({ viewport: { width: 320, height: 640 } })

const widthOf = (): number => document.documentElement.scrollWidth

/** Pages that no other file passes to `testUsablePages`. */
const others = [
  'appointmentCreation',
  'search',
  'contact',
  'newsletter',
  'healthPackages',
  'healthPackage',
  'qualityIndicator',
] as const

for (const name of others)
  test(`${name} fits into 320 px, in both languages`, async ({ page }) => {
    for (const locale of ['id', 'en'] as const) {
      expect((await page.goto(localizedPath(publicPages[name], locale)))?.status()).toBe(200)
      await hydrated(page)
      expect(await page.evaluate(widthOf)).toBe(320)
    }
  })

for (const [home, bottom, search] of [
  ['/', 'Navigasi bawah', 'Cari di situs ini'],
  ['/en', 'Bottom navigation', 'Search this site'],
] as const) {
  /** What of an open drawer lies beside the window. */
  const beside = (drawer: Locator) =>
    drawer.evaluate((element) =>
      [element, ...element.querySelectorAll('*')]
        .filter((inner) => inner.getBoundingClientRect().right > 320.5 || inner.getBoundingClientRect().left < -0.5)
        .map((inner) => inner.outerHTML.slice(0, 120)),
    )

  test(`the menu drawer fits into 320 px with every sub-menu open, at ${home}`, async ({ page }) => {
    await page.goto(home)
    await hydrated(page)
    await page.getByRole('navigation', { name: bottom }).getByText('Menu', { exact: true }).click()
    const drawer = page.locator('#menu')
    await expect(drawer).toBeVisible()
    const folded = drawer.locator('summary')
    expect(await folded.count()).toBeGreaterThan(1)
    for (const fold of await folded.all()) {
      await fold.click()
      await expect(fold.locator('..').getByRole('link').first()).toBeVisible()
      expect(await beside(drawer)).toEqual([])
    }
    await expectAccessible(page, '#menu')
    expect(await page.evaluate(widthOf)).toBe(320)
  })

  test(`the search drawer fits into 320 px with what was found, at ${home}`, async ({ page }) => {
    await page.goto(home)
    await hydrated(page)
    await page.getByRole('banner').getByRole('button', { name: search, exact: true }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('searchbox').fill('jantung')
    await expect(drawer.getByRole('link').nth(3)).toBeVisible()
    expect(await beside(drawer)).toEqual([])
    await expectAccessible(page)
    expect(await page.evaluate(widthOf)).toBe(320)
  })
}
