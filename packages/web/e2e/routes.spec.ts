import { href } from '../src/routes/href.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

const memberCookie = encodeURIComponent(
  JSON.stringify({ id: 1, nama_lengkap: 'Siti', email: null, no_telp: null, gender: 'P' }),
)

test('a patient who is logged in sees the member area and is greeted', async ({ context, page, baseURL }) => {
  await context.addCookies([{ name: 'auth', value: memberCookie, url: baseURL ?? '' }])
  await page.goto(href('en', 'memberProfile'))
  await expect(page).toHaveURL(href('en', 'memberProfile'))
  await expect(page.getByText('Siti').first()).toBeAttached()
})

test('a session cookie that makes no sense is dropped', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'auth', value: '%7Brusak', url: baseURL ?? '' }])
  expect((await page.goto('/'))?.status()).toBe(200)
  await expect.poll(() => context.cookies()).toEqual([])
})

test.describe('what is not there', () => {
  test.use({ missing: '/shop/wishlist' })

  test(
    'the page ‘Halaman ini tidak ditemukan’ leads back home, without a reload, and is there in English',
    { tag: '@routes.not-found-words' },
    async ({ page }) => {
      await page.goto('/en/shop/wishlist')
      await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/en')
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
      const title = 'Halaman ini tidak ditemukan'
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(title))
    },
  )
})

test.describe('a page whose content cannot be loaded', () => {
  const address = '/penyakit-dan-gejala/apa-saja?__fault=ArticleBySlug=500'
  test.use({ missing: address })

  test('says so, with whom to call, and is no 200', async ({ page }) => {
    const response = await page.goto(`/en${address}`)
    expect(response?.status()).toBe(502)
    await expect(page.getByRole('heading', { level: 1, name: 'This page cannot be shown just now' })).toBeVisible()
    await expect(page.locator('main a[href^="tel:"]')).toBeVisible()
    await hydrated(page)
    await expectAccessible(page)
  })
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a page that is opened from far down another one begins at its top, at once', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Semua dokter', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dokter kami' })).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
  })
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
