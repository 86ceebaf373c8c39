import type { Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import { expect, hydrated, test } from './site-test.ts'

const cards = (page: Page) => page.locator('main').getByRole('article')

for (const [path, words] of [
  [
    '/jadwal-dokter',
    {
      week: /WIB|dengan perjanjian|tidak tetap/,
      book: /^Buat janji temu dengan /,
      call: /^Telepon RS Kawung/,
      hours: '07.00–20.00 WIB',
    },
  ],
  [
    '/en/jadwal-dokter',
    {
      week: /WIB|by appointment|no fixed hours/i,
      book: /^Make an appointment with /,
      call: /^Call RS Kawung/,
      hours: '07:00–20:00 WIB',
    },
  ],
] as const) {
  test(`at ${path} each doctor has the week in WIB, a way to book, and the hospital’s telephone and WhatsApp`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(cards(page)).toHaveCount(10)
    for (const card of await cards(page).all()) {
      const name = (await card.getByRole('heading', { level: 2 }).textContent()) ?? ''
      await expect(card).toContainText(words.week)
      await expect(card.getByRole('link', { name: words.book })).toHaveAttribute(
        'href',
        /\/dokter\/appointment\?dokter=[\w-]+&rs=RS0\d$/,
      )
      await expect(card.getByRole('link', { name: words.call })).toHaveAttribute('href', /^tel:\+62/)
      await expect(card).toContainText(words.hours)
      // One hospital has no WhatsApp.
      const chat = card.getByRole('link', { name: /^WhatsApp RS Kawung/ })
      const isReachable = !((await card.textContent()) ?? '').includes('RS Kawung Subang')
      await expect(chat).toHaveCount(isReachable ? 1 : 0)
      if (isReachable) expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toContain(name)
    }
  })
}

test('today is told in words', async ({ page }) => {
  await page.goto('/jadwal-dokter?rs=RS01')
  await expect(cards(page).first()).toContainText(
    /Praktik hari ini|Cuti hari ini|Kuota hari ini penuh|Tidak praktik hari ini/,
  )
  await page.goto('/en/jadwal-dokter?rs=RS01')
  await expect(cards(page).first()).toContainText(/In clinic today|On leave today|Fully booked today|Not in today/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages of the list have addresses, which keep the filters', async ({ page }) => {
    await page.goto('/jadwal-dokter?rs=RS01')
    await expect(page.getByText('Halaman 1 dari 2')).toBeAttached()
    await page.getByRole('link', { name: 'Berikutnya' }).click()
    await expect(page).toHaveURL('/jadwal-dokter?rs=RS01&page=2')
    await expect(cards(page)).toHaveCount(10)
    for (const card of await cards(page).all()) await expect(card).toContainText('RS Kawung Karawang')
    await page.getByRole('link', { name: 'Halaman 1', exact: true }).click()
    await expect(page).toHaveURL('/jadwal-dokter?rs=RS01')
  })

  test('the home page’s form leads here', async ({ page }) => {
    await page.goto('/en')
    await page.locator('select[name=hari]').selectOption('Senin')
    await page.locator('form:has(select[name=hari]) button[type=submit]').click()
    await expect(page.getByRole('link', { name: 'Remove the filter Monday' })).toBeVisible()
    await expect(cards(page)).toHaveCount(10)
    for (const card of await cards(page).all()) await expect(card).toContainText('Monday')
  })
})

for (const [path, name, skip] of [
  ['/jadwal-dokter', 'Nama dokter', 'Langsung ke isi halaman'],
  ['/en/jadwal-dokter', "Doctor's name", 'Skip to the content'],
] as const) {
  test(`at ${path} by keyboard alone: type a name, send, and go on to the doctor`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    await tabTo(page, page.getByRole('link', { name: skip }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByLabel(name))
    await page.keyboard.type('ratna')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${path}?dokter=ratna`)
    // She practises at two hospitals.
    await expect(cards(page)).toHaveCount(2)
    await tabTo(page, cards(page).nth(0).getByRole('heading').getByRole('link'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${path.replace('/jadwal-dokter', '')}/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('dr. Ratna Widyaningsih, Sp.JP(K), FIHA')
  })
}

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
