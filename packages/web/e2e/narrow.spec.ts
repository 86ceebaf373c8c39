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

/** What lies over the page wherever it is scrolled to. */
const fixedParts = (): string[] =>
  [...document.querySelectorAll('body *')]
    .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
    .filter((element) => {
      // The links that skip to the content are cut off until they have the focus: nothing is found where they are.
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    .map((element) => element.outerHTML.slice(0, 80))

for (const [what, size] of [
  ['at 400 % of a small window', { width: 320, height: 215 }],
  ['at 200 %, or on a phone on its side', { width: 640, height: 430 }],
] as const)
  test.describe(what, () => {
    test.use({ viewport: size })

    test('the whole window is there to read, and the bars are in the page', async ({ page }) => {
      for (const address of ['/', '/en/dokter']) {
        await page.goto(address)
        await hydrated(page)
        await page.evaluate(() => window.scrollTo(0, 600))
        await expect(page.locator('header[data-stuck]')).toBeAttached()
        expect(await page.evaluate(fixedParts)).toEqual([])
      }
      const bar = page.getByRole('navigation', { name: 'Bottom navigation' })
      await bar.scrollIntoViewIfNeeded()
      await bar.getByText('Menu', { exact: true }).click()
      await expect(page.locator('#menu').getByRole('searchbox')).toBeInViewport()
    })
  })

test.describe('in a window that is high enough', () => {
  test.use({ viewport: { width: 360, height: 480 } })

  test('the bar of a phone stays in view', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await expect(page.getByRole('navigation', { name: 'Navigasi bawah' })).toBeInViewport()
  })
})
