import { beforeAll, describe, expect, test } from 'vitest'
import { testSites } from '../../src/testing/test-site.ts'
import type { Part } from './markup.ts'
import { visitorOf } from './visitor.ts'
import type { Visitor } from './visitor.ts'

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
let visitor: Visitor
beforeAll(() => {
  visitor = visitorOf(sites.create())
})

const karawang = '/rumah-sakit/rs-kawung-karawang'
const whatsApp = 'WhatsApp RS Kawung Karawang'

/** The prepared text of a WhatsApp conversation. */
const beginning = (link: Part | undefined): string | null =>
  new URL(link?.attribute('href') ?? '').searchParams.get('text')
const hrefOf = (part: Part, named: string | RegExp) => part.one('a', { named }).attribute('href')
const byId = (part: Part, id: string) => part.one('*', { id })

const languages = [
  {
    language: '',
    call: 'Telepon',
    service: 'Layanan pelanggan 07.00–20.00 WIB, kami balas dalam 1×24 jam',
    ask: 'Halo RS Kawung Karawang, saya ingin bertanya.',
    visiting: 'Jam kunjungan',
    hours: ['11.00–13.00 WIB', '17.00–19.00 WIB'],
    ambulance: 'Ambulans',
    guide: 'Cara memanggil ambulans',
    emergencyUnit: 'IGD',
    national: 'Darurat nasional 119',
    say: 'Yang perlu Anda sampaikan',
    place: /Lokasi Anda/,
    heart: 'Pusat Jantung Terpadu',
    heading: 'Di RS Kawung Karawang',
    heartText: 'Dua ruang kateterisasi dan delapan tempat tidur ICCU.',
    askHeart: 'Halo, saya ingin bertanya tentang layanan Pusat Jantung Terpadu di RS Kawung Bekasi Timur.',
    see: 'Lihat',
    eye: 'Mata',
    doctors: 'Dokter yang praktik hari ini',
    today: /Praktik hari ini|Kuota hari ini penuh/,
    book: /^(?:Buat janji temu dengan|Pesan) /,
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
    service: 'Customer service 07:00–20:00 WIB, with a reply within 24 hours',
    ask: 'Hello RS Kawung Karawang, I have a question.',
    visiting: 'Visiting hours',
    hours: ['11:00–13:00 WIB', '17:00–19:00 WIB'],
    ambulance: 'Ambulance',
    guide: 'How to call an ambulance',
    emergencyUnit: 'Emergency unit',
    national: 'National emergency 119',
    say: 'What to say',
    place: /Where you are/,
    heart: 'Integrated Heart Centre',
    heading: 'At RS Kawung Karawang',
    heartText: 'Two catheterisation laboratories and eight ICCU beds.',
    askHeart: 'Hello, I would like to ask about Integrated Heart Centre at RS Kawung Bekasi Timur.',
    see: 'See',
    eye: 'Ophthalmology',
    doctors: 'Doctors practising today',
    today: /In clinic today|Clinic is over for today|Fully booked today/,
    book: /^(?:Make an appointment with|Book) /,
    all: 'All services',
    services: 'Services of RS Kawung Karawang',
    specialist: 'Specialist services',
    featured: 'Featured services',
    eyeAt: 'Ophthalmology at RS Kawung Karawang',
    practice: '10:00–13:00 WIB',
    askEye: 'Hello, I would like to ask about Ophthalmology at RS Kawung Karawang.',
  },
] as const

