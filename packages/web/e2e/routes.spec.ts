import { href, localizedPath } from '../src/routes/href.ts'
import { matchPath } from '../src/routes/match.ts'
import type { Route } from '../src/routes/table.ts'
import { routes } from '../src/routes/table.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'
import { linksIn, missedRoutes, walkSite } from './site-walk.ts'

const planned = (Object.entries(routes) as [string, Route][]).filter(
  ([name, { page }]) => page === undefined && !name.startsWith('article'),
)

for (const [name, { path, guard }] of planned) {
  const address = path.replace(/:\w+/g, 'contoh')
  if (guard === 'member' || guard === 'company') {
    test(`${name} is for those who are logged in; others go to the home page`, async ({ request }) => {
      for (const [from, to] of [
        [address, '/'],
        [`/en${address}`, '/en'],
      ] as const) {
        const response = await request.get(from, { maxRedirects: 0 })
        expect([response.status(), response.headers()['location']]).toEqual([302, to])
      }
    })
  } else {
    test(`${name} says that it is being prepared, in both languages, and may not be found`, async ({ request }) => {
      for (const [from, words] of [
        [address, 'sedang disiapkan'],
        [`/en${address}`, 'being prepared'],
      ] as const) {
        const response = await request.get(from)
        expect(response.status()).toBe(200)
        const html = await response.text()
        expect(html).toContain(words)
        expect(html).toContain('<meta name="robots" content="noindex">')
      }
    })
  }
}

const memberCookie = encodeURIComponent(
  JSON.stringify({ id: 1, nama_lengkap: 'Siti', email: null, no_telp: null, gender: 'P' }),
)

const companyCookie = encodeURIComponent(JSON.stringify({ id: 1, name: 'Budi', email: null, role_id: 2 }))

for (const locale of ['id', 'en'] as const) {
  test(`whoever is logged in sees the member area and is greeted, in ${locale}`, async ({ context, page, baseURL }) => {
    await context.addCookies([{ name: 'auth', value: memberCookie, url: baseURL ?? '' }])
    const response = await page.goto(href(locale, 'memberProfile'))
    expect(response?.status()).toBe(200)
    expect(response?.headers()['cache-control']).toBe('no-store')
    expect(response?.headers()['referrer-policy']).toBe('no-referrer')
    await expect(page).toHaveURL(href(locale, 'memberProfile'))
    await expect(page.getByText('Siti').first()).toBeAttached()
  })

  for (const [who, cookie, otherArea] of [
    ['a patient', `auth=${memberCookie}`, 'company'],
    ['a company', `authCompany=${companyCookie}`, 'member'],
  ] as const) {
    test(`${who} who is logged in neither logs in again nor sees the other area, but the home page, in ${locale}`, async ({
      request,
    }) => {
      const closed = (Object.entries(routes) as [string, Route][]).filter(
        ([, { guard }]) => guard === 'guest' || guard === otherArea,
      )
      expect(new Set(closed.map(([, { guard }]) => guard))).toEqual(new Set(['guest', otherArea]))
      for (const [name, { path }] of closed) {
        const response = await request.get(localizedPath(path.replace(/:\w+/g, 'contoh'), locale), {
          maxRedirects: 0,
          headers: { cookie },
        })
        expect([name, response.status(), response.headers()['location']]).toEqual([name, 302, href(locale, 'home')])
      }
    })
  }
}

test('a session cookie that makes no sense is dropped', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'auth', value: '%7Brusak', url: baseURL ?? '' }])
  expect((await page.goto('/'))?.status()).toBe(200)
  await expect.poll(() => context.cookies()).toEqual([])
})

