import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

test.use({ serviceWorkers: 'allow' })

test.use({
  tolerated: /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/,
  viewport: { width: 360, height: 740 },
})

/** Waits until the service worker has cached the pages of the first visit. */
const workerIsReady = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready))

test('a page that was not seen gives way to one that says so, with numbers instead of a form', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await workerIsReady(page)
  await context.setOffline(true)
  await page.goto('/jadwal-dokter')
  await expect(page.getByRole('heading', { level: 1, name: 'Hubungi kami' })).toBeVisible()
  await expect(page.getByText('Tidak ada sambungan internet.')).toBeInViewport()
  const day = new Date().toLocaleDateString('id', { dateStyle: 'long', timeZone: 'Asia/Jakarta' })
  await expect(page.getByText('tersimpan di perangkat ini:')).toContainText(day)
  await expect(page.getByRole('textbox', { name: 'Pesan' })).toBeHidden()
  await hydrated(page)
  const numbers = page.locator('main a[href^="tel:"]')
  expect(await numbers.count()).toBeGreaterThan(3)
  await expect(numbers.nth(0)).toBeVisible()
  await expectAccessible(page)
})

test('the page on which the first visit began is cached, too', async ({ page, context }) => {
  await page.goto('/rumah-sakit/rs-kawung-karawang')
  await workerIsReady(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('RS Kawung Karawang')
})

test('a form that is sent without a connection keeps what was typed and says that it was not sent', async ({
  page,
  context,
}) => {
  await page.goto('/en/informasi/hubungi-kami')
  await hydrated(page)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Name' }).fill('Siti Rahayu')
  await main.getByRole('textbox', { name: 'Message' }).fill('Apakah ada dokter gigi anak?')
  await context.setOffline(true)
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(main.getByText(/(?:not|could not be) (?:been )?sent/)).toBeVisible()
  await expect(main.getByRole('textbox', { name: 'Name' })).toHaveValue('Siti Rahayu')
  await expect(main.getByRole('textbox', { name: 'Message' })).toHaveValue('Apakah ada dokter gigi anak?')
})
