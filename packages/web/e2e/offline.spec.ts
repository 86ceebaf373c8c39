import type { Page } from '@playwright/test'
import { pagesOfKind } from './site-map.ts'
import { expect, hydrated, test } from './site-test.ts'

test.use({ serviceWorkers: 'allow' })

/** The first visit installs the worker; the next page is the first one that it answers. */
const visitTwice = async (page: Page, path: string) => {
  await page.goto(path)
  await hydrated(page)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
  await page.goto(path)
  await hydrated(page)
}

const cachedPaths = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('public-pages')).keys()).map(({ url }) => new URL(url).pathname))

/** The title of a page, and its numbers to call or write to. */
const contactsIn = async (page: Page) => ({
  title: await page.getByRole('heading', { level: 1 }).textContent(),
  links: await page
    .locator('main a')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((link) => /^(?:tel:|https:\/\/wa\.me\/)/.test(link)),
    ),
})

test.describe('without a connection', () => {
  test.use({ tolerated: /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/ })

  test('each hospital that was seen once is still there, with its own numbers', async ({ page, context }) => {
    await visitTwice(page, '/')
    const hospitals = await pagesOfKind(context.request, /^\/rumah-sakit\/[\w-]+$/)
    expect(hospitals.length).toBe(6)
    const seen = []
    for (const path of hospitals) {
      await page.goto(path)
      seen.push(await contactsIn(page))
      await expect.poll(() => cachedPaths(page)).toContain(path)
    }
    // All numbers differ, so none is the country's or the group's.
    const phones = seen.map(({ links }) => links.find((link) => link.startsWith('tel:+62')))
    expect(phones).not.toContain(undefined)
    expect(new Set(phones).size).toBe(hospitals.length)
    await context.setOffline(true)
    for (const [index, path] of hospitals.entries()) {
      await page.goto(path)
      expect(await contactsIn(page)).toEqual(seen[index])
    }
  })

  test('the emergency call opens the numbers to call', async ({ page, context }) => {
    await visitTwice(page, '/en')
    await expect.poll(() => cachedPaths(page)).toContain('/en')
    await context.setOffline(true)
    await page.goto('/en')
    await hydrated(page)
    await page.getByRole('banner').getByRole('button', { name: 'Emergency call', exact: true }).click()
    const numbers = page.getByRole('dialog', { name: 'Emergency call', exact: true }).getByRole('link')
    await expect(numbers).toHaveCount(7)
    const addresses = await numbers.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(addresses.filter((address) => !/^tel:\+62\d{8,}$/.test(address ?? ''))).toEqual(['tel:119'])
    expect(new Set(addresses).size).toBe(7)
  })

  for (const [path, other, title] of [
    ['/', '/endokrin/gula-darah', 'Hubungi kami'],
    ['/en', '/en/dokter', 'Contact us'],
  ] as const) {
    test(`a page that was not seen gives way to each hospital’s contacts, at ${other}`, async ({ page, context }) => {
      await visitTwice(page, path)
      await context.setOffline(true)
      await page.goto(other)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      const hospitals = page
        .getByRole('main')
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: /^RS Kawung / }) })
      await expect(hospitals).toHaveCount(6)
      for (const hospital of await hospitals.all()) await expect(hospital.locator('a[href^="tel:+62"]')).toBeVisible()
      await page
        .getByRole('banner')
        .getByRole('button', { name: path === '/' ? 'Panggilan Darurat' : 'Emergency call', exact: true })
        .click()
      await expect(page.getByRole('dialog').getByRole('link').first()).toHaveAttribute('href', 'tel:119')
      await page.keyboard.press('Escape')
      // One hospital has no WhatsApp.
      await expect(hospitals.locator('a[href^="https://wa.me/62"]')).toHaveCount(5)
    })
  }
})

test('what is cached for later holds nothing of a session', async ({ page, context, baseURL }) => {
  const member = { id: 1, nama_lengkap: 'Zulaikha', email: null, no_telp: null, gender: 'P' }
  await context.addCookies([{ name: 'auth', value: encodeURIComponent(JSON.stringify(member)), url: baseURL ?? '' }])
  await visitTwice(page, '/')
  await expect(page.getByText('Zulaikha').first()).toBeVisible()
  await expect.poll(() => cachedPaths(page)).toContain('/')
  const texts = await page.evaluate(async () => {
    const cache = await caches.open('public-pages')
    const responses = await Promise.all((await cache.keys()).map((request) => cache.match(request)))
    return Promise.all(responses.map(async (response) => (response ? await response.text() : '')))
  })
  expect(texts.join()).not.toContain('Zulaikha')
})

for (const [age, isRenewed] of [
  [23, false],
  [25, true],
] as const)
  test(`contacts that were cached ${age} hours ago are ${isRenewed ? 'cached again' : 'left as they are'}`, async ({
    page,
  }) => {
    await visitTwice(page, '/')
    const contacts = '/informasi/hubungi-kami'
    const old = new Date(Date.now() - age * 60 * 60_000).toUTCString()
    await page.evaluate(
      async ([path, date]) => {
        const cache = await caches.open('public-pages')
        const cached = await cache.match(path)
        if (!cached) throw new Error('the contacts are not cached')
        const headers = new Headers(cached.headers)
        headers.set('date', date)
        for (const name of ['content-encoding', 'content-length']) headers.delete(name)
        await cache.put(path, new Response(await cached.text(), { headers }))
      },
      [contacts, old] as const,
    )
    const cachedDate = () =>
      page.evaluate(async (path) => (await caches.match(path))?.headers.get('date') ?? '', contacts)
    expect(await cachedDate()).toBe(old)
    await page.goto('/rumah-sakit')
    // The worker caches this page after it has checked the contact pages.
    await expect.poll(() => cachedPaths(page)).toContain('/rumah-sakit')
    if (isRenewed) await expect.poll(cachedDate).not.toBe(old)
    else expect(await cachedDate()).toBe(old)
  })
