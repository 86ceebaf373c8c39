import { beforeAll, describe, expect, test } from 'vitest'
import { testSites } from '../../src/testing/test-site.ts'
import { filterOf, visitorOf } from './visitor.ts'
import type { Shown, Visitor } from './visitor.ts'

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
let visitor: Visitor
beforeAll(() => {
  visitor = visitorOf(sites.create())
})

const ratna = '/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha'
const ratnaName = 'dr. Ratna Widyaningsih, Sp.JP(K), FIHA'
const cardsOf = ({ main }: Shown) => main.all('article')

const languages = [
  {
    language: '',
    name: 'Nama dokter',
    specialty: 'Spesialis',
    internal: 'Penyakit Dalam',
    next: /^Berikutnya/,
    bookWith: 'Buat janji temu dengan',
    book: 'Buat janji temu',
    at: 'di',
    call: 'Telepon',
    week: 'Jadwal',
    days: ['Selasa', 'Kamis', 'Sabtu', 'Rabu'],
    hours: ['13.00–16.00', '13.00–16.00', '09.00–12.00', '16.00–18.30'],
    colleagues: 'Dokter Jantung dan Pembuluh Darah lainnya',
    cardiology: 'Jantung dan Pembuluh Darah',
    topic: 'Kesehatan Jantung',
    ask: (hospital: string) => `Halo, saya ingin bertanya tentang jadwal ${ratnaName} di ${hospital}.`,
    today: /Praktik hari ini|Cuti hari ini|Kuota hari ini penuh|Tidak praktik hari ini/g,
  },
  {
    language: '/en',
    name: "Doctor's name",
    specialty: 'Specialty',
    internal: 'Internal Medicine',
    next: /^Next/,
    bookWith: 'Make an appointment with',
    book: 'Make an appointment',
    at: 'at',
    call: 'Call',
    week: 'Practice hours of',
    days: ['Tuesday', 'Thursday', 'Saturday', 'Wednesday'],
    hours: ['13:00–16:00', '13:00–16:00', '09:00–12:00', '16:00–18:30'],
    colleagues: 'Other doctors in Cardiology',
    cardiology: 'Cardiology',
    topic: 'Heart Health',
    ask: (hospital: string) => `Hello, I would like to ask about the schedule of ${ratnaName} at ${hospital}.`,
    today: /In clinic today|Clinic is over for today|On leave today|Fully booked today|Not in today/g,
  },
] as const

describe.each(languages)('at $language/dokter', (words) => {
  const { language } = words
  const path = `${language}/dokter`

  test(
    'the list has ten on a page, the rest on the last one, and finds a part of a name whatever its case',
    { tags: ['routes.doctors', 'doctors.name-contains'] },
    async () => {
      expect(cardsOf(await visitor.open(`${path}?page=6`))).toHaveLength(7)
      const list = await visitor.open(path)
      expect(cardsOf(list)).toHaveLength(10)
      for (const card of cardsOf(list)) {
        expect(card.text).toContain('RS Kawung')
        expect(card.one('a', { named: new RegExp(`^(?:${words.bookWith}|Pesan|Book) `) }).attribute('href')).toMatch(
          /\/dokter\/appointment\?dokter=/,
        )
      }
      const found = await list.send(filterOf(list, words.name), { [words.name]: 'sANTO' })
      expect(cardsOf(found).map(({ text }) => text.includes('dr. Budi Santoso'))).toEqual([true])
    },
  )

  test(
    'the list is narrowed by hospital and specialty, which its pages keep',
    { tags: ['doctors.by-specialty'] },
    async () => {
      const list = await visitor.open(`${path}?rs=RS01`)
      const second = await list.follow(list.main.one('a', { named: words.next }))
      expect(second.address).toBe(`${path}?rs=RS01&page=2`)
      const found = await second.send(filterOf(second, words.specialty), { [words.specialty]: words.internal })
      expect(cardsOf(found)).toHaveLength(2)
      for (const { text } of cardsOf(found)) {
        expect(text).toContain('RS Kawung Karawang')
        expect(text).toContain(words.internal)
      }
    },
  )

  test(
    'a doctor has the week at each hospital, in WIB, with a way to book and with whom to call',
    { tags: ['routes.doctors', 'doctors.week'] },
    async () => {
      const { main, follow } = await visitor.open(`${language}${ratna}`)
      expect(main.one('h1').text).toContain(ratnaName)
      expect(main.has('*', { text: words.cardiology })).toBe(true)
      const booking = `${language}/dokter/appointment?dokter=dr-ratna-widyaningsih-sp-jp-k-fiha`
      const [[tuesday, thursday, saturday, wednesday], [first, second, third, fourth]] = [words.days, words.hours]
      const places = [
        [
          'RS Kawung Karawang',
          'RS01',
          [
            [tuesday, first, 'Selasa'],
            [thursday, second, 'Kamis'],
            [saturday, third, 'Sabtu'],
          ],
        ],
        ['RS Kawung Cikampek', 'RS02', [[wednesday, fourth, 'Rabu']]],
      ] as const
      for (const [hospital, code, days] of places) {
        const week = main.one('ul ol', { named: `${words.week} ${ratnaName} ${words.at} ${hospital}` })
        // Days without practice are left out.
        expect(week.all('li')).toHaveLength(days.length)
        expect(week.all('a')).toHaveLength(days.length)
        for (const [day, hours, query] of days) {
          const slot = week.one('li', { text: new RegExp(day) })
          expect(slot.text).toContain(`${hours} WIB`)
          expect(slot.one('a').attribute('href')).toBe(`${booking}&rs=${code}&spesialis=SPJP&hari=${query}`)
        }
        const book = main.one('a', { named: `${words.bookWith} ${ratnaName} ${words.at} ${hospital}` })
        expect(book.attribute('href')).toBe(`${booking}&rs=${code}&spesialis=SPJP`)
        expect(main.one('a', { named: new RegExp(`^${words.call} ${hospital}`) }).attribute('href')).toMatch(
          /^tel:\+62/,
        )
        const chat = main.one('a', { named: `WhatsApp ${hospital}` }).attribute('href') ?? ''
        expect(new URL(chat).searchParams.get('text')).toBe(words.ask(hospital))
      }
      const there = main.one('*', { id: 'jadwal' }).one('a', { named: 'RS Kawung Cikampek' })
      expect((await follow(there)).address).toBe(`${language}/rumah-sakit/rs-kawung-cikampek`)
    },
  )

  test(
    'a doctor leads to those of the same specialty, to articles about it, and to an appointment',
    { tags: ['doctors.colleagues', 'doctors.articles'] },
    async () => {
      const { main, follow } = await visitor.open(`${language}${ratna}`)
      const articles = main.one('*', { id: 'artikel' }).all('article')
      expect(articles).toHaveLength(5)
      for (const { text } of articles) expect(text).toContain(words.topic)
      const colleagues = main.one('section', { named: words.colleagues })
      expect(colleagues.all('article').map((card) => card.one('h2 h3').text)).toEqual([
        'dr. Bagus Prasetyo, Sp.JP, FIHA',
        'dr. Hendra Gunawan Lesmana, Sp.JP, FIHA',
      ])
      const colleague = await follow(colleagues.one('a', { named: 'dr. Bagus Prasetyo, Sp.JP, FIHA' }))
      expect(colleague.main.one('h1').text).toContain('dr. Bagus Prasetyo')
      const booking = await colleague.follow(colleague.main.one('a', { named: words.book }))
      expect(booking.address).toBe(
        `${language}/dokter/appointment?dokter=dr-bagus-prasetyo-sp-jp-fiha&rs=RS03&spesialis=SPJP`,
      )
      expect(booking.main.one('h1').text).toContain(words.book)
    },
  )

  test('today is told in words at each hospital that reports it', async () => {
    const place = (await visitor.open(`${language}${ratna}`)).main.one('*', { id: 'jadwal' })
    expect(place.all('h3').map((heading) => heading.around?.text.match(words.today)?.[0])).toEqual([
      expect.any(String),
      expect.any(String),
    ])
  })
})

