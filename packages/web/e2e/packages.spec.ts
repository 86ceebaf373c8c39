import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './site-test.ts'

const cards = (page: Page) => page.locator('main').getByRole('article')

const languages = {
  id: {
    language: '',
    price: /Rp\d{1,3}(\.\d{3})+/,
    valid: 'Berlaku hingga',
    next: 'Berikutnya',
    first: 'Halaman 1',
    category: 'Vaksinasi',
    search: 'Nama paket',
    apply: 'Terapkan',
    remove: 'Hapus filter',
    count: (count: number) => `${count} paket`,
    none: 'Tidak ada paket yang cocok',
    all: 'Semua paket',
    influenza: 'Vaksin Influenza Dewasa',
    executive: 'Medical Check Up Eksekutif',
    executivePrice: 'Rp2.450.000',
    reserve: 'Reservasi paket ini',
    contents: 'Tentang paket ini',
    fasting: 'Puasa',
    ask: 'Halo, saya ingin bertanya tentang paket Medical Check Up Eksekutif.',
    others: 'Paket lainnya',
    heart: 'Medical Check Up Jantung',
    kind: 'Medical Check Up',
  },
  en: {
    language: '/en',
    price: /IDR\s\d{1,3}(,\d{3})+/,
    valid: 'Valid until',
    next: 'Next',
    first: 'Page 1',
    category: 'Vaccination',
    search: 'Name of the package',
    apply: 'Apply',
    remove: 'Remove the filter',
    count: (count: number) => `${count} ${count === 1 ? 'package' : 'packages'}`,
    none: 'No package matches',
    all: 'All packages',
    influenza: 'Influenza Vaccine for Adults',
    executive: 'Executive Medical Check-Up',
    executivePrice: 'IDR 2,450,000',
    reserve: 'Reserve this package',
    contents: 'About this package',
    fasting: 'Fast',
    ask: 'Hello, I would like to ask about the package Executive Medical Check-Up.',
    others: 'More packages',
    heart: 'Heart Check-Up',
    kind: 'Medical Check-Up',
  },
} as const

/** The same packages stand at two addresses in each language. */
const addresses = Object.values(languages).flatMap((words) =>
  ['/paket', '/informasi/paket-kesehatan'].map((path) => [`${words.language}${path}`, words] as const),
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, words] of addresses) {
    test(`the list of packages at ${path} has prices, validity and pages, and is narrowed by a category and by words`, async ({
      page,
    }) => {
      await page.goto(path)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`//[^/]+${words.language}/paket$`),
      )
      await expect(page.getByText(words.count(17), { exact: true })).toBeVisible()
      await expect(cards(page)).toHaveCount(10)
      for (const card of await cards(page).all()) {
        await expect(card).toContainText(words.price)
        await expect(card).toContainText(words.valid)
      }
      await page.getByRole('link', { name: words.next }).click()
      await expect(page).toHaveURL(`${path}?page=2`)
      await expect(cards(page)).toHaveCount(7)
      await page.getByRole('link', { name: words.first, exact: true }).click()
      await expect(page).toHaveURL(path)

      await page.getByRole('link', { name: words.category, exact: true }).click()
      await expect(page).toHaveURL(`${path}?kategori=vaksinasi`)
      await expect(cards(page)).toHaveCount(3)
      for (const card of await cards(page).all()) await expect(card).toContainText(words.category)
      await page.getByLabel(words.search).fill('INFLUENZA')
      await page.getByRole('button', { name: words.apply }).click()
      await expect(page.getByText(words.count(1), { exact: true })).toBeVisible()
      await expect(cards(page).getByRole('heading')).toHaveText([words.influenza])
      await page.getByRole('link', { name: `${words.remove} INFLUENZA` }).click()
      await expect(page).toHaveURL(`${path}?kategori=vaksinasi`)
      await expect(cards(page)).toHaveCount(3)

      await page.goto(`${path}?q=zzz`)
      await expect(page.getByText(words.none)).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: words.all }).click()
      await expect(page).toHaveURL(path)
    })

    test(`the package at ${path}/medical-check-up-eksekutif has its price, contents and validity, whom to ask, and others of its kind`, async ({
      page,
    }) => {
      await page.goto(`${path}/medical-check-up-eksekutif`)
      const main = page.locator('main')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${words.language}/paket/medical-check-up-eksekutif$`),
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.executive)
      await expect(main.locator('strong').getByText(words.executivePrice, { exact: true })).toBeVisible()
      await expect(main.getByRole('term').filter({ hasText: words.valid })).toBeVisible()
      await expect(main.getByRole('definition').getByRole('time')).toHaveText(/202\d$/)
      const contents = page.getByRole('region', { name: words.contents })
      await expect(contents.getByRole('listitem')).not.toHaveCount(0)
      await expect(contents).toContainText(words.fasting)
      await expect(main.getByRole('link', { name: words.reserve })).toHaveAttribute('href', '#reservasi')
      const chat = await main.getByRole('link', { name: 'WhatsApp RS Kawung', exact: true }).getAttribute('href')
      expect(new URL(chat ?? '').searchParams.get('text')).toBe(words.ask)
      const others = page.getByRole('region', { name: words.others }).getByRole('article')
      await expect(others).toHaveCount(5)
      for (const other of await others.all()) await expect(other).toContainText(words.kind)
      await others.getByRole('link', { name: words.heart, exact: true }).click()
      await expect(page).toHaveURL(`${words.language}/paket/medical-check-up-jantung`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heart)
    })
  }
})

test('search engines are told the offer', async ({ page }) => {
  await page.goto('/paket/medical-check-up-dasar')
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join()
  expect(data).toContain('"@type":"Product"')
  expect(data).toContain('"price":650000')
  expect(data).toContain('"priceCurrency":"IDR"')
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
  const chat = await cards(page)
    .first()
    .getByRole('link', { name: /^Tanyakan .* lewat WhatsApp$/ })
    .getAttribute('href')
  expect(chat).toMatch(/^https:\/\/wa\.me\/62\d+\?text=/)
  expect(new URL(chat ?? '').searchParams.get('text')).toContain(
    await cards(page).first().getByRole('heading').innerText(),
  )
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
