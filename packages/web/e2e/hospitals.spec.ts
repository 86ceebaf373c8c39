import type { Locator } from '@playwright/test'
import { expect, test } from './site-test.ts'

const karawang = '/rumah-sakit/rs-kawung-karawang'

for (const [path, call, hours] of [
  ['/rumah-sakit', 'Telepon', 'Layanan pelanggan 07.00–20.00 WIB, kami balas dalam 1×24 jam'],
  ['/en/rumah-sakit', 'Call', 'Customer service 07:00–20:00 WIB, with a reply within 24 hours'],
] as const) {
  test(`${path} has every hospital with its telephone and WhatsApp, and the customer service’s hours once`, async ({
    page,
  }) => {
    await page.goto(path)
    const cards = page.locator('main').getByRole('article')
    await expect(cards).toHaveCount(6)
    for (const card of await cards.all()) {
      const name = (await card.getByRole('heading', { level: 2 }).textContent()) ?? ''
      await expect(card.getByRole('link', { name: new RegExp(`^${call} ${name}, `) })).toHaveAttribute(
        'href',
        /^tel:\+62/,
      )
      const chat = card.getByRole('link', { name: `WhatsApp ${name}`, exact: true })
      // One hospital has no WhatsApp.
      if (name === 'RS Kawung Subang') await expect(chat).toHaveCount(0)
      else await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/628\d+/)
    }
    // The hours are those of the group's customer service, not of a hospital.
    await expect(page.locator('main').getByText(hours)).toHaveCount(1)
  })
}

const languages = [
  {
    language: '',
    call: 'Telepon',
    ask: 'Halo RS Kawung Karawang, saya ingin bertanya.',
    address: 'Jl. Parang Kusumo No. 1',
    visiting: 'Jam kunjungan',
    hours: ['11.00–13.00 WIB', '17.00–19.00 WIB'],
    ambulance: 'Ambulans',
    guide: 'Cara memanggil ambulans',
    emergencyUnit: 'IGD',
    national: 'Darurat nasional 119',
    say: 'Yang perlu Anda sampaikan',
    place: 'Lokasi Anda',
    heart: 'Pusat Jantung Terpadu',
    eye: 'Mata',
    doctors: 'Dokter yang praktik hari ini',
    today: /Praktik hari ini|Kuota hari ini penuh/,
    nobody: 'Tidak ada dokter yang praktik hari ini',
    book: /^Buat janji temu dengan /,
    all: 'Semua layanan',
    services: 'Layanan RS Kawung Karawang',
    specialist: 'Layanan spesialis',
    featured: 'Layanan unggulan',
    eyeAt: 'Mata di RS Kawung Karawang',
    practice: '10.00–13.00 WIB',
    askEye: 'Halo, saya ingin bertanya tentang layanan Mata di RS Kawung Karawang.',
  },
  {
    language: '/en',
    call: 'Call',
    ask: 'Hello RS Kawung Karawang, I have a question.',
    address: 'Jl. Parang Kusumo No. 1',
    visiting: 'Visiting hours',
    hours: ['11:00–13:00 WIB', '17:00–19:00 WIB'],
    ambulance: 'Ambulance',
    guide: 'How to call an ambulance',
    emergencyUnit: 'Emergency unit',
    national: 'National emergency 119',
    say: 'What to say',
    place: 'Where you are',
    heart: 'Integrated Heart Centre',
    eye: 'Ophthalmology',
    doctors: 'Doctors practising today',
    today: /In clinic today|Clinic is over for today|Fully booked today/,
    nobody: 'No doctor practises today',
    book: /^Make an appointment with /,
    all: 'All services',
    services: 'Services of RS Kawung Karawang',
    specialist: 'Specialist services',
    featured: 'Featured services',
    eyeAt: 'Ophthalmology at RS Kawung Karawang',
    practice: '10:00–13:00 WIB',
    askEye: 'Hello, I would like to ask about Ophthalmology at RS Kawung Karawang.',
  },
] as const

