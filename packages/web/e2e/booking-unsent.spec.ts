import type { Page } from '@playwright/test'
import { appointmentWords, openDetails, reachDetails } from './appointment-way.ts'
import { expect, expectAccessible, hydrated, test, testsAt } from './site-test.ts'

// The document that answers a refused form has the status 422, which Chromium logs.
test.use({ missing: /\/dokter\/appointment\?/, tolerated: /^Failed to load resource: net::ERR_FAILED$/ })

const said = {
  id: {
    title: 'Isian Anda belum terkirim',
    noScript: 'Peramban Anda tidak menjalankan JavaScript',
    insurer: 'Asuransi',
    greeting: /Halo, saya ingin membuat janji temu/,
  },
  en: {
    title: 'Your form has not been sent',
    noScript: 'Your browser does not run JavaScript',
    insurer: 'Asuransi',
    greeting: /Hello, I would like to make an appointment/,
  },
} as const

const fill = async (page: Page, words: (typeof appointmentWords)['id' | 'en'], insurer: string) => {
  await page.getByRole('radio', { name: insurer }).check()
  await page.getByRole('radio', { name: 'Poliklinik' }).check()
  await page.getByLabel(words.complaint).fill('Nyeri lutut')
}

const expectFilled = async (page: Page, words: (typeof appointmentWords)['id' | 'en'], insurer: string) => {
  await expect(page.getByRole('radio', { name: insurer })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Poliklinik' })).toBeChecked()
  await expect(page.getByLabel(words.complaint)).toHaveValue('Nyeri lutut')
  expect(decodeURIComponent(page.url())).not.toContain('Nyeri')
}

for (const language of ['id', 'en'] as const) {
  const { inIndonesian, inEnglish } = testsAt(appointmentWords[language].path)

  const words = appointmentWords[language]
  const { title, insurer } = said[language]

  inIndonesian(
    `pressed before the page is at work, the last step at ${words.path} keeps what was typed and can be pressed again`,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      await openDetails(page, words)
      const address = page.url()
      let release = (): void => undefined
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/assets/entry-*.js', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(address, { waitUntil: 'commit' })
      await fill(page, words, insurer)
      await page.getByRole('button', { name: words.submit }).click()
      const notice = page.getByRole('status').filter({ hasText: title })
      await expect(notice).toBeInViewport()
      release()
      await hydrated(page)
      await expect(notice).toBeFocused()
      await expectFilled(page, words, insurer)
      await expectAccessible(page, 'main')
      // The question about payment is there now, and has no answer yet.
      await page.getByRole('button', { name: words.submit }).click()
      await expect(page.getByRole('link', { name: words.guarantorMissing })).toBeVisible()
    },
  )

  inEnglish(
    `where the dialog of the log-in cannot be fetched, the last step at ${words.path} says so and keeps what was typed`,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      await openDetails(page, words)
      await hydrated(page)
      await fill(page, words, 'Umum (bayar sendiri)')
      await page.route('**/assets/**', (route) => route.abort())
      await page.getByRole('button', { name: words.submit }).click()
      const notice = page.getByRole('status').filter({ hasText: /Maaf, belum berhasil|Sorry, that did not work/ })
      await expect(notice).toBeFocused()
      await expect(notice).toBeInViewport({ ratio: 1 })
      await expectFilled(page, words, 'Umum (bayar sendiri)')
    },
  )
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  test('the last step says how to book by telephone, and what was typed stays', async ({ page }) => {
    const words = appointmentWords.en
    const { title, noScript, insurer, greeting } = said.en
    await reachDetails(page, words, 'last')
    // Playwright's Chromium without scripts does not show `noscript`, although real browsers without scripts do.
    expect(await (await page.request.get(page.url())).text()).toContain(noScript)
    await fill(page, words, insurer)
    await page.getByRole('button', { name: words.submit }).click()
    await expect(page.getByText(title)).toBeInViewport()
    await expectFilled(page, words, insurer)
    await expect(page.locator('main dl').first()).toContainText('RS Kawung')
    const contact = page.locator('main a[href^="https://wa.me/"]').last()
    await expect(contact).toBeVisible()
    expect(decodeURIComponent((await contact.getAttribute('href')) ?? '').replaceAll('+', ' ')).toMatch(greeting)
    await expect(page.locator('main a[href^="tel:"]').last()).toBeVisible()
  })
})
