import type { Page } from '@playwright/test'
import { publicPages } from './public-pages.ts'
import { expect, test } from './site-test.ts'

// As high as the longest page: the browser leaves out what is far away.
test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 25_000 } })

/** What a page shows, and what of it is not there to see. */
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
      hiddenPictures: named([...main.querySelectorAll('img')].filter((picture) => !isShown(picture))),
      waiting: named(document.querySelectorAll('[aria-busy=true], [role=progressbar]')),
    }
  })

// In Indonesian: the unit tests read the words and the links of every page in both languages.
for (const [name, path] of Object.entries(publicPages))
  test(`without script the page ${name} can be read`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    const title = page.getByRole('main').getByRole('heading', { level: 1 })
    // The title of the home page is for visitors who do not see its pictures.
    await expect(name === 'home' ? page.getByRole('list', { name: 'Sorotan' }) : title).toBeVisible()
    // What has words has none to see before the browser has laid it out.
    await expect.poll(() => look(page)).toEqual({ isEmpty: false, emptySections: [], hiddenPictures: [], waiting: [] })
  })

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
