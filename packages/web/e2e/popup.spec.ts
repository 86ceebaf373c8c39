import type { Page } from '@playwright/test'
import { promotionRetry } from '../src/shell/promotion-rule.ts'
import { expect, hydrated, stopClock, test, testsAt } from './site-test.ts'

const languages = [
  {
    path: '/',
    name: 'Nama dokter',
    submit: 'Cari dokter',
    search: 'Cari di situs ini',
    target: '/paket/vaksin-influenza-dewasa',
  },
  {
    path: '/en',
    name: "Doctor's name",
    submit: 'Find a doctor',
    search: 'Search this site',
    target: '/en/paket/vaksin-influenza-dewasa',
  },
] as const

/** The script of the popup. Its styles come before it. */
const popupCode = /\/assets\/promo-popup-[^/]*\.js$/

/** Counts how often the popup's moment has come, and how often the popup was about to open, by the code that is fetched first for each. */
const watchPopup = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, file] = /\/assets\/(due-promotion|promo-popup)-[^/]*\.js$/.exec(new URL(request.url()).pathname) ?? []
    if (file !== undefined) asked.push(file)
  })
  const timesOf = (file: string) => async (): Promise<number> => {
    // The page itself waits for this answer, so it arrives after all earlier requests.
    expect(await page.evaluate(async () => (await fetch('/health')).text())).toBe('ok')
    return asked.filter((one) => one === file).length
  }
  return { moments: timesOf('due-promotion'), times: timesOf('promo-popup') }
}

for (const { path, name, submit, search, target } of languages) {
  test.describe(`the promotional popup at ${path}`, () => {
    const { inIndonesian, inEnglish } = testsAt(path)

    inIndonesian(
      'opens three seconds after the page, with its picture and target, closes with Escape, and not twice in a session',
      { tag: ['@home.popup-delay', '@home.popup-once', '@home.popup-content'] },
      async ({ page }) => {
        const code = watchPopup(page)
        await stopClock(page)
        await page.goto(path)
        await hydrated(page)
        const popup = page.getByRole('dialog')
        await page.clock.runFor(2900)
        expect(await code.moments()).toBe(0)
        await page.clock.runFor(200)
        await expect.poll(code.moments).toBe(1)
        // The popup's code is fetched now, and React waits a moment before it shows fetched parts.
        await page.clock.resume()
        await expect.poll(code.times).toBe(1)
        await expect(popup).toBeVisible()
        await expect(popup.getByRole('link')).toHaveAttribute('href', target)
        await expect(popup.getByRole('img')).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(popup).toBeHidden()
        await page.reload()
        await hydrated(page)
        await page.clock.runFor(10_000)
        expect(await code.times()).toBe(1)
        await expect(popup).toBeHidden()
      },
    )

    inIndonesian('waits while a visitor is typing, and gives the focus back', async ({ page }) => {
      const code = watchPopup(page)
      await stopClock(page)
      await page.goto(path)
      await hydrated(page)
      const field = page.getByLabel(name)
      await field.fill('Maya')
      await page.clock.runFor(5000)
      expect(await code.times()).toBe(0)
      const button = page.getByRole('button', { name: submit })
      await button.focus()
      await page.clock.runFor(1100)
      await page.clock.resume()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
      await expect(field).toHaveValue('Maya')
    })

    for (const [what, width, open] of [
      [
        'the menu of a phone',
        360,
        (page: Page) =>
          page
            .getByRole('banner')
            .locator('summary')
            .filter({ hasText: /^Menu$/ })
            .click(),
      ],
      ['a menu of a desktop', 1280, (page: Page) => page.getByRole('banner').locator('nav summary').first().click()],
    ] as const) {
      inEnglish(`waits while ${what} is open`, async ({ page }) => {
        const code = watchPopup(page)
        await stopClock(page)
        await page.setViewportSize({ width, height: 780 })
        await page.goto(path)
        await hydrated(page)
        await open(page)
        await page.clock.runFor(3100)
        await page.clock.runFor(5000)
        expect(await code.times()).toBe(0)
        const menu = page.getByRole('banner').locator('details[open]')
        await expect(menu).toHaveCount(1)
        await page.keyboard.press('Escape')
        await expect(menu).toHaveCount(0)
        await page.clock.resume()
        await expect(page.getByRole('dialog')).toBeVisible()
      })
    }

    inIndonesian(
      'does not open over the search that a visitor opens while its code is on its way',
      async ({ page }) => {
        const code = watchPopup(page)
        const held = Promise.withResolvers<undefined>()
        await page.route(popupCode, async (route) => {
          await held.promise
          await route.continue()
        })
        await stopClock(page)
        await page.goto(path)
        await hydrated(page)
        await page.clock.runFor(3100)
        await page.clock.resume()
        await expect.poll(code.times).toBe(1)
        await page.getByRole('banner').getByRole('button', { name: search }).click()
        const field = page.getByRole('dialog').getByRole('searchbox')
        await expect(field).toBeFocused()
        const arrived = page.waitForResponse(popupCode)
        held.resolve(undefined)
        await arrived
        // Longer than the popup waits before its next try.
        await page.clock.runFor(promotionRetry * 2)
        await expect(field).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog').getByRole('link')).toHaveAttribute('href', target)
      },
    )

    for (const file of ['due-promotion-*.js', 'promo-popup-*.js']) {
      test.describe('where its code is not to be had', () => {
        test.use({ tolerated: /net::ERR_FAILED/ })

        inIndonesian(`nothing is shown in its place, and nothing told: ${file}`, async ({ page }) => {
          await page.route(`**/assets/${file}`, (route) => route.abort())
          await stopClock(page)
          await page.goto(path)
          await hydrated(page)
          const failed = page.waitForEvent('requestfailed')
          await page.clock.runFor(3100)
          // React waits a moment before it shows fetched parts.
          await page.clock.resume()
          await failed
          await page.clock.runFor(10_000)
          await expect(page.getByText('Bagian ini belum dapat ditampilkan')).toHaveCount(0)
          await expect(page.getByRole('dialog')).toBeHidden()
        })
      })
    }

    inIndonesian(
      'does not open when the popup call returns no entries',
      { tag: '@home.popup-entries' },
      async ({ page }) => {
        const code = watchPopup(page)
        await stopClock(page)
        await page.goto(`${path}?__fault=Popups=empty`)
        await hydrated(page)
        await page.clock.runFor(10_000)
        expect(await code.times()).toBe(0)
        await expect(page.getByRole('dialog')).toBeHidden()
      },
    )
  })
}