test.describe('what is not there', () => {
  test.use({ missing: '/shop/wishlist' })

  for (const path of [
    '/shop/wishlist',
    '/kategori-yang-tidak-ada',
    '/kategori-yang-tidak-ada/artikel',
    '/%E0%A4%A',
    '/a/b/c/d',
  ]) {
    test(`${path} is a 404 in both languages`, async ({ request }) => {
      for (const [address, words] of [
        [path, 'Halaman ini tidak ditemukan'],
        [`/en${path}`, 'This page could not be found'],
      ] as const) {
        const response = await request.get(address)
        expect(response.status()).toBe(404)
        const html = await response.text()
        expect(html).toContain(words)
        expect(html).toContain('<meta name="robots" content="noindex">')
      }
    })
  }

  for (const [home, title, link] of [
    ['/', 'Halaman ini tidak ditemukan', 'Kembali ke beranda'],
    ['/en', 'This page could not be found', 'Back to the home page'],
  ] as const) {
    test(`the page ‘${title}’ leads back home, without loading everything anew`, async ({ page }) => {
      await page.goto(`${home.replace(/\/$/, '')}/shop/wishlist`)
      await hydrated(page)
      await expectAccessible(page)
      await page.evaluate(() => Object.assign(window, { stayed: true }))
      await page.getByRole('link', { name: link }).click()
      await expect(page).toHaveURL(home)
      await expect(page.locator('#packages')).toBeVisible()
      await expect(page.locator('main')).toBeFocused()
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(title))
    })
  }
})

for (const [from, status, to] of [
  ['/contact-us', 301, '/informasi/hubungi-kami'],
  ['/en/contact-us', 301, '/en/informasi/hubungi-kami'],
  ['/blog/sidebar-1', 301, '/artikel'],
  ['/en/blog/sidebar-1', 301, '/en/artikel'],
  ['/paket/', 301, '/paket'],
  ['/en/paket/?q=jantung', 301, '/en/paket?q=jantung'],
  ['/en/', 301, '/en'],
] as const) {
  test(`${from} has moved to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([status, to])
    expect((await request.get(to)).status()).toBe(200)
  })
}

test.describe('a page whose content cannot be loaded', () => {
  const address = '/penyakit-dan-gejala/apa-saja?__fault=ArticleBySlug=500'
  test.use({ missing: address })

  for (const [path, words] of [
    [address, 'Halaman ini belum dapat ditampilkan'],
    [`/en${address}`, 'This page cannot be shown just now'],
  ] as const) {
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

/** Of the patient and company areas there are addresses before there are pages. */
const isMissing = (route: Route | undefined) =>
  route === undefined || (route.area === 'public' && route.page === undefined)

for (const locale of ['id', 'en'] as const) {
  test(`no link of any kind of page leads nowhere, nor to a public page that is not built, in ${locale}`, async ({
    request,
  }) => {
    const seen = await walkSite(request, locale)
    expect(missedRoutes(seen)).toEqual([])
    for (const { address, html } of seen) {
      const links = linksIn(html.slice(html.indexOf('<body'))).map((link) => link.replace(/\?.*/, ''))
      // The menus and the footer alone have as many.
      expect([address, links.length > 40]).toEqual([address, true])
      expect([address, links.filter((link) => isMissing(matchPath(link)?.route))]).toEqual([address, []])
    }
  })
}

test('the language switch goes nowhere but to this site', async ({ request }) => {
  for (const target of ['//jahat.example', 'https://jahat.example', '/\\jahat.example', '/%09/jahat.example']) {
    const response = await request.get(`/_locale/en?to=${encodeURIComponent(target)}`, { maxRedirects: 0 })
    expect(new URL(response.headers()['location'] ?? '', 'http://localhost').host).toBe('localhost')
  }
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  for (const [path, link, title] of [
    ['/', 'Semua dokter', 'Dokter kami'],
    ['/en', 'All doctors', 'Our doctors'],
  ] as const) {
    test(`a page that somebody goes on to from far down begins at its top, at once: ${path}`, async ({ page }) => {
      await page.goto(path)
      await hydrated(page)
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport()
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await expect(page.getByRole('main')).toBeFocused()
    })
  }
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
