import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './site-test.ts'

const cards = (page: Page) => page.locator('main').getByRole('article')
const ratna = '/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha'
const ratnaName = 'dr. Ratna Widyaningsih, Sp.JP(K), FIHA'

const structuredData = async (page: Page): Promise<string> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).join()

const languages = [
  {
    language: '',
    name: 'Nama dokter',
    hospital: 'Rumah sakit',
    specialty: 'Spesialis',
    internal: 'Penyakit Dalam',
    apply: 'Terapkan',
    next: 'Berikutnya',
    book: 'Buat janji temu',
    bookWith: 'Buat janji temu dengan',
    at: 'di',
    call: 'Telepon',
    week: 'Jadwal',
    tuesday: 'Selasa',
    wednesday: 'Rabu',
    thursday: 'Kamis',
    saturday: 'Sabtu',
    hours: ['13.00–16.00', '09.00–12.00', '16.00–18.30'],
    colleagues: 'Dokter Jantung dan Pembuluh Darah lainnya',
    cardiology: 'Jantung dan Pembuluh Darah',
    topic: 'Kesehatan Jantung',
    ask: (hospital: string) => `Halo, saya ingin bertanya tentang jadwal ${ratnaName} di ${hospital}.`,
  },
  {
    language: '/en',
    name: "Doctor's name",
    hospital: 'Hospital',
    specialty: 'Specialty',
    internal: 'Internal Medicine',
    apply: 'Apply',
    next: 'Next',
    book: 'Make an appointment',
    bookWith: 'Make an appointment with',
    at: 'at',
    call: 'Call',
    week: 'Practice hours of',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    saturday: 'Saturday',
    hours: ['13:00–16:00', '09:00–12:00', '16:00–18:30'],
    colleagues: 'Other doctors in Cardiology',
    cardiology: 'Cardiology',
    topic: 'Heart Health',
    ask: (hospital: string) => `Hello, I would like to ask about the schedule of ${ratnaName} at ${hospital}.`,
  },
] as const

test.describe('the list of doctors, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const words of languages) {
    test(`at ${words.language}/dokter has ten on a page, the rest on the last one, and finds a part of a name whatever its case`, async ({
      page,
    }) => {
      await page.goto(`${words.language}/dokter?page=6`)
      await expect(cards(page)).toHaveCount(7)
      await page.goto(`${words.language}/dokter`)
      await expect(cards(page)).toHaveCount(10)
      for (const card of await cards(page).all()) {
        await expect(card).toContainText('RS Kawung')
        await expect(card.getByRole('link', { name: new RegExp(`^${words.bookWith} `) })).toHaveAttribute(
          'href',
          /\/dokter\/appointment\?dokter=/,
        )
      }
      await page.getByLabel(words.name).fill('sANTO')
      await page.getByRole('button', { name: words.apply }).click()
      await expect(cards(page)).toHaveCount(1)
      await expect(cards(page)).toContainText('dr. Budi Santoso')
    })

    test(`at ${words.language}/dokter is narrowed by hospital and specialty, which its pages keep`, async ({
      page,
    }) => {
      await page.goto(`${words.language}/dokter?rs=RS01`)
      await page.getByRole('link', { name: words.next }).click()
      await expect(page).toHaveURL(`${words.language}/dokter?rs=RS01&page=2`)
      await page.getByLabel(words.specialty).selectOption({ label: words.internal })
      await page.getByRole('button', { name: words.apply }).click()
      await expect(cards(page)).toHaveCount(2)
      for (const card of await cards(page).all()) {
        await expect(card).toContainText('RS Kawung Karawang')
        await expect(card).toContainText(words.internal)
      }
    })
  }

  test('has no doctor who no longer practises', async ({ page }) => {
    await page.goto('/dokter?dokter=Deni+Ramdani')
    await expect(page.getByText('Tidak ada dokter yang cocok')).toBeVisible()
  })
})

test('the list stands without today’s states', async ({ page }) => {
  await page.goto('/dokter?__fault=getDoctorScheduleBySlug=500')
  await expect(cards(page)).toHaveCount(10)
})