describe.each(languages)('at $language/rumah-sakit', (words) => {
  const { language } = words

  test(
    'every hospital has its telephone and WhatsApp, and the customer service’s hours are there once',
    { tags: ['hospitals.list', 'shell.service-hours'] },
    async () => {
      const { main } = await visitor.open(`${language}/rumah-sakit`)
      expect(main.all('article')).toHaveLength(6)
      for (const card of main.all('article')) {
        const name = card.one('h2').text
        expect(hrefOf(card, new RegExp(`^${words.call} ${name}, `))).toMatch(/^tel:\+62/)
        const chats = card.all('a', { named: `WhatsApp ${name}` }).map((chat) => chat.attribute('href'))
        // One hospital has no WhatsApp.
        expect(chats).toEqual(name === 'RS Kawung Subang' ? [] : [expect.stringMatching(/^https:\/\/wa\.me\/628\d+/)])
      }
      // The hours belong to the group's customer service, not to a hospital.
      expect(main.text.split(words.service)).toHaveLength(2)
    },
  )

  test(
    'a hospital has its numbers, visiting hours, services, and the doctors of today',
    { tags: ['routes.hospital', 'hospitals.numbers', 'hospitals.visiting', 'hospitals.about', 'hospitals.services'] },
    async () => {
      const { main } = await visitor.open(`${language}${karawang}`)
      expect(main.one('h1').text).toContain('RS Kawung Karawang')
      const ways = main.all('dd').flatMap((way) => way.all('a'))
      expect(ways.map((way) => [way.text, way.attribute('href')])).toEqual(
        expect.arrayContaining([
          ['(0267) 084-5001', 'tel:+622670845001'],
          ['0840-1000-1101', 'https://wa.me/6284010001101'],
          ['info@karawang.rs-kawung.example', 'mailto:info@karawang.rs-kawung.example'],
        ]),
      )
      expect(main.has('dd', { text: '(0267) 084-5101' })).toBe(true)
      expect(main.text).toContain('Jl. Parang Kusumo No. 1')
      expect(hrefOf(main, `${words.call} RS Kawung Karawang, (0267) 084-5001`)).toBe('tel:+622670845001')
      expect(beginning(main.one('a', { named: whatsApp }))).toBe(words.ask)
      const visits = byId(main, 'kunjungan')
      expect(visits.has('h2 h3', { text: words.visiting })).toBe(true)
      for (const hours of words.hours) expect(visits.has('*', { text: hours })).toBe(true)
      expect(visits.text).toContain('Paling banyak dua pengunjung')
      expect(hrefOf(visits, `${words.ambulance} 0840-1000-1191`)).toBe('tel:+6284010001191')
      expect(byId(main, 'tentang').text).toContain('rujukan utama')
      expect(byId(main, 'unggulan').all('article')).toHaveLength(7)
      expect(hrefOf(byId(main, 'unggulan'), words.heart)).toBe(`${language}/layanan-unggulan/pusat-jantung-terpadu`)
      expect(byId(main, 'spesialis').all('li')).toHaveLength(19)
      const doctors = main.one('section', { named: words.doctors }).all('article')
      expect(doctors.length).toBeGreaterThan(0)
      for (const doctor of doctors) {
        expect(doctor.text).toMatch(words.today)
        expect(hrefOf(doctor, words.book)).toMatch(/\/dokter\/appointment\?dokter=.*&rs=RS01/)
      }
      expect(byId(main, 'testimoni').has('article')).toBe(true)
    },
  )

  test(
    'the ambulance has numbers to press and what to say',
    { tags: ['routes.ambulance', 'hospitals.ambulance'] },
    async () => {
      const hospital = await visitor.open(`${language}${karawang}`)
      const { address, main } = await hospital.follow(hospital.main.one('a', { named: words.guide }))
      expect(address).toBe(`${language}${karawang}/ambulance`)
      expect(hrefOf(main, `${words.ambulance} 0840-1000-1191`)).toBe('tel:+6284010001191')
      expect(hrefOf(main, `${words.emergencyUnit} (0267) 084-5111`)).toBe('tel:+622670845111')
      expect(hrefOf(main, words.national)).toBe('tel:119')
      expect(main.has('h2 h3', { text: words.say })).toBe(true)
      expect(main.all('ol').flatMap((list) => list.all('li', { text: words.place }))).toHaveLength(1)
    },
  )

  test(
    'the services of a hospital are on a page, each with its doctors',
    { tags: ['routes.hospital-services', 'hospitals.service-list'] },
    async () => {
      const hospital = await visitor.open(`${language}${karawang}`)
      const list = await hospital.follow(byId(hospital.main, 'spesialis').one('a', { named: words.all }))
      expect(list.address).toBe(`${language}${karawang}/layanan`)
      expect(list.main.one('h1').text).toBe(words.services)
      expect(list.main.one('section', { named: words.featured }).all('article')).toHaveLength(7)
      const specialist = list.main.one('section', { named: words.specialist })
      expect(specialist.all('li')).toHaveLength(19)
      const { address, main } = await list.follow(specialist.one('a', { named: words.eye }))
      expect(address).toBe(`${language}${karawang}/layanan/mata`)
      expect(main.one('h1').text).toBe(words.eyeAt)
      expect(main.one('section', { named: words.eye }).text).toContain('Katarak')
      const doctors = byId(main, 'dokter').all('article')
      expect(doctors).toHaveLength(1)
      expect(doctors[0]?.text).toContain('dr. Citra Maharani, Sp.M')
      expect(doctors[0]?.text).toContain(words.practice)
      expect(beginning(main.all('a', { named: whatsApp })[0])).toBe(words.askEye)
    },
  )

  test(
    'a featured service has a text for each hospital, with the way there',
    { tags: ['routes.featured-services', 'hospitals.featured-texts'] },
    async () => {
      const list = await visitor.open(`${language}/layanan-unggulan`)
      const shown = await list.follow(list.main.one('a', { named: words.heart }))
      expect(shown.address).toBe(`${language}/layanan-unggulan/pusat-jantung-terpadu`)
      expect(shown.main.one('h1').text).toBe(words.heart)
      expect(shown.main.one('section', { named: words.heading }).text).toContain(words.heartText)
      // This text has no English version.
      const east = shown.main.one('section', { named: 'Di RS Kawung Bekasi Timur' })
      expect(east.text).toContain('Tindakan kateterisasi dilakukan di RS Kawung Karawang.')
      expect(east.one('h2').all('*', { lang: 'id' })).toHaveLength(language === '/en' ? 1 : 0)
      expect(beginning(east.one('a', { named: 'WhatsApp RS Kawung Bekasi Timur' }))).toBe(words.askHeart)
      const there = await shown.follow(east.one('a', { named: `${words.see} RS Kawung Bekasi Timur` }))
      expect(there.address).toBe(`${language}/rumah-sakit/rs-kawung-bekasi-timur`)
    },
  )
})

