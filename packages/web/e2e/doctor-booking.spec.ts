import type { Locator } from '@playwright/test'
import { expect, expectAccessible, hydrated, test, testsAt } from './site-test.ts'

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } as const

const languages = [
  {
    home: '/',
    find: 'Cari dokter',
    specialty: 'Penyakit Dalam',
    booking: /^Pesan .+ \d\d\.\d\d, \d+\stempat, /,
    filters: 'Filter',
    day: 'Hari praktik',
    today: 'Hari ini',
    apply: 'Terapkan',
  },
  {
    home: '/en',
    find: 'Find a doctor',
    specialty: 'Internal Medicine',
    booking: /^Book .+ \d\d:\d\d, \d+\splaces?, /,
    filters: 'Filters',
    day: 'Day',
    today: 'Today',
    apply: 'Apply',
  },
] as const

const bookingAddress =
  /\/dokter\/appointment\?dokter=[\w-]+&rs=RS\d+&spesialis=[\w-]+&tanggal=\d{4}-\d\d-\d\d&jam=\d\d%3A\d\d$/

test.describe('on a phone', () => {
  test.use(phone)

  for (const { home, find, specialty, booking } of languages)
    testsAt(home).inIndonesian(
      `from ${home} to the last step with a doctor’s next time are four taps on three screens, the first doctor on the first of them`,
      async ({ page }) => {
        let taps = 0
        const tap = async (what: Locator) => {
          await what.tap()
          taps += 1
        }
        await page.goto(home)
        await hydrated(page)
        const field = page.locator('main select[name=spesialis]')
        // The list of choices is the system's own: a tap opens it and another tap closes it.
        await tap(field)
        taps += 1
        await field.selectOption({ label: specialty })
        await tap(page.getByRole('main').getByRole('button', { name: find }))
        await expect(page).toHaveURL(/\/jadwal-dokter\?spesialis=/)
        const main = page.getByRole('main')
        const bar = await page.getByRole('navigation', { name: /Navigasi bawah|Bottom navigation/ }).boundingBox()
        const first = await main.getByRole('article').first().getByRole('heading').boundingBox()
        expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
        const book = main.getByRole('link', { name: booking }).first()
        const when = /\d\d[.:]\d\d/.exec((await book.textContent()) ?? '')?.[0] ?? ''
        await tap(book)
        await expect(page).toHaveURL(bookingAddress)
        // The time on the card is chosen.
        await expect(main).toContainText(when)
        expect(taps).toBeLessThanOrEqual(4)
      },
    )

  test('the filters of a list of doctors are behind one line, with what is set', async ({ page }) => {
    await page.goto('/jadwal-dokter?rs=RS01')
    await hydrated(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('search')).toBeHidden()
    await expect(main.getByRole('link', { name: 'Hapus filter RS Kawung Karawang' })).toBeVisible()
    await main.locator('summary').filter({ hasText: 'Filter' }).tap()
    await expect(main.getByLabel('Nama dokter', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  test('where nobody is found, a link leads to somebody', async ({ page }) => {
    await page.goto('/jadwal-dokter?rs=RS06&spesialis=SPJP')
    await hydrated(page)
    await expectAccessible(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Di RS / })
      .first()
      .tap()
    await expect(page).toHaveURL(/spesialis=SPJP/)
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
  })
})

test.describe('without script on a phone', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  for (const { home, booking, filters, day, today, apply } of languages)
    testsAt(home).inEnglish(`at ${home} doctors are narrowed to today, and booked`, async ({ page }) => {
      await page.goto(home === '/' ? '/dokter' : `${home}/dokter`)
      const main = page.getByRole('main')
      await main.locator('summary').filter({ hasText: filters }).tap()
      await main.getByLabel(day, { exact: true }).selectOption({ label: today })
      await main.getByRole('button', { name: apply }).tap()
      await expect(page).toHaveURL(/\/jadwal-dokter\?.*hari=hari-ini/)
      await main.getByRole('link', { name: booking }).first().tap()
      await expect(page).toHaveURL(bookingAddress)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
})
