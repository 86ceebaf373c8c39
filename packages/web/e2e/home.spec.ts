import { testUsablePages } from './page-tests.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'
import { usablePages } from './usable-pages.ts'

testUsablePages(usablePages.home)

test('the home page has the search for a doctor on the first screen, on a phone above the bar', async ({ page }) => {
  for (const path of ['/', '/en']) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    const finder = page.locator('main form').first()
    for (const field of ['rs', 'spesialis', 'hari', 'dokter'])
      await expect(finder.locator(`[name=${field}]`)).toBeInViewport({ ratio: 1 })
    await expect(finder.getByRole('button')).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 360, height: 780 })
    const bar = await page.getByRole('navigation', { name: /Navigasi bawah|Bottom navigation/ }).boundingBox()
    for (const field of ['rs', 'spesialis', 'hari', 'dokter']) {
      const box = await finder.locator(`[name=${field}]`).boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
    }
    // Chromium aborts a navigation that starts before the previous one has ended.
    await hydrated(page)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('the home page is at most nine screens long, and the footer of a page less than one', async ({ page }) => {
    for (const path of ['/', '/en']) {
      await page.goto(path)
      await hydrated(page)
      await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
          scrollTo(0, y)
          await new Promise(requestAnimationFrame)
        }
      })
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7000)
    }
    await page.goto('/dokter')
    await hydrated(page)
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    await expect.poll(async () => (await footer.boundingBox())?.height ?? Infinity).toBeLessThanOrEqual(700)
  })

  test('all specialties are one press away, and so are the links of the footer', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const specialties = page.getByRole('region', { name: 'Layanan Spesialis' }).getByRole('link')
    await expect(specialties).toHaveCount(8)
    await page.getByText('11 bidang lainnya').tap()
    await expect(specialties).toHaveCount(19)
    const footer = page.getByRole('contentinfo')
    const schedules = footer.getByRole('link', { name: 'Cari jadwal' })
    await expect(schedules).toBeHidden()
    await footer.getByText('Fitur').filter({ visible: true }).tap()
    await schedules.tap()
    await expect(page).toHaveURL('/jadwal-dokter')
  })
})

// The unit tests compare its document with those of other faults.
test('when the CMS fails for everything, the page is still shown', async ({ page }) => {
  const response = await page.goto('/en?__fault=*=500')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('status').filter({ hasText: 'cannot be shown' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Find a doctor' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Emergency call' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('119')
})

test('made-up data is marked as such', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Data contoh', { exact: true }).click()
  await expect(page.getByText('bukan data medis sungguhan')).toBeVisible()
})

test(
  'a video is fetched from YouTube only when it is asked for',
  { tag: ['@home.videos', '@articles.video'] },
  async ({ page }) => {
    const foreign: string[] = []
    await page.route(/youtube/, (route) => {
      foreign.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>video</title>' })
    })
    await page.goto('/')
    await hydrated(page)
    expect(foreign).toEqual([])
    await page.locator('#videos').getByRole('button').first().click()
    await expect(page.locator('#videos iframe')).toHaveCount(1)
    await expect.poll(() => foreign[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//)
  },
)
