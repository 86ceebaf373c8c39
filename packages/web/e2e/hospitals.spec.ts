import { expect, hydrated, test } from './site-test.ts'

const karawang = '/rumah-sakit/rs-kawung-karawang'

test('the list has every hospital with its telephone and WhatsApp, and the customer service’s hours once', async ({ page }) => {
  await page.goto('/rumah-sakit')
  const cards = page.locator('main').getByRole('article')
  await expect(cards).toHaveCount(6)
  for (const card of await cards.all()) {
    await expect(card.getByRole('link', { name: /^Telepon/ })).toHaveAttribute('href', /^tel:\+62/)
  }
  // The hours are those of the group's customer service, not of a hospital.
  await expect(page.locator('main').getByText(/Layanan pelanggan 07\.00–20\.00 WIB/)).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a hospital’s page has its numbers, visiting hours, services and doctors', async ({ page }) => {
    await page.goto(karawang)
    await expect(page.getByRole('heading', { level: 1, name: 'RS Kawung Karawang' })).toBeVisible()
    for (const text of ['(0267) 084-5001', '0840-1000-1101', '(0267) 084-5101', 'info@karawang.rs-kawung.example']) {
      await expect(page.locator('main').getByText(text).first()).toBeVisible()
    }
    await expect(page.locator('#kunjungan')).toContainText('11.00–13.00 WIB')
    await expect(page.locator('#kunjungan').getByRole('link', { name: /^Ambulans/ })).toHaveAttribute('href', /^tel:\+62/)
    await expect(page.locator('#tentang')).toContainText('rujukan utama')
    await expect(page.locator('#unggulan').getByRole('article').first()).toBeVisible()
    await expect(page.locator('#testimoni')).toBeVisible()
    await page.locator('#spesialis').getByRole('link', { name: 'Mata', exact: true }).click()
    await expect(page).toHaveURL(`${karawang}/layanan/mata`)
    await expect(page.locator('#dokter').getByRole('article').first()).toContainText('dr. Citra Maharani, Sp.M')
  })

  test('the ambulance page has numbers to press and what to say', async ({ page }) => {
    await page.goto(karawang)
    await page.locator('main').getByRole('link', { name: 'Ambulans', exact: true }).click()
    await expect(page).toHaveURL(`${karawang}/ambulance`)
    await expect(page.getByRole('link', { name: 'Ambulans 0840-1000-1191' })).toHaveAttribute('href', 'tel:+6284010001191')
    await expect(page.getByRole('link', { name: 'Darurat nasional 119' })).toHaveAttribute('href', 'tel:119')
    await expect(page.locator('main ol').getByText('Lokasi Anda')).toBeVisible()
  })

  test('a featured service has a text for each hospital, with the way there', async ({ page }) => {
    await page.goto('/en/layanan-unggulan')
    await page.getByRole('link', { name: 'Integrated Heart Centre' }).first().click()
    await expect(page.getByRole('heading', { level: 2, name: 'At RS Kawung Karawang' })).toBeVisible()
    await expect(page.locator('h2 [lang=id]')).toHaveText('Di RS Kawung Bekasi Timur')
    await page.getByRole('link', { name: 'See RS Kawung Bekasi Timur' }).click()
    await expect(page).toHaveURL('/en/rumah-sakit/rs-kawung-bekasi-timur')
  })
})

test('the words that editors wrote for search engines are used', async ({ page }) => {
  await page.goto('/layanan-unggulan/unit-stroke-terpadu')
  await expect(page).toHaveTitle('Unit Stroke Terpadu | RS Kawung')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /trombolisis/)
})

test('a service that no hospital has words of its own for still says whom to ask', async ({ page }) => {
  await page.goto('/layanan-unggulan/unit-stroke-terpadu')
  const chat = await page.locator('main').getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toContain('Unit Stroke Terpadu')
})

test('search engines are told of the hospital', async ({ page }) => {
  await page.goto(`/en${karawang}`)
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join()
  expect(data).toContain('"@type":"Hospital"')
  expect(data).toContain('Jl. Parang Kusumo No. 1')
})

test('all services of a hospital are reached from its page', async ({ page }) => {
  await page.goto(`/en${karawang}`)
  await hydrated(page)
  await page.locator('#spesialis').getByRole('link', { name: 'All services' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Services of RS Kawung Karawang' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ophthalmology' })).toHaveAttribute('href', `/en${karawang}/layanan/mata`)
})

for (const [fault, section] of [
  ['Testimonials', '#testimoni'],
  ['listDoctorSchedules', '#dokter'],
  ['EmergencyContacts', '#kunjungan'],
] as const) {
  test(`when ${fault} fails, only its section says so`, async ({ page }) => {
    await page.goto(`${karawang}?__fault=${fault}=500`)
    await expect(page.locator(section).getByRole('status')).toContainText('belum dapat ditampilkan')
    await expect(page.locator('#tentang')).toBeVisible()
  })
}

test('without the CMS’s emergency numbers the ambulance page still names 119', async ({ page }) => {
  await page.goto(`${karawang}/ambulance?__fault=EmergencyContacts=dropped`)
  await expect(page.getByRole('link', { name: 'Darurat nasional 119' })).toBeVisible()
})

test.describe('without an answer for the hospital itself', () => {
  const address = `${karawang}?__fault=HospitalBySlug=500`
  test.use({ missing: address })

  test('the page says so, and whom to call', async ({ page }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(502)
    await expect(page.locator('main a[href^="tel:"]')).toBeVisible()
  })
})
