import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './site-test.ts'

const cards = (page: Page) => page.locator('main').getByRole('article')
const ratna = '/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha'

const structuredData = async (page: Page): Promise<string> => (await page.locator('script[type="application/ld+json"]').allTextContents()).join()

test.describe('the list of doctors, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('has ten on a page, and finds a part of a name whatever its case', async ({ page }) => {
    await page.goto('/dokter')
    await expect(cards(page)).toHaveCount(10)
    await page.getByLabel('Nama dokter').fill('sANTO')
    await page.getByRole('button', { name: 'Terapkan' }).click()
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toContainText('dr. Budi Santoso')
  })

  test('is narrowed by hospital and specialty, which its pages keep', async ({ page }) => {
    await page.goto('/en/dokter?rs=RS01')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/en/dokter?rs=RS01&page=2')
    await page.getByLabel('Specialty').selectOption({ label: 'Internal Medicine' })
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(cards(page)).toHaveCount(2)
    for (const card of await cards(page).all()) await expect(card).toContainText('RS Kawung Karawang')
  })

  test('has no doctor who no longer practises', async ({ page }) => {
    await page.goto('/dokter?dokter=Deni+Ramdani')
    await expect(page.getByText('Tidak ada dokter yang cocok')).toBeVisible()
  })
})

test('the list stands without today’s states', async ({ page }) => {
  await page.goto('/dokter?__fault=getDoctorScheduleBySlug=500')
  await expect(cards(page)).toHaveCount(10)
})

test('a doctor’s page has the week at each hospital, in WIB, with whom to call', async ({ page }) => {
  await page.goto(ratna)
  await expect(page.getByRole('heading', { level: 1, name: 'dr. Ratna Widyaningsih, Sp.JP(K), FIHA' })).toBeVisible()
  for (const hospital of ['RS Kawung Karawang', 'RS Kawung Cikampek']) {
    const week = page.getByRole('list', { name: `Jadwal dr. Ratna Widyaningsih, Sp.JP(K), FIHA di ${hospital}` })
    await expect(week.getByRole('listitem')).toHaveCount(7)
    await expect(week).toContainText('WIB')
    await expect(page.getByRole('link', { name: `Telepon ${hospital}` })).toHaveAttribute('href', /^tel:\+62/)
    const chat = await page.getByRole('link', { name: `WhatsApp ${hospital}` }).getAttribute('href')
    expect(new URL(chat ?? '').searchParams.get('text')).toContain('dr. Ratna Widyaningsih')
  }
  await page.locator('#jadwal').getByRole('link', { name: 'RS Kawung Cikampek', exact: true }).click()
  await expect(page).toHaveURL('/rumah-sakit/rs-kawung-cikampek')
})

test('a doctor’s page leads to colleagues of the specialty and to articles about it', async ({ page }) => {
  await page.goto(`/en${ratna}`)
  await hydrated(page)
  await expect(page.locator('#artikel').getByRole('article').first()).toContainText('Heart Health')
  await page.locator('#rekan').getByRole('link', { name: 'dr. Bagus Prasetyo, Sp.JP, FIHA', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'dr. Bagus Prasetyo' })).toBeVisible()
})

test('search engines are told who the doctor is, and where', async ({ page }) => {
  await page.goto(ratna)
  const data = await structuredData(page)
  expect(data).toContain('"@type":"Physician"')
  expect(data).toContain('Jantung dan Pembuluh Darah')
  expect(data).toContain('"@type":"BreadcrumbList"')
})

test('hours by arrangement are told in words, and so is a week without fixed hours', async ({ page }) => {
  await page.goto('/dokter/dr-ignatius-hartono-sp-bs')
  await expect(page.locator('#jadwal')).toContainText('Sabtu: dengan perjanjian')
  await page.goto('/dokter/dr-zulkifli-nasution-sp-btkv')
  await expect(page.locator('#jadwal')).toContainText('Jam praktik tidak tetap')
  await expect(page.locator('#jadwal').getByRole('link', { name: /^Telepon/ })).toBeVisible()
})

for (const [fault, section, others] of [
  ['getDoctorScheduleBySlug', '#jadwal', '#rekan'],
  ['getDoctors', '#rekan', '#jadwal'],
  ['listArticlesBySpecialty', '#artikel', '#jadwal'],
] as const) {
  test(`when ${fault} fails, only its section says so`, async ({ page }) => {
    await page.goto(`${ratna}?__fault=${fault}=500`)
    await expect(page.locator(section).getByRole('status')).toContainText('belum dapat ditampilkan')
    await expect(page.locator(others).getByText('belum dapat ditampilkan')).toHaveCount(0)
  })
}

test('today is told in words at each hospital that reports it', async ({ page }) => {
  const words = { '': /Praktik hari ini|Cuti hari ini|Kuota hari ini penuh|Tidak praktik hari ini/, '/en': /In clinic today|On leave today|Fully booked today|Not in today/ }
  for (const [language, expected] of Object.entries(words)) {
    await page.goto(`${language}${ratna}`)
    await expect(page.locator('#jadwal')).toContainText(expected)
  }
})
