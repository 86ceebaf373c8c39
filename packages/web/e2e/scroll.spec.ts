import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './site-test.ts'

const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls to a part of the home page, and returns its position. */
const goDown = async (page: Page): Promise<number> => {
  await page.locator('#articles').evaluate((part) => part.scrollIntoView({ behavior: 'instant', block: 'start' }))
  await expect.poll(() => position(page)).toBeGreaterThan(1000)
  return position(page)
}

/** Expects that the visitor sees the same content: parts above it may now have another height than their estimate. */
const expectSamePlace = async (page: Page): Promise<void> => {
  await expect(page.locator('#articles')).toBeInViewport()
  expect(await position(page)).toBeGreaterThan(1000)
}

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await hydrated(page)
}

/** Follows a link within the site to the home page. */
const goHome = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('link', { name: 'RS Kawung' }).first().click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('#articles')).toBeAttached()
}

for (const [how, arrive] of [
  ['opened first', (page: Page) => open(page, '/')],
  [
    'reached from another page of the site',
    async (page: Page) => {
      await open(page, '/paket')
      await goHome(page)
    },
  ],
] as const) {
  test(`a page that was ${how} is where it was after a reload`, async ({ page }) => {
    await arrive(page)
    await goDown(page)
    await page.reload()
    await hydrated(page)
    await expectSamePlace(page)
  })

  test(`a page that was ${how} is where it was when another document is left for it again`, async ({ page }) => {
    await arrive(page)
    await goDown(page)
    await page.goto('/robots.txt')
    await page.goBack()
    await hydrated(page)
    await expectSamePlace(page)
  })
}

test('a page that was reached by a link to one of its parts is where it was when the visitor comes back', async ({
  page,
}) => {
  await open(page, '/paket')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/#hospitals'
    link.append('Rumah sakit kami')
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'Rumah sakit kami', exact: true }).click()
  await expect(page).toHaveURL('/#hospitals')
  await goDown(page)
  await page.locator('#articles').getByRole('link').first().click()
  await expect(page.locator('#articles')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/#hospitals')
  await expectSamePlace(page)
})
