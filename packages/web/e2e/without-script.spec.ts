import type { Page } from '@playwright/test'
import { localizedPath } from '../src/routes/href.ts'
import { publicPages } from './public-pages.ts'
import { expect, test } from './site-test.ts'

// As high as the longest page: the browser skips content far outside the window.
test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 25_000 } })

/** The content that a page shows, and the content that is hidden. */
const look = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().height > 0
    const named = (elements: Iterable<Element>) => [...elements].map((element) => element.outerHTML.slice(0, 120))
    const main = document.querySelector('main') ?? document.body
    const sections = [...document.querySelectorAll<HTMLElement>('main section, main article, footer')]
    return {
      isEmpty: main.innerText.trim().split(/\s+/).length <= 25,
      emptySections: named(sections.filter((section) => !isShown(section) || section.innerText.trim() === '')),
      // Closed details open without script too.
      hiddenPictures: named(
        [...main.querySelectorAll('img:not(details:not([open]) *)')].filter((picture) => !isShown(picture)),
      ),
      isTooWide: document.documentElement.scrollWidth > 320,
      waiting: named(document.querySelectorAll('[aria-busy=true], [role=progressbar]')),
    }
  })

/** Each kind of page in one language: `every-page.test.ts` reads the documents of both. */
const addresses = Object.values(publicPages).map((path, index) => localizedPath(path, index % 2 === 0 ? 'id' : 'en'))

/** Pages per test, which takes some five seconds. */
const pagesOfTest = 9

for (let first = 0; first < addresses.length; first += pagesOfTest) {
  const some = addresses.slice(first, first + pagesOfTest)
  test(`without script these pages can be read, and fit into 320 px: ${some.join(', ')}`, async ({ page }) => {
    for (const address of some)
      await test.step(address, async () => {
        expect((await page.goto(address))?.status()).toBe(200)
        const title = page.getByRole('main').getByRole('heading', { level: 1 })
        // The title of the home page is for visitors who do not see its pictures.
        const first = page.getByRole('list', { name: /^(Sorotan|Highlights)$/ })
        await expect(address === localizedPath(publicPages.home, 'id') ? first : title).toBeVisible()
        // An element has no visible text before the browser has laid it out.
        await expect
          .poll(() => look(page))
          .toEqual({ isEmpty: false, emptySections: [], hiddenPictures: [], waiting: [], isTooWide: false })
      })
  })
}

test('without script a link leads on, and a hospital can be called and written to', async ({ page }) => {
  await page.goto('/rumah-sakit')
  const hospital = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'RS Kawung Karawang' }) })
  await expect(hospital.locator('a[href^="tel:"]')).toHaveAttribute('href', /^tel:\+62\d{8,}$/)
  await expect(hospital.locator('a[href^="https://wa.me/"]')).toHaveAttribute('href', /^https:\/\/wa\.me\/62\d{8,}/)
  await hospital.getByRole('link', { name: 'RS Kawung Karawang', exact: true }).click()
  await expect(page).toHaveURL('/rumah-sakit/rs-kawung-karawang')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('RS Kawung Karawang')
  await expect(page.locator('main a[href^="tel:+62"]').first()).toBeVisible()
})