for (const words of languages) {
  const places = [
    {
      hospital: 'RS Kawung Karawang',
      code: 'RS01',
      days: [
        [words.tuesday, words.hours[0], 'Selasa'],
        [words.thursday, words.hours[0], 'Kamis'],
        [words.saturday, words.hours[1], 'Sabtu'],
      ],
    },
    { hospital: 'RS Kawung Cikampek', code: 'RS02', days: [[words.wednesday, words.hours[2], 'Rabu']] },
  ] as const

  test(`${words.language}${ratna} has the week at each hospital, in WIB, with a way to book and with whom to call`, async ({
    page,
  }) => {
    await page.goto(`${words.language}${ratna}`)
    await expect(page.getByRole('heading', { level: 1, name: ratnaName })).toBeVisible()
    await expect(page.locator('main').getByText(words.cardiology, { exact: true }).nth(0)).toBeVisible()
    const booking = `${words.language}/dokter/appointment?dokter=dr-ratna-widyaningsih-sp-jp-k-fiha`
    for (const { hospital, code, days } of places) {
      const week = page.getByRole('list', { name: `${words.week} ${ratnaName} ${words.at} ${hospital}` })
      await expect(week.getByRole('listitem')).toHaveCount(7)
      await expect(week.getByRole('link')).toHaveCount(days.length)
      for (const [day, hours, query] of days) {
        const slot = week.getByRole('listitem').filter({ hasText: day })
        await expect(slot).toContainText(`${hours} WIB`)
        await expect(slot.getByRole('link')).toHaveAttribute('href', `${booking}&rs=${code}&hari=${query}`)
      }
      await expect(
        page.getByRole('link', { name: `${words.bookWith} ${ratnaName} ${words.at} ${hospital}` }),
      ).toHaveAttribute('href', `${booking}&rs=${code}`)
      await expect(page.getByRole('link', { name: `${words.call} ${hospital}` })).toHaveAttribute('href', /^tel:\+62/)
      const chat = await page.getByRole('link', { name: `WhatsApp ${hospital}`, exact: true }).getAttribute('href')
      expect(new URL(chat ?? '').searchParams.get('text')).toBe(words.ask(hospital))
    }
    await page.locator('#jadwal').getByRole('link', { name: 'RS Kawung Cikampek', exact: true }).click()
    await expect(page).toHaveURL(`${words.language}/rumah-sakit/rs-kawung-cikampek`)
  })

  test(`${words.language}${ratna} leads to the doctors of the same specialty, to articles about it, and to an appointment`, async ({
    page,
  }) => {
    await page.goto(`${words.language}${ratna}`)
    await hydrated(page)
    await expect(page.locator('#artikel').getByRole('article')).toHaveCount(5)
    for (const article of await page.locator('#artikel').getByRole('article').all())
      await expect(article).toContainText(words.topic)
    const colleagues = page.getByRole('region', { name: words.colleagues })
    await expect(colleagues.getByRole('article').getByRole('heading')).toHaveText([
      'dr. Bagus Prasetyo, Sp.JP, FIHA',
      'dr. Hendra Gunawan Lesmana, Sp.JP, FIHA',
    ])
    await colleagues.getByRole('link', { name: 'dr. Bagus Prasetyo, Sp.JP, FIHA', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'dr. Bagus Prasetyo' })).toBeVisible()
    await page.locator('main').getByRole('link', { name: words.book, exact: true }).click()
    await expect(page).toHaveURL(`${words.language}/dokter/appointment?dokter=dr-bagus-prasetyo-sp-jp-fiha&rs=RS03`)
    await expect(page.getByRole('heading', { level: 1, name: words.book })).toBeVisible()
  })
}

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
  const words = {
    '': /Praktik hari ini|Cuti hari ini|Kuota hari ini penuh|Tidak praktik hari ini/g,
    '/en': /In clinic today|Clinic is over for today|On leave today|Fully booked today|Not in today/g,
  }
  for (const [language, expected] of Object.entries(words)) {
    await page.goto(`${language}${ratna}`)
    const hospitals = page.locator('#jadwal').getByRole('heading', { level: 3 })
    await expect(hospitals).toHaveCount(2)
    expect((await page.locator('#jadwal').innerText()).match(expected)).toHaveLength(2)
  }
})
