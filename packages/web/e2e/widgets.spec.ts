import type { Page } from '@playwright/test'
import { expect, hydrated, stopClock, testsAt } from './site-test.ts'

const languages = [
  {
    prefix: '',
    title: 'Paket kesehatan',
    toTop: 'Kembali ke atas',
    loading: 'Memuat…',
    calls: ['Panggilan Darurat', 'Ambulans'],
  },
  {
    prefix: '/en',
    title: 'Health packages',
    toTop: 'Back to the top',
    loading: 'Loading…',
    calls: ['Emergency call', 'Ambulance'],
  },
] as const

/** Scrolls, and waits until the page has handled the event. */
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate(async (offset) => {
    const heard = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    window.scrollTo({ top: offset, behavior: 'instant' })
    await heard
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  }, top)
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
}

for (const { prefix, title, toTop, loading, calls } of languages) {
  const address = `${prefix}/paket`
  const { inIndonesian, inEnglish } = testsAt(address)

  inIndonesian(
    `a scroll-to-top button shows after 200 px of scroll, and leads to the top, at ${address}`,
    { tag: '@shell.scroll-to-top' },
    async ({ page }) => {
      await page.goto(address)
      await hydrated(page)
      const button = page.getByRole('button', { name: toTop })
      for (const [top, count] of [
        [199, 0],
        [200, 0],
        [201, 1],
      ] as const) {
        await scrollTo(page, top)
        expect(await button.count()).toBe(count)
      }
      await button.click()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await expect(button).toHaveCount(0)
      await expect(page.getByRole('main')).toBeFocused()
    },
  )

  for (const width of [360, 1280]) {
    inEnglish(
      `the header becomes sticky after ${width === 360 ? 200 : 150} px of scroll, at ${address} and ${width} px`,
      { tag: '@shell.sticky' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(address)
        await hydrated(page)
        const header = page.getByRole('banner')
        const isStuck = () => header.evaluate((element) => getComputedStyle(element).position === 'sticky')
        const after = width === 360 ? 200 : 150
        for (const [top, stuck] of [
          [after - 1, false],
          [after, false],
          [after + 1, true],
        ] as const) {
          await scrollTo(page, top)
          expect(await isStuck()).toBe(stuck)
        }
        await scrollTo(page, 600)
        await expect(header.getByRole('link', { name: 'RS Kawung' })).toBeInViewport({ ratio: 1 })
        await scrollTo(page, 0)
        expect(await isStuck()).toBe(false)
      },
    )

    const inOneLanguage = width === 360 ? inIndonesian : inEnglish
    inOneLanguage(
      `the emergency call opens the numbers to call, at ${address} and ${width} px`,
      { tag: ['@shell.top-bar', '@shell.emergency-link'] },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(address)
        const banner = page.getByRole('banner')
        // A phone shows the first one beside the menu, and all of them inside it.
        if (width === 360)
          await banner
            .locator('summary')
            .filter({ hasText: /^Menu$/ })
            .click()
        for (const name of calls) {
          const button = banner.getByRole('button', { name, exact: true }).last()
          await button.click()
          const numbers = page.getByRole('dialog', { name, exact: true }).getByRole('link')
          expect(await numbers.count()).toBeGreaterThan(1)
          await expect(numbers.first()).toHaveAttribute('href', 'tel:119')
          for (const number of await numbers.all()) {
            // Without punctuation and spaces, in the international format.
            const [written = ''] = /[\d ()+-]+$/.exec(await number.innerText()) ?? []
            await expect(number).toHaveAttribute(
              'href',
              written.trim() === '119' ? 'tel:119' : `tel:+${written.replace(/\D/g, '').replace(/^0/, '62')}`,
            )
          }
          await page.keyboard.press('Escape')
          await expect(page.getByRole('dialog')).toHaveCount(0)
          await expect(button).toBeFocused()
        }
      },
    )
  }

  inIndonesian(
    `the page preloader shows after 200 ms while a slow page comes, and the page that was there stays until then, at ${address}`,
    { tag: ['@shell.preloader', '@shell.loading-delay'] },
    async ({ page }) => {
      await stopClock(page)
      await page.goto(address)
      await hydrated(page)
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/_data/**', async (route) => {
        await held
        await route.continue()
      })
      const asked = page.waitForRequest('**/_data/**')
      await page.getByRole('banner').getByRole('link', { name: 'RS Kawung' }).click()
      await asked
      const preloader = page.getByRole('status').filter({ hasText: loading })
      await page.clock.runFor(199)
      await page.evaluate(async () => (await fetch('/health')).text())
      expect(await preloader.count()).toBe(0)
      await page.clock.runFor(1)
      await expect(preloader).toBeVisible()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      release()
      await expect(page).toHaveURL(prefix || '/')
      await expect(preloader).toHaveCount(0)
    },
  )
}
