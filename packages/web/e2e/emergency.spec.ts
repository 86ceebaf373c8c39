import type { Page } from '@playwright/test'
import { localizedPath } from '../src/routes/href.ts'
import { publicPages } from './public-pages.ts'
import { expect, hydrated, test } from './site-test.ts'

/** A page with each header: a visitor's, and those of the two areas before the log-in. `every-page.test.ts` checks all pages. */
const pages = ['/', publicPages.article, '/member-area/login', '/company-area/login']

/** Pixels. The smallest side of a target for a finger. */
const target = 44

/** A link of the header that is on the first screen, and large enough to be hit. */
const expectPressable = async (page: Page, address: string) => {
  const link = page.getByRole('banner').locator(`a[href="${address}"]:visible`)
  await expect(link).toBeInViewport({ ratio: 1 })
  const { width = 0, height = 0 } = (await link.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(target)
}

for (const [locale, width] of [
  ['id', 320],
  ['en', 1280],
] as const)
  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 640 } })

    test(`119 and the emergency units are one press away, in ${locale} at ${width} px`, async ({ page }) => {
      for (const path of pages)
        await test.step(path, async () => {
          await page.goto(localizedPath(path, locale))
          await expectPressable(page, 'tel:119')
          if (width < 1200) await expectPressable(page, `${localizedPath(publicPages.contact, locale)}#darurat`)
          else
            for (const name of ['Emergency call', 'Ambulance'])
              await expect(page.getByRole('banner').getByRole('button', { name, exact: true })).toBeInViewport()
        })
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  for (const [script, path] of [
    ['with', publicPages.doctor],
    ['without', publicPages.article],
  ] as const)
    test.describe(`${script} script`, () => {
      test.use({ javaScriptEnabled: script === 'with' })

      test('the second press calls an emergency unit or its ambulance, or opens the way to it', async ({ page }) => {
        await page.goto(path)
        if (script === 'with') await hydrated(page)
        await page.getByRole('banner').getByRole('link', { name: 'IGD' }).click()
        const units = page.getByRole('region', { name: 'Keadaan darurat' })
        await expect(units.getByRole('heading', { name: 'Keadaan darurat' })).toBeInViewport()
        const hrefs = (name: RegExp) =>
          units.getByRole('link', { name }).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
        expect(await hrefs(/^Darurat nasional 119$/)).toEqual(['tel:119'])
        // One hospital of the six has no ambulance.
        for (const [name, count] of [
          [/^IGD .* RS Kawung/, 6],
          [/^Ambulans .* RS Kawung/, 5],
        ] as const) {
          const numbers = await hrefs(name)
          expect(new Set(numbers).size).toBe(count)
          expect(numbers.filter((number) => !/^tel:\+62\d{8,}$/.test(number))).toEqual([])
        }
        const ways = await hrefs(/^Petunjuk arah ke RS Kawung/)
        expect(ways.filter((way) => way.startsWith('https://www.google.com/maps/dir/'))).toHaveLength(6)
      })
    })

  test('the number stays one press away while a page is scrolled', async ({ page }) => {
    await page.goto(publicPages.article)
    await hydrated(page)
    await page.mouse.wheel(0, 2500)
    await expect(page.getByRole('banner')).toHaveAttribute('data-stuck')
    await expectPressable(page, 'tel:119')
  })
})

test('on a wide window the ambulances are in the first dialog, also without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}${publicPages.article}`)
  await page.getByRole('banner').getByRole('button', { name: 'Ambulans', exact: true }).click()
  await expect(page.getByRole('dialog').locator('a[href^="tel:"]').first()).toBeVisible()
  await context.close()
})