test('the words that editors wrote for search engines are used', { tags: ['seo.editors-words'] }, async () => {
  const { document } = await visitor.open('/layanan-unggulan/unit-stroke-terpadu')
  expect(document.one('head').one('title').text).toBe('Unit Stroke Terpadu | RS Kawung')
  expect(document.one('meta', { name: 'description' }).attribute('content')).toMatch(/trombolisis/)
})

test('a service that no hospital has words of its own for still says whom to ask', async () => {
  const { main } = await visitor.open('/layanan-unggulan/unit-stroke-terpadu')
  expect(beginning(main.one('a', { named: /^WhatsApp/ }))).toContain('Unit Stroke Terpadu')
})

test('search engines are told of the hospital', async () => {
  const { html } = await visitor.open(`/en${karawang}`)
  const [, data] = /<script type="application\/ld\+json">([^<]*)/.exec(html) ?? []
  expect(data).toContain('"@type":"Hospital"')
  expect(data).toContain('Jl. Parang Kusumo No. 1')
})

test.each([
  ['Testimonials', 'testimoni'],
  ['listDoctorSchedules', 'dokter'],
])('when %s fails, only its section says so', async (fault, section) => {
  const { main } = await visitor.open(`${karawang}?__fault=${fault}=500`)
  expect(byId(main, section).one('*', { role: 'status' }).text).toContain('belum dapat ditampilkan')
  expect(byId(main, 'tentang').text).toContain('rujukan utama')
})

test.each([karawang, `${karawang}/ambulance`])(
  'without the CMS’s emergency numbers %s still names 119 and the hospital’s own number',
  async (path) => {
    const { main } = await visitor.open(`${path}?__fault=EmergencyContacts=dropped`)
    expect(main.all('a', { named: 'Darurat nasional 119' }).map((call) => call.attribute('href'))).toContain('tel:119')
    const own = main.all('a', { named: 'RS Kawung Karawang (0267) 084-5001' }).at(-1)
    expect(own?.attribute('href')).toBe('tel:+622670845001')
  },
)

test('what has a receiver and is red calls, and opens no page', async () => {
  for (const path of [karawang, `/en${karawang}`, `${karawang}/ambulance`]) {
    const { main } = await visitor.open(path)
    const calls = main.all('a', { named: /(?:Ambulans|Ambulance|IGD|Emergency unit|119)\b.*\d/ })
    expect(calls.length).toBeGreaterThan(1)
    for (const call of calls) expect(call.attribute('href')).toMatch(/^tel:/)
  }
})
