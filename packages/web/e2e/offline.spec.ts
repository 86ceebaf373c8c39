import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './site-test.ts'

/** The first visit brings the worker; the page after it is the first that it answers. */
const visitTwice = async (page: Page, path: string) => {
  await page.goto(path)
  await hydrated(page)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated') await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
  await page.goto(path)
  await hydrated(page)
}

const kept = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('public-pages')).keys()).map(({ url }) => new URL(url).pathname))

test.describe('without a connection', () => {
  test.use({ tolerated: /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/ })

  test('a hospital that was seen is still there, with its numbers', async ({ page, context }) => {
    await visitTwice(page, '/rumah-sakit/rs-kawung-karawang')
    await expect.poll(() => kept(page)).toContain('/rumah-sakit/rs-kawung-karawang')
    await context.setOffline(true)
    await page.goto('/rumah-sakit/rs-kawung-karawang')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('RS Kawung Karawang')
    await expect(page.locator('main a[href^="tel:+62"]').first()).toBeVisible()
  })

  for (const [path, other, title] of [['/', '/paket', 'Hubungi kami'], ['/en', '/en/dokter', 'Contact us']] as const) {
    test(`a page that was not seen gives way to each hospital’s contacts, at ${other}`, async ({ page, context }) => {
      await visitTwice(page, path)
      await context.setOffline(true)
      await page.goto(other)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
    })
  }
})

test('what is kept for later holds nothing of whoever is logged in', async ({ page, context, baseURL }) => {
  const member = { id: 1, nama_lengkap: 'Zulaikha', email: null, no_telp: null, gender: 'P' }
  await context.addCookies([{ name: 'auth', value: encodeURIComponent(JSON.stringify(member)), url: baseURL ?? '' }])
  await visitTwice(page, '/')
  await expect(page.getByText('Zulaikha').first()).toBeVisible()
  await expect.poll(() => kept(page)).toContain('/')
  const texts = await page.evaluate(async () => {
    const cache = await caches.open('public-pages')
    const responses = await Promise.all((await cache.keys()).map((request) => cache.match(request)))
    return Promise.all(responses.map(async (response) => (response ? await response.text() : '')))
  })
  expect(texts.join()).not.toContain('Zulaikha')
})
