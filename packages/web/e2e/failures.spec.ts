import { runSite } from '../scripts/running-site.ts'
import { expect, expectAccessible, hydrated, ownSiteTimeout, test, testsAt } from './site-test.ts'

const languages = [
  {
    prefix: '',
    toast: 'Tutup pesan',
    search: 'Cari di situs ini',
    part: 'Bagian ini belum dapat ditampilkan',
    again: 'Coba lagi',
    schedules: 'Jadwal Dokter',
    title: 'Halaman ini belum dapat ditampilkan',
    back: 'Kembali ke beranda',
    lastResort: 'Terjadi kesalahan saat menampilkan halaman galat',
  },
  {
    prefix: '/en',
    toast: 'Dismiss the message',
    search: 'Search this site',
    part: 'This part cannot be shown right now',
    again: 'Try again',
    schedules: 'Jadwal Dokter',
    title: 'This page cannot be shown just now',
    back: 'Back to the home page',
    lastResort: 'An error occurred while showing the error page',
  },
] as const

test.describe('a failure that no part of the page shows', () => {
  test.use({ tolerated: /contoh kegagalan/ })

  const ways = [
    [
      'an error',
      () =>
        void setTimeout(() => {
          throw new Error('contoh kegagalan')
        }),
    ],
    ['an unhandled rejection', () => void Promise.reject(new Error('contoh kegagalan'))],
  ] as const

  for (const { prefix, toast } of languages) {
    const { inEnglish } = testsAt(prefix)
    inEnglish(
      `is told in the toast 'Oops...Something went wrong': an error or a rejection at ${prefix}/paket`,
      { tag: '@errors.toast' },
      async ({ page }) => {
        await page.goto(`${prefix}/paket`)
        await hydrated(page)
        const words = page.getByRole('status').getByText('Oops...Something went wrong')
        for (const [what, fail] of ways) {
          await test.step(what, async () => {
            await expect(words).toHaveCount(0)
            await page.evaluate(fail)
            await expect(words).toBeVisible()
            await page.getByRole('button', { name: toast }).click()
            await expect(words).toHaveCount(0)
          })
        }
      },
    )
  }
})

test.describe('a part of the site that cannot be fetched', () => {
  test.use({ missing: '.js' })

  for (const { prefix, search, part, again } of languages) {
    const { inEnglish } = testsAt(prefix)

    inEnglish(
      `says so and offers to load the page again, which stays as it is until then, at ${prefix}/paket`,
      async ({ page }) => {
        await page.goto(`${prefix}/paket`)
        await hydrated(page)
        await page.route('**/assets/search-panel-*.js', (route) => route.fulfill({ status: 404 }))
        let loads = 0
        page.on('load', () => (loads += 1))
        const dialog = page.getByRole('dialog', { name: search })
        await page.getByRole('banner').getByRole('button', { name: search }).click()
        await dialog.getByRole('searchbox').fill('jantung')
        await expect(dialog.getByText(part)).toBeVisible()
        await expect(dialog.getByRole('searchbox')).toHaveValue('jantung')
        expect(loads).toBe(0)
        await page.unroute('**/assets/search-panel-*.js')
        const reloaded = page.waitForEvent('load')
        await dialog.getByRole('button', { name: again }).click()
        await reloaded
        await hydrated(page)
        await page.getByRole('banner').getByRole('button', { name: search }).click()
        await dialog.getByRole('searchbox').fill('jantung')
        await expect(dialog.getByRole('link').nth(3)).toBeVisible()
      },
    )
  }

  test(
    'the script that starts the page is asked for again by one reload, and not over and over',
    { tag: '@errors.chunk-reload' },
    async ({ page }) => {
      const start = Date.now()
      await page.clock.setFixedTime(start)
      await page.route('**/assets/doctor-schedules-page-*.js', (route) => route.fulfill({ status: 404 }))
      let loads = 0
      page.on('load', () => (loads += 1))
      await page.goto('/jadwal-dokter')
      await expect.poll(() => loads).toBe(2)
      await page.clock.setFixedTime(start + 59_999)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).not.toHaveAttribute('data-awaiting-scripts')
      expect(loads).toBe(3)
    },
  )
})

test.describe('a page whose component fails in the browser', () => {
  test.use({ tolerated: /TypeError/ })

  for (const { prefix, schedules, title, back } of languages) {
    const { inIndonesian } = testsAt(prefix)

    inIndonesian(
      `shows the error page in its place, with a way home, at ${prefix}/jadwal-dokter`,
      { tag: ['@errors.component', '@errors.page'] },
      async ({ page }) => {
        await page.route('**/_data/**/jadwal-dokter', async (route) => {
          const response = await route.fetch()
          const sent = (await response.json()) as { content: object }
          await route.fulfill({ response, json: { ...sent, content: { ...sent.content, data: {} } } })
        })
        await page.goto(`${prefix}/paket`)
        await hydrated(page)
        await page.evaluate(() => document.body.setAttribute('data-same', ''))
        await page.getByRole('banner').getByRole('link', { name: schedules }).click()
        await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(page).toHaveURL(`${prefix}/jadwal-dokter`)
        await expect(page.getByRole('main').locator('a[href^="tel:+62"]')).toBeVisible()
        await expectAccessible(page)
        await page.getByRole('main').getByRole('link', { name: back }).click()
        await expect(page).toHaveURL(prefix || '/')
        await expect(page.locator('#packages').getByRole('article').nth(1)).toBeAttached()
        await expect(page.locator('body[data-same]')).toBeAttached()
      },
    )
  }
})

/** Runs before the site's code, so that documents cannot be rendered. */
const broken = "String.prototype.replaceAll = () => { throw new Error('contoh') }"

test.describe('a site that cannot write its pages, nor its error page', () => {
  // Chromium itself logs a document whose status is not 200.
  test.use({ missing: /\/(?:en)?$/ })

  test(
    'says ‘An error occurred while showing the error page’ with a link back to home, in both languages',
    { tag: '@errors.last-resort' },
    async ({ page }) => {
      test.setTimeout(ownSiteTimeout)
      const site = await runSite({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(broken)}` })
      try {
        for (const { prefix, lastResort, back } of languages) {
          const response = await page.goto(`${site.url}${prefix || '/'}`)
          expect(response?.status()).toBe(500)
          await expect(page.locator('html')).toHaveAttribute('lang', prefix === '' ? 'id' : 'en')
          await expect(page.getByRole('heading', { level: 1, name: lastResort })).toBeVisible()
          await expect(page.getByRole('link', { name: back })).toHaveAttribute('href', prefix || '/')
          await expect(page.locator('body')).not.toContainText('contoh')
          await expectAccessible(page)
        }
      } finally {
        await site.stop()
      }
    },
  )
})