/** What a conversation begins with. */
const beginning = async (link: Locator): Promise<string | null> =>
  new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const words of languages) {
    test(`${words.language}${karawang} has its numbers, visiting hours, services, and the doctors of today`, async ({
      page,
    }) => {
      await page.goto(`${words.language}${karawang}`)
      const main = page.locator('main')
      await expect(page.getByRole('heading', { level: 1, name: 'RS Kawung Karawang' })).toBeVisible()
      const ways = main.getByRole('definition')
      for (const [text, address] of [
        ['(0267) 084-5001', 'tel:+622670845001'],
        ['0840-1000-1101', 'https://wa.me/6284010001101'],
        ['info@karawang.rs-kawung.example', 'mailto:info@karawang.rs-kawung.example'],
      ] as const) {
        await expect(ways.getByRole('link', { name: text, exact: true })).toHaveAttribute('href', address)
      }
      await expect(ways.getByText('(0267) 084-5101', { exact: true })).toBeVisible()
      await expect(main.getByText(words.address)).toBeVisible()
      await expect(
        main.getByRole('link', { name: `${words.call} RS Kawung Karawang, (0267) 084-5001` }),
      ).toHaveAttribute('href', 'tel:+622670845001')
      expect(await beginning(main.getByRole('link', { name: 'WhatsApp RS Kawung Karawang', exact: true }))).toBe(
        words.ask,
      )
      const visits = page.locator('#kunjungan')
      await expect(visits.getByRole('heading', { name: words.visiting })).toBeVisible()
      for (const hours of words.hours) await expect(visits.getByText(hours, { exact: true })).toBeVisible()
      await expect(visits.getByText('Paling banyak dua pengunjung')).toBeVisible()
      await expect(visits.getByRole('link', { name: `${words.ambulance} 0840-1000-1191` })).toHaveAttribute(
        'href',
        'tel:+6284010001191',
      )
      await expect(page.locator('#tentang')).toContainText('rujukan utama')
      const featured = page.locator('#unggulan').getByRole('article')
      await expect(featured).toHaveCount(7)
      await expect(featured.getByRole('link', { name: words.heart })).toHaveAttribute(
        'href',
        `${words.language}/layanan-unggulan/pusat-jantung-terpadu`,
      )
      await expect(page.locator('#spesialis').getByRole('listitem')).toHaveCount(19)
      // Some Sundays nobody has practice here. Which doctors stand when is tested with the hour, see the loaders' tests.
      const today = page.getByRole('region', { name: words.doctors })
      const doctors = today.getByRole('article')
      await expect(doctors.or(today.getByText(words.nobody))).not.toHaveCount(0)
      for (const doctor of await doctors.all()) {
        await expect(doctor).toContainText(words.today)
        await expect(doctor.getByRole('link', { name: words.book })).toHaveAttribute(
          'href',
          /\/dokter\/appointment\?dokter=.*&rs=RS01/,
        )
      }
      await expect(page.locator('#testimoni').getByRole('article')).not.toHaveCount(0)
    })

    test(`${words.language}${karawang}/ambulance has numbers to press and what to say`, async ({ page }) => {
      await page.goto(`${words.language}${karawang}`)
      await page.locator('main').getByRole('link', { name: words.guide, exact: true }).click()
      await expect(page).toHaveURL(`${words.language}${karawang}/ambulance`)
      const main = page.locator('main')
      await expect(main.getByRole('link', { name: `${words.ambulance} 0840-1000-1191` })).toHaveAttribute(
        'href',
        'tel:+6284010001191',
      )
      await expect(main.getByRole('link', { name: `${words.emergencyUnit} (0267) 084-5111` })).toHaveAttribute(
        'href',
        'tel:+622670845111',
      )
      await expect(main.getByRole('link', { name: words.national })).toHaveAttribute('href', 'tel:119')
      await expect(main.getByRole('heading', { name: words.say })).toBeVisible()
      await expect(main.locator('ol > li').filter({ hasText: words.place })).toBeVisible()
    })

    test(`${words.language}${karawang}/layanan has the services of the hospital, each with its doctors`, async ({
      page,
    }) => {
      await page.goto(`${words.language}${karawang}`)
      await page.locator('#spesialis').getByRole('link', { name: words.all }).click()
      await expect(page).toHaveURL(`${words.language}${karawang}/layanan`)
      await expect(page.getByRole('heading', { level: 1, name: words.services })).toBeVisible()
      await expect(page.getByRole('region', { name: words.featured }).getByRole('article')).toHaveCount(7)
      const specialist = page.getByRole('region', { name: words.specialist })
      await expect(specialist.getByRole('listitem')).toHaveCount(19)
      await specialist.getByRole('link', { name: words.eye, exact: true }).click()
      await expect(page).toHaveURL(`${words.language}${karawang}/layanan/mata`)
      await expect(page.getByRole('heading', { level: 1, name: words.eyeAt })).toBeVisible()
      await expect(page.getByRole('region', { name: words.eye, exact: true })).toContainText('Katarak')
      const doctor = page.locator('#dokter').getByRole('article')
      await expect(doctor).toHaveCount(1)
      await expect(doctor).toContainText('dr. Citra Maharani, Sp.M')
      await expect(doctor).toContainText(words.practice)
      expect(
        await beginning(
          page.locator('main').getByRole('link', { name: 'WhatsApp RS Kawung Karawang', exact: true }).nth(0),
        ),
      ).toBe(words.askEye)
    })
  }

  for (const { language, service, heading, text, see, ask } of [
    {
      language: '',
      service: 'Pusat Jantung Terpadu',
      heading: 'Di RS Kawung Karawang',
      text: 'Dua ruang kateterisasi dan delapan tempat tidur ICCU.',
      see: 'Lihat',
      ask: 'Halo, saya ingin bertanya tentang layanan Pusat Jantung Terpadu di RS Kawung Bekasi Timur.',
    },
    {
      language: '/en',
      service: 'Integrated Heart Centre',
      heading: 'At RS Kawung Karawang',
      text: 'Two catheterisation laboratories and eight ICCU beds.',
      see: 'See',
      ask: 'Hello, I would like to ask about Integrated Heart Centre at RS Kawung Bekasi Timur.',
    },
  ]) {
    test(`at ${language}/layanan-unggulan a featured service has a text for each hospital, with the way there`, async ({
      page,
    }) => {
      await page.goto(`${language}/layanan-unggulan`)
      await page.getByRole('main').getByRole('article').getByRole('link', { name: service, exact: true }).click()
      await expect(page).toHaveURL(`${language}/layanan-unggulan/pusat-jantung-terpadu`)
      await expect(page.getByRole('heading', { level: 1, name: service })).toBeVisible()
      await expect(page.getByRole('region', { name: heading })).toContainText(text)
      // Nobody has put this one into English.
      const east = page.getByRole('region', { name: 'Di RS Kawung Bekasi Timur' })
      await expect(east).toContainText('Tindakan kateterisasi dilakukan di RS Kawung Karawang.')
      await expect(east.locator('h2 [lang=id]')).toHaveCount(language === '/en' ? 1 : 0)
      expect(await beginning(east.getByRole('link', { name: 'WhatsApp RS Kawung Bekasi Timur' }))).toBe(ask)
      await east.getByRole('link', { name: `${see} RS Kawung Bekasi Timur` }).click()
      await expect(page).toHaveURL(`${language}/rumah-sakit/rs-kawung-bekasi-timur`)
    })
  }
})

