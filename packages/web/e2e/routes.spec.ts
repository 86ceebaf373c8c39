import { href } from '../src/routes/href.ts'
import { matchPath } from '../src/routes/match.ts'
import type { Route } from '../src/routes/table.ts'
import { routes } from '../src/routes/table.ts'
import { expect, expectAccessible, hydrated, stopClock, test } from './site-test.ts'

const planned = (Object.entries(routes) as [string, Route][]).filter(([name, { page }]) => page === undefined && !name.startsWith('article'))

for (const [name, { path, guard }] of planned) {
  const address = path.replace(/:\w+/g, 'contoh')
  if (guard === 'member' || guard === 'company') {
    test(`${name} is for those who are logged in; others go to the home page`, async ({ request }) => {
      for (const [from, to] of [[address, '/'], [`/en${address}`, '/en']] as const) {
        const response = await request.get(from, { maxRedirects: 0 })
        expect([response.status(), response.headers()['location']]).toEqual([302, to])
      }
    })
  } else {
    test(`${name} says that it is being prepared, in both languages, and may not be found`, async ({ request }) => {
      for (const [from, words] of [[address, 'sedang disiapkan'], [`/en${address}`, 'being prepared']] as const) {
        const response = await request.get(from)
        expect(response.status()).toBe(200)
        const html = await response.text()
        expect(html).toContain(words)
        expect(html).toContain('<meta name="robots" content="noindex">')
      }
    })
  }
}

const memberCookie = encodeURIComponent(JSON.stringify({ id: 1, nama_lengkap: 'Siti', email: null, no_telp: null, gender: 'P' }))

test('whoever is logged in sees the member area, is greeted, and does not log in again', async ({ context, page, baseURL }) => {
  await context.addCookies([{ name: 'auth', value: memberCookie, url: baseURL ?? '' }])
  const response = await page.goto(href('id', 'memberProfile'))
  expect(response?.status()).toBe(200)
  expect(response?.headers()['cache-control']).toBe('no-store')
  expect(response?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(page.getByText('Siti').first()).toBeAttached()
  await page.goto(href('id', 'memberLogin'))
  await expect(page).toHaveURL('/')
})

test('a session cookie that makes no sense is dropped', async ({ request }) => {
  const response = await request.get('/', { headers: { cookie: 'auth=%7Brusak' } })
  expect(response.status()).toBe(200)
  expect(response.headers()['set-cookie']).toMatch(/auth=;.*Max-Age=0/)
})

test.describe('what is not there', () => {
  test.use({ missing: '/shop/wishlist' })

  for (const path of ['/shop/wishlist', '/kategori-yang-tidak-ada', '/kategori-yang-tidak-ada/artikel', '/%E0%A4%A', '/a/b/c/d']) {
    test(`${path} is a 404 in both languages`, async ({ request }) => {
      for (const [address, words] of [[path, 'Halaman ini tidak ditemukan'], [`/en${path}`, 'This page could not be found']] as const) {
        const response = await request.get(address)
        expect(response.status()).toBe(404)
        expect(await response.text()).toContain(words)
      }
    })
  }

  test('the page leads back home, without loading everything anew', async ({ page }) => {
    await page.goto('/shop/wishlist')
    await hydrated(page)
    await expectAccessible(page)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.getByRole('link', { name: 'Kembali ke beranda' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('#packages')).toBeVisible()
    await expect(page.locator('main')).toBeFocused()
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Halaman ini tidak ditemukan' })).toBeVisible()
    await expect(page).toHaveTitle(/Halaman ini tidak ditemukan/)
  })
})

for (const [from, to] of [['/contact-us', '/informasi/hubungi-kami'], ['/en/blog/sidebar-1', '/en/artikel'], ['/paket/', '/paket']] as const) {
  test(`${from} has moved to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.headers()['location']).toBe(to)
  })
}

test.describe('a page whose content cannot be loaded', () => {
  const address = '/penyakit-dan-gejala/apa-saja?__fault=ArticleBySlug=500'
  test.use({ missing: address })

  for (const [path, words] of [[address, 'Halaman ini belum dapat ditampilkan'], [`/en${address}`, 'This page cannot be shown just now']] as const) {
    test(`at ${path} says so, with whom to call, and is no 200`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(502)
      await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
      await expect(page.locator('main a[href^="tel:"]')).toBeVisible()
      await hydrated(page)
      await expectAccessible(page)
    })
  }
})

for (const path of ['/', '/en']) {
  test(`no link at ${path} leads to a page that is not built`, async ({ page }) => {
    await page.goto(path)
    const links = await page.locator('a[href^="/"]').evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
    const dead = links.filter((link) => !link.startsWith('/_locale/') && matchPath(link.replace(/[?#].*/, ''))?.route.page === undefined)
    expect(dead).toEqual([])
  })
}

test('the language switch goes nowhere but to this site', async ({ request }) => {
  for (const target of ['//jahat.example', 'https://jahat.example', '/\\jahat.example', '/%09/jahat.example']) {
    const response = await request.get(`/_locale/en?to=${encodeURIComponent(target)}`, { maxRedirects: 0 })
    expect(new URL(response.headers()['location'] ?? '', 'http://localhost').host).toBe('localhost')
  }
})

test('a slow navigation shows that it is under way, and the page that was there stays until it is over', async ({ page }) => {
  await stopClock(page)
  await page.goto('/')
  await hydrated(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_data/**', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'RS Kawung' }).first().click()
  const progress = page.getByRole('status').filter({ hasText: 'Memuat' })
  await expect(progress).toHaveCount(0)
  await page.clock.runFor(250)
  await expect(progress).toHaveCount(1)
  await expect(page.locator('#packages')).toBeAttached()
  release()
  await expect(progress).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()
})

test('a navigation that fails leaves the page to the browser', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  await page.route('**/_data/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>maintenance</h1>' }))
  const loadedAnew = page.waitForEvent('load')
  await page.getByRole('link', { name: 'RS Kawung' }).first().click()
  await loadedAnew
  await expect(page).toHaveURL('/en')
  await expect(page.locator('#packages')).toBeVisible()
})
