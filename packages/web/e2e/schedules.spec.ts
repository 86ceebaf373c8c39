import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './site-test.ts'

const cards = (page: Page) => page.locator('main').getByRole('article')

test('each doctor has the week in WIB, a way to book, and the hospital’s telephone', async ({ page }) => {
  await page.goto('/jadwal-dokter')
  await expect(cards(page)).toHaveCount(10)
  for (const card of await cards(page).all()) {
    await expect(card).toContainText(/WIB|dengan perjanjian|tidak tetap/)
    await expect(card.getByText(/Buat janji temu/)).toBeVisible()
    await expect(card.getByRole('link', { name: /^Telepon RS Kawung/ })).toHaveAttribute('href', /^tel:\+62/)
    await expect(card).toContainText('07.00–20.00 WIB')
  }
})

test('today is told in words', async ({ page }) => {
  await page.goto('/jadwal-dokter?rs=RS01')
  await expect(cards(page).first()).toContainText(/Praktik hari ini|Cuti hari ini|Kuota hari ini penuh|Tidak praktik hari ini/)
  await page.goto('/en/jadwal-dokter?rs=RS01')
  await expect(cards(page).first()).toContainText(/In clinic today|On leave today|Fully booked today|Not in today/)
})

test('WhatsApp begins with the doctor’s name', async ({ page }) => {
  await page.goto('/jadwal-dokter?dokter=budi+santoso&rs=RS01')
  const chat = await cards(page).getByRole('link', { name: 'WhatsApp RS Kawung Karawang' }).getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toContain('dr. Budi Santoso, Sp.PD-KGEH')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a doctor is found by hospital, specialty, day and name, and each filter can be taken off', async ({ page }) => {
    await page.goto('/jadwal-dokter')
    await page.getByLabel('Rumah sakit', { exact: true }).selectOption({ label: 'RS Kawung Karawang' })
    await page.getByLabel('Spesialis', { exact: true }).selectOption({ label: 'Penyakit Dalam' })
    await page.getByLabel('Nama dokter').fill('BUDI')
    await page.getByRole('button', { name: 'Terapkan' }).click()
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toContainText('dr. Budi Santoso, Sp.PD-KGEH')
    await expect(page.getByLabel('Nama dokter')).toHaveValue('BUDI')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: 'Hapus filter BUDI' }).click()
    await expect(cards(page)).toHaveCount(2)
    await page.getByRole('link', { name: 'Hapus semua' }).click()
    await expect(page).toHaveURL('/jadwal-dokter')
  })

  test('the pages of the list have addresses, which keep the filters', async ({ page }) => {
    await page.goto('/jadwal-dokter?rs=RS01')
    await expect(page.getByText('Halaman 1 dari 2')).toBeAttached()
    await page.getByRole('link', { name: 'Berikutnya' }).click()
    await expect(page).toHaveURL('/jadwal-dokter?rs=RS01&page=2')
    await expect(cards(page).first()).toContainText('RS Kawung Karawang')
    await page.getByRole('link', { name: 'Halaman 1', exact: true }).click()
    await expect(page).toHaveURL('/jadwal-dokter?rs=RS01')
  })

  test('the home page’s form leads here', async ({ page }) => {
    await page.goto('/en')
    await page.locator('select[name=hari]').selectOption('Senin')
    await page.locator('form:has(select[name=hari]) button[type=submit]').click()
    await expect(page.getByRole('link', { name: 'Remove the filter Monday' })).toBeVisible()
    for (const card of await cards(page).all()) await expect(card).toContainText('Monday')
  })
})

test('by keyboard alone: type a name, send, and go on to the doctor', async ({ page }) => {
  await page.goto('/jadwal-dokter')
  await hydrated(page)
  await page.getByLabel('Nama dokter').focus()
  await page.keyboard.type('ratna')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/dokter=ratna/)
  const doctor = page.getByRole('link', { name: 'dr. Ratna Widyaningsih, Sp.JP(K), FIHA', exact: true }).first()
  await doctor.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('dr. Ratna Widyaningsih, Sp.JP(K), FIHA')
})

test('taking a filter off within the page empties its field, and going back fills it again', async ({ page }) => {
  await page.goto('/jadwal-dokter?rs=RS01&dokter=budi')
  await hydrated(page)
  await page.getByRole('link', { name: 'Hapus filter budi' }).click()
  await expect(page).toHaveURL('/jadwal-dokter?rs=RS01')
  await expect(page.getByLabel('Nama dokter')).toHaveValue('')
  await expect(page.getByLabel('Rumah sakit', { exact: true })).toHaveValue('RS01')
  await page.goBack()
  await expect(page.getByLabel('Nama dokter')).toHaveValue('budi')
})

test('what makes no sense in the address is no filter, and a page that is not there is the first', async ({ page }) => {
  await page.goto('/jadwal-dokter?rs=RS99&hari=Someday&spesialis=%3Cscript%3E&page=999')
  await expect(cards(page)).toHaveCount(10)
  await expect(page.getByText('Halaman 1 dari 7')).toBeAttached()
  await expect(page.getByRole('link', { name: 'Hapus semua' })).toHaveCount(0)
})

test('where nothing matches, the page says what to do', async ({ page }) => {
  await page.goto('/en/jadwal-dokter?dokter=tidak-ada')
  await expect(page.getByText('No schedule matches')).toBeVisible()
  await page.getByRole('link', { name: 'See all schedules' }).click()
  await expect(page).toHaveURL('/en/jadwal-dokter')
})

test('without the choices the list still stands', async ({ page }) => {
  await page.goto('/jadwal-dokter?__fault=Hospitals=500,SpecialistServices=malformed')
  await expect(cards(page)).toHaveCount(10)
})

test.describe('without an answer', () => {
  const address = '/jadwal-dokter?__fault=listDoctorSchedules=500'
  test.use({ missing: address })

  test('the page says so, and whom to call', async ({ page }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(502)
    await expect(page.locator('main a[href^="tel:"]')).toBeVisible()
  })
})