test('the words that editors wrote for search engines are used', async ({ page }) => {
  await page.goto('/layanan-unggulan/unit-stroke-terpadu')
  await expect(page).toHaveTitle('Unit Stroke Terpadu | RS Kawung')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /trombolisis/)
})

test('a service that no hospital has words of its own for still says whom to ask', async ({ page }) => {
  await page.goto('/layanan-unggulan/unit-stroke-terpadu')
  const chat = await page
    .locator('main')
    .getByRole('link', { name: /^WhatsApp/ })
    .getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toContain('Unit Stroke Terpadu')
})

test('search engines are told of the hospital', async ({ page }) => {
  await page.goto(`/en${karawang}`)
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join()
  expect(data).toContain('"@type":"Hospital"')
  expect(data).toContain('Jl. Parang Kusumo No. 1')
})

for (const [fault, section] of [
  ['Testimonials', '#testimoni'],
  ['listDoctorSchedules', '#dokter'],
] as const) {
  test(`when ${fault} fails, only its section says so`, async ({ page }) => {
    await page.goto(`${karawang}?__fault=${fault}=500`)
    await expect(page.locator(section).getByRole('status')).toContainText('belum dapat ditampilkan')
    await expect(page.locator('#tentang')).toBeVisible()
  })
}

for (const path of [karawang, `${karawang}/ambulance`]) {
  test(`without the CMS’s emergency numbers ${path} still names 119 and the hospital’s own number`, async ({
    page,
  }) => {
    await page.goto(`${path}?__fault=EmergencyContacts=dropped`)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Darurat nasional 119' })).toHaveAttribute('href', 'tel:119')
    await expect(main.getByRole('link', { name: 'RS Kawung Karawang (0267) 084-5001' }).last()).toHaveAttribute(
      'href',
      'tel:+622670845001',
    )
  })
}

test('what has a receiver and is red calls, and opens no page', async ({ page }) => {
  for (const path of [karawang, `/en${karawang}`, `${karawang}/ambulance`]) {
    await page.goto(path)
    const calls = page
      .getByRole('main')
      .getByRole('link', { name: /(?:Ambulans|Ambulance|IGD|Emergency unit|119)\b.*\d/ })
    expect(await calls.count()).toBeGreaterThan(1)
    for (const call of await calls.all()) await expect(call).toHaveAttribute('href', /^tel:/)
  }
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
