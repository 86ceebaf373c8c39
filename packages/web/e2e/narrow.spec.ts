import type { Locator } from '@playwright/test'
import { expectNothingOverText, littleRoom } from './little-room.ts'
import { logInAs } from './member.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

test.use({ viewport: { width: 320, height: 640 } })

const widthOf = (): number => document.documentElement.scrollWidth

for (const [home, bottom, search] of [
  ['/', 'Navigasi bawah', 'Cari di situs ini'],
  ['/en', 'Bottom navigation', 'Search this site'],
] as const) {
  /** The part of an open drawer that is outside the window. */
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

/** The titles of the home page's slides, and those with a word that does not fit into its line. */
const slideTitles = () => {
  const titles = [...document.querySelectorAll<HTMLElement>('[aria-roledescription] h2')]
  for (const title of titles) title.style.overflowWrap = 'normal'
  const broken = titles.filter((title) => title.scrollWidth > title.clientWidth)
  return { count: titles.length, broken: broken.map((title) => title.textContent) }
}

for (const home of ['/', '/en'])
  test(`no word of a slide’s title is broken at 320 px, at ${home}`, async ({ page }) => {
    await page.goto(home)
    await hydrated(page)
    expect(await page.evaluate(slideTitles)).toEqual({ count: 4, broken: [] })
  })

test.describe('in a window with little room', () => {
  test('the bars are in the page, and so is what they open', async ({ page }) => {
    await page.goto('/en/dokter')
    await hydrated(page)
    for (const size of littleRoom) {
      await page.setViewportSize(size)
      await page.evaluate(() => window.scrollTo(0, 600))
      await expect(page.locator('header[data-stuck]')).toBeAttached()
      const bar = page.getByRole('navigation', { name: 'Bottom navigation' })
      await bar.scrollIntoViewIfNeeded()
      await bar.getByText('Menu', { exact: true }).click()
      await expect(page.locator('#menu').getByRole('searchbox')).toBeInViewport()
      await page.keyboard.press('Escape')
      await expect(page.locator('#menu').getByRole('searchbox')).toBeHidden()
    }
  })

  test.describe('with a connection that is lost', () => {
    // Chromium itself logs the lost connection.
    test.use({ tolerated: /ERR_INTERNET_DISCONNECTED/ })

    test('a dialog of the patient area is there to read, and so is a page without a connection', async ({
      page,
      context,
      baseURL,
    }) => {
      await logInAs(page, 'siti', baseURL ?? '')
      await page.goto('/member-area/appointment/1001/open')
      await hydrated(page)
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Pindahkan/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      // The doctor may have no free time in the first week.
      await expect(
        dialog
          .getByRole('radio')
          .or(dialog.getByText(/^Tidak ada tempat kosong/))
          .first(),
      ).toBeVisible()
      await expectNothingOverText(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await context.setOffline(true)
      await page.locator('a[href="/member-area/profile"]').filter({ visible: true }).first().click()
      await expect(
        page
          .getByRole('main')
          .getByText(/Tidak ada sambungan|belum dapat dibuka/)
          .first(),
      ).toBeVisible()
      await expectNothingOverText(page)
    })
  })

  test.describe('with a failure of the page', () => {
    // The test causes the failure.
    test.use({ tolerated: /beyond repair/ })

    test('a toast is in the page, moves nothing that is read, and stays until it is sent away', async ({ page }) => {
      await page.setViewportSize(littleRoom[0])
      await page.clock.install()
      await page.goto('/paket')
      await hydrated(page)
      const read = page.getByRole('main').getByRole('article').nth(2)
      await read.evaluate((element) => element.scrollIntoView({ block: 'start' }))
      const topOfRead = () => read.evaluate((element) => Math.round(element.getBoundingClientRect().top))
      const before = await topOfRead()
      await page.evaluate(() => void Promise.reject(new Error('beyond repair')))
      const toast = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Tutup pesan' }) })
      await expect(toast).toBeAttached()
      expect(await topOfRead()).toBe(before)
      // Longer than toasts stay over the text.
      await page.clock.runFor(20_000)
      await expectNothingOverText(page)
      await expect(toast).toBeVisible()
      const heading = page.getByRole('heading', { level: 1 })
      for (const size of littleRoom) {
        await page.setViewportSize(size)
        await page.evaluate(() => window.scrollTo(0, 0))
        const [{ y = 0, height = 0, width = 0 } = {}, { y: below = 0 } = {}] = [
          (await toast.boundingBox()) ?? undefined,
          (await heading.boundingBox()) ?? undefined,
        ]
        expect(width).toBe(size.width)
        expect(y + height).toBeLessThanOrEqual(below)
      }
      await page.getByRole('button', { name: 'Tutup pesan' }).click()
      await expect(toast).toHaveCount(0)
    })
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
