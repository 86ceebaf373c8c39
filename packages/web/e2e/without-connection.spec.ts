import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

test.use({ serviceWorkers: 'allow' })

test.use({
  tolerated: /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/,
  viewport: { width: 360, height: 740 },
})

/** Waits until the service worker has cached what it caches from the first visit on. */
const workerIsReady = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready))

for (const [language, seen, other, words, saved, title] of [
  ['Indonesian', '/', '/jadwal-dokter', 'Tidak ada koneksi internet.', 'tersimpan di perangkat ini:', 'Hubungi kami'],
  ['English', '/en', '/en/dokter', 'No internet connection.', 'saved on this device on', 'Contact us'],
] as const) {
  test(`a page that was not seen gives way to one that says so, with numbers instead of a form, in ${language}`, async ({
    page,
    context,
  }) => {
    await page.goto(seen)
    await workerIsReady(page)
    await context.setOffline(true)
    await page.goto(other)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(words)).toBeInViewport()
    const day = new Date().toLocaleDateString(language === 'English' ? 'en-GB' : 'id', {
      dateStyle: 'long',
      timeZone: 'Asia/Jakarta',
    })
    await expect(page.getByText(saved)).toContainText(day)
    await expect(page.getByRole('textbox', { name: /Pesan|Message/ })).toBeHidden()
    await hydrated(page)
    const numbers = page.locator('main a[href^="tel:"]')
    expect(await numbers.count()).toBeGreaterThan(3)
    await expect(numbers.nth(0)).toBeVisible()
    await expectAccessible(page)
  })
}

test('the page on which the first visit began is cached, too', async ({ page, context }) => {
  await page.goto('/rumah-sakit/rs-kawung-karawang')
  await workerIsReady(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('RS Kawung Karawang')
})

for (const [path, name, message, button, failed] of [
  ['/informasi/hubungi-kami', 'Nama', 'Pesan', 'Kirim pesan', /belum (?:terkirim|dapat dikirim)/],
  ['/en/informasi/hubungi-kami', 'Name', 'Message', 'Send', /(?:not|could not be) (?:been )?sent/],
] as const) {
  test(`a form that is sent without a connection keeps what was typed and says that it was not sent, at ${path}`, async ({
    page,
    context,
  }) => {
    await page.goto(path)
    await hydrated(page)
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name }).fill('Siti Rahayu')
    await main.getByRole('textbox', { name: message }).fill('Apakah ada dokter gigi anak?')
    await context.setOffline(true)
    await main.getByRole('button', { name: button }).click()
    await expect(main.getByText(failed)).toBeVisible()
    await expect(main.getByRole('textbox', { name })).toHaveValue('Siti Rahayu')
    await expect(main.getByRole('textbox', { name: message })).toHaveValue('Apakah ada dokter gigi anak?')
  })
}
