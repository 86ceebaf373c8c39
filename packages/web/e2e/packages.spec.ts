import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './site-test.ts'

const cards = (page: Page) => page.locator('main').getByRole('article')

test.describe('the list of packages, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('has prices in rupiah, validity, and pages', async ({ page }) => {
    await page.goto('/paket')
    await expect(cards(page)).toHaveCount(10)
    for (const card of await cards(page).all()) {
      await expect(card).toContainText(/Rp\d{1,3}(\.\d{3})+/)
      await expect(card).toContainText('Berlaku hingga')
    }
    await page.getByRole('link', { name: 'Berikutnya' }).click()
    await expect(page).toHaveURL('/paket?page=2')
  })

  test('is narrowed by a category, and then by words', async ({ page }) => {
    await page.goto('/paket')
    await page.getByRole('link', { name: 'Vaksinasi', exact: true }).click()
    await expect(page).toHaveURL('/paket?kategori=vaksinasi')
    const count = await cards(page).count()
    await page.getByLabel('Nama paket').fill('INFLUENZA')
    await page.getByRole('button', { name: 'Terapkan' }).click()
    await expect(cards(page).first()).toContainText('Influenza')
    expect(await cards(page).count()).toBeLessThan(count)
    await page.getByRole('link', { name: 'Hapus filter INFLUENZA' }).click()
    await expect(page).toHaveURL('/paket?kategori=vaksinasi')
  })

  test('says where nothing matches, and leads back to all', async ({ page }) => {
    await page.goto('/en/paket?q=zzz')
    await expect(page.getByText('No package matches')).toBeVisible()
    await page.getByRole('link', { name: 'All packages' }).first().click()
    await expect(page).toHaveURL('/en/paket')
  })
})

test('the same list at its second address names the first one, in both languages', async ({ page }) => {
  for (const [path, canonical] of [['/informasi/paket-kesehatan', /[^n]\/paket$/], ['/en/informasi/paket-kesehatan', /\/en\/paket$/]] as const) {
    await page.goto(path)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical)
    await expect(cards(page)).toHaveCount(10)
  }
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/en/informasi/paket-kesehatan?page=2')
})

test('a package has its price, its contents and its validity, and whom to ask', async ({ page }) => {
  await page.goto('/paket/medical-check-up-eksekutif')
  await expect(page.locator('main').getByText('Rp2.450.000').first()).toBeVisible()
  await expect(page.getByText('Berlaku hingga').first()).toBeVisible()
  await expect(page.locator('#isi').getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reservasi paket ini' })).toHaveAttribute('href', '#reservasi')
  const chat = await page.locator('main').getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toContain('Medical Check Up Eksekutif')
  await page.goto('/en/informasi/paket-kesehatan/medical-check-up-eksekutif')
  await expect(page.locator('main').getByText('IDR 2,450,000').first()).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/paket\/medical-check-up-eksekutif$/)
})

test('search engines are told the offer', async ({ page }) => {
  await page.goto('/paket/medical-check-up-dasar')
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join()
  expect(data).toContain('"@type":"Product"')
  expect(data).toContain('"price":650000')
  expect(data).toContain('"priceCurrency":"IDR"')
})

test('a package leads to others of its kind', async ({ page }) => {
  await page.goto('/paket/medical-check-up-dasar')
  await hydrated(page)
  await page.locator('#lainnya').getByRole('link', { name: 'Medical Check Up Jantung', exact: true }).click()
  await expect(page).toHaveURL('/paket/medical-check-up-jantung')
  await expect(page.getByRole('heading', { level: 1, name: 'Medical Check Up Jantung' })).toBeVisible()
})

test('when others of its kind cannot be had, only their section says so', async ({ page }) => {
  await page.goto('/paket/medical-check-up-dasar?__fault=RelatedPackages=500')
  await expect(page.locator('#lainnya').getByRole('status')).toContainText('belum dapat ditampilkan')
  await expect(page.locator('#isi')).toBeVisible()
})

test('when there is nothing on offer, the page says so', async ({ page }) => {
  await page.goto('/paket?__fault=Packages=empty')
  await expect(page.getByText('Belum ada paket yang ditawarkan')).toBeVisible()
})

test('without the categories the list still stands', async ({ page }) => {
  await page.goto('/paket?__fault=PackageCategories=500')
  await expect(cards(page)).toHaveCount(10)
})

test('a package can be asked about from its card, in words that name it', async ({ page }) => {
  await page.goto('/paket')
  const chat = await cards(page).first().getByRole('link', { name: /^Tanyakan .* lewat WhatsApp$/ }).getAttribute('href')
  expect(chat).toMatch(/^https:\/\/wa\.me\/62\d+\?text=/)
  expect(new URL(chat ?? '').searchParams.get('text')).toContain(await cards(page).first().getByRole('heading').innerText())
})

test('filtering changes the list without loading the document anew, and tells how many there are', async ({ page }) => {
  await page.goto('/paket')
  await hydrated(page)
  await page.evaluate(() => (document.documentElement.dataset['same'] = 'yes'))
  await page.getByLabel('Nama paket').fill('vaksin')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/paket?q=vaksin')
  const status = page.getByText('3 paket', { exact: true })
  await expect(status).toBeFocused()
  await expect(status).toBeInViewport()
  await expect(cards(page)).toHaveCount(3)
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes')
  await page.goBack()
  await expect(page).toHaveURL('/paket')
  await expect(cards(page)).toHaveCount(10)
  await expect(page.getByLabel('Nama paket')).toHaveValue('')
})