test('the list has no doctor who no longer practises', { tags: ['doctors.active'] }, async () => {
  expect((await visitor.open('/dokter?dokter=Deni+Ramdani')).main.text).toContain('Tidak ada dokter yang cocok')
})

test('the list is shown without today’s states', async () => {
  expect(cardsOf(await visitor.open('/dokter?__fault=getDoctorScheduleBySlug=500'))).toHaveLength(10)
})

test('search engines are told who the doctor is, and where', async () => {
  const { html } = await visitor.open(ratna)
  const [, data] = /<script type="application\/ld\+json">([^<]*)/.exec(html) ?? []
  expect(data).toContain('"@type":"Physician"')
  expect(data).toContain('Jantung dan Pembuluh Darah')
  expect(data).toContain('"@type":"BreadcrumbList"')
})

test('hours by arrangement are told in words, and so is a week without fixed hours', async () => {
  const arranged = await visitor.open('/dokter/dr-ignatius-hartono-sp-bs')
  expect(arranged.main.one('*', { id: 'jadwal' }).text).toMatch(/Sabtu: ?dengan perjanjian/)
  const open = (await visitor.open('/dokter/dr-zulkifli-nasution-sp-btkv')).main.one('*', { id: 'jadwal' })
  expect(open.text).toContain('Jam praktik tidak tetap')
  expect(open.has('a', { named: /^Telepon/ })).toBe(true)
})

test.each([
  ['getDoctorScheduleBySlug', 'jadwal', 'rekan'],
  ['getDoctors', 'rekan', 'jadwal'],
  ['listArticlesBySpecialty', 'artikel', 'jadwal'],
])('when %s fails, only its section says so', async (fault, section, others) => {
  const { main } = await visitor.open(`${ratna}?__fault=${fault}=500`)
  const said = main.one('*', { id: section }).all('*', { role: 'status' })
  expect(said.map(({ text }) => text).join()).toContain('belum dapat ditampilkan')
  expect(main.one('*', { id: others }).text).not.toContain('belum dapat ditampilkan')
})

test.each(['/', '/dokter', '/dokter?rs=RS01'])(
  'a doctor can be asked about from a card at %s, in words that name the doctor and the hospital',
  async (path) => {
    const [chat] = (await visitor.open(path)).main.all('a', { named: /^Tanyakan dr.* lewat WhatsApp$/ })
    const address = new URL(chat?.attribute('href') ?? '')
    expect(address.href).toMatch(/^https:\/\/wa\.me\/62\d+\?text=/)
    const name = chat?.name.replace(/^Tanyakan | lewat WhatsApp$/g, '')
    expect(address.searchParams.get('text')).toContain(`jadwal ${name} di RS Kawung`)
  },
)
