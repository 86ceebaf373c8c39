import { beforeAll, describe, expect, test } from 'vitest'
import { testSites } from '../../src/testing/test-site.ts'
import { readMarkup } from './markup.ts'
import { filterOf, visitorOf } from './visitor.ts'
import type { Shown, Visitor } from './visitor.ts'

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
let visitor: Visitor
beforeAll(() => {
  visitor = visitorOf(sites.create())
})

const cardsOf = ({ main }: Shown) => main.all('article')
const hasWords = ({ main }: Shown, text: string) => main.has('*', { text })

const languages = [
  {
    path: '/jadwal-dokter',
    home: '/',
    hospital: 'Rumah sakit',
    specialty: 'Spesialis',
    day: 'Hari praktik',
    doctor: 'Nama dokter',
    clear: 'Hapus semua',
    remove: 'Hapus filter',
    internal: 'Penyakit Dalam',
    cardiology: 'Jantung dan Pembuluh Darah',
    tuesday: 'Selasa',
    wednesday: 'Rabu',
    sunday: 'Minggu',
    monday: 'Senin',
    count: (count: number) => `${count} jadwal`,
    none: 'Tidak ada jadwal yang cocok',
    see: 'Lihat semua jadwal',
    next: /^Berikutnya/,
    first: 'Halaman 1',
    week: /WIB|dengan perjanjian|tidak tetap/,
    book: /^(?:Buat janji temu dengan|Pesan) /,
    call: /^Telepon RS Kawung/,
    hours: '07.00–20.00 WIB',
    today: /Praktik hari ini|Cuti hari ini|Kuota hari ini penuh|Tidak praktik hari ini/,
    finder: { hospital: 'Rumah sakit', specialty: 'Spesialis', day: 'Hari praktik', doctor: 'Nama dokter' },
  },
  {
    path: '/en/jadwal-dokter',
    home: '/en',
    hospital: 'Hospital',
    specialty: 'Specialty',
    day: 'Day',
    doctor: "Doctor's name",
    clear: 'Clear all',
    remove: 'Remove the filter',
    internal: 'Internal Medicine',
    cardiology: 'Cardiology',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    sunday: 'Sunday',
    monday: 'Monday',
    count: (count: number) => `${count} ${count === 1 ? 'schedule' : 'schedules'}`,
    none: 'No schedule matches',
    see: 'See all schedules',
    next: /^Next/,
    first: 'Page 1',
    week: /WIB|by appointment|no fixed hours/i,
    book: /^(?:Make an appointment with|Book) /,
    call: /^Call RS Kawung/,
    hours: '07:00–20:00 WIB',
    today: /In clinic today|On leave today|Fully booked today|Not in today/,
    finder: { hospital: 'Hospital', specialty: 'Specialty', day: 'Practice day', doctor: "Doctor's name" },
  },
] as const

type Words = (typeof languages)[number]

const expectFound = (shown: Shown, words: Words, count: number, inEach: RegExp): void => {
  expect(hasWords(shown, words.count(count))).toBe(true)
  expect(cardsOf(shown)).toHaveLength(Math.min(count, 10))
  for (const { text } of cardsOf(shown)) expect(text).toMatch(inEach)
}

describe.each(languages)('at $path', (words) => {
  const { path } = words

  test(
    'a doctor is found by hospital, specialty, day or name alone, and each filter can be taken off',
    { tags: ['doctors.filters'] },
    async () => {
      const all = await visitor.open(path)
      expectFound(all, words, 61, /RS Kawung/)
      for (const [field, choice, parameter, count, inEach] of [
        [words.hospital, 'RS Kawung Subang', 'rs=RS06', 4, /RS Kawung Subang/],
        [words.specialty, words.cardiology, 'spesialis=SPJP', 4, new RegExp(words.cardiology)],
        [words.day, words.sunday, 'hari=Minggu', 17, new RegExp(words.sunday)],
        [words.doctor, 'BUDI', 'dokter=BUDI', 3, /Budi/],
      ] as const) {
        const found = await all.send(filterOf(all, field), { [field]: choice })
        expect(found.address).toContain(parameter)
        expectFound(found, words, count, inEach)
        expect(found.document.one('meta', { name: 'robots' }).attribute('content')).toBe('noindex')
        const freed = await found.follow(`${words.remove} ${choice}`)
        expect(freed.address).toBe(path)
        expectFound(freed, words, 61, /RS Kawung/)
      }
    },
  )

  test(
    'a doctor is found by all four together, and none where one of them does not fit',
    { tags: ['doctors.filters'] },
    async () => {
      const all = await visitor.open(path)
      const found = await all.send(filterOf(all, words.doctor), {
        [words.hospital]: 'RS Kawung Karawang',
        [words.specialty]: words.internal,
        [words.day]: words.wednesday,
        [words.doctor]: 'WAHYUDI',
      })
      expectFound(found, words, 1, /dr\. Eko Wahyudi, Sp\.PD-KGH/)
      expect(filterOf(found, words.doctor).one('input', { named: words.doctor }).attribute('value')).toBe('WAHYUDI')
      for (const filter of ['RS Kawung Karawang', words.internal, words.wednesday, 'WAHYUDI'])
        expect(found.main.has('a', { named: `${words.remove} ${filter}` })).toBe(true)
      const nothing = await found.send(filterOf(found, words.doctor), { [words.day]: words.tuesday })
      expect(nothing.main.text).toContain(words.none)
      expect(cardsOf(nothing)).toEqual([])
      const cleared = await nothing.follow(words.clear)
      expect([cleared.address, cardsOf(cleared).length]).toEqual([path, 10])
    },
  )

  test(
    'ten are on each page and the rest on the last one, every one once',
    { tags: ['doctors.page-size'] },
    async () => {
      let shown = await visitor.open(path)
      const seen: string[] = []
      for (let number = 1; number <= 7; number += 1) {
        expect(shown.address).toBe(number === 1 ? path : `${path}?page=${number}`)
        expect(cardsOf(shown)).toHaveLength(number === 7 ? 1 : 10)
        for (const card of cardsOf(shown)) seen.push(card.one('a', { named: words.book }).attribute('href') ?? '')
        const [next] = shown.main.all('a', { named: words.next })
        expect(next === undefined).toBe(number === 7)
        if (next) shown = await shown.follow(next)
      }
      expect(new Set(seen).size).toBe(61)
      expect((await shown.follow(words.first)).address).toBe(path)
    },
  )

  test(
    'each doctor has the week in WIB, a way to book, and the hospital’s telephone and WhatsApp',
    { tags: ['routes.schedules', 'doctors.week', 'shell.service-hours'] },
    async () => {
      const { html } = await visitor.open(path)
      // On a phone, hours and contacts are in a closed element below the days of practice.
      const cards = readMarkup(html.replaceAll('<details', '<details open')).one('main').all('article')
      expect(cards).toHaveLength(10)
      for (const card of cards) {
        const name = card.one('h2').text
        expect(card.text).toMatch(words.week)
        expect(card.one('a', { named: words.book }).attribute('href')).toMatch(
          /\/dokter\/appointment\?dokter=[\w-]+&rs=RS0\d&spesialis=[\w.-]+(?:&tanggal=[\d-]+(?:&jam=\d\d%3A\d\d)?)?$/,
        )
        expect(card.one('a', { named: words.call }).attribute('href')).toMatch(/^tel:\+62/)
        expect(card.text).toContain(words.hours)
        // One hospital has no WhatsApp.
        const chats = card.all('a', { named: /^WhatsApp RS Kawung/ })
        expect(chats).toHaveLength(card.text.includes('RS Kawung Subang') ? 0 : 1)
        for (const chat of chats) expect(new URL(chat.attribute('href') ?? '').searchParams.get('text')).toContain(name)
      }
    },
  )

  test('today is told in words', async () => {
    expect(cardsOf(await visitor.open(`${path}?rs=RS01`))[0]?.text).toMatch(words.today)
  })

  test.each([
    ['hospital', { rs: 'RS01' }],
    ['specialty', { spesialis: 'SPPD' }],
    ['day', { hari: 'Minggu' }],
    ['name', { dokter: 'eko' }],
    ['hospital, specialty, day and name', { rs: 'RS01', spesialis: 'SPPD', hari: 'Minggu', dokter: 'eko' }],
  ])('the schedules are those that the home page was asked for, by %s', async (_what, values) => {
    const choices = { rs: 'RS Kawung Karawang', spesialis: words.internal, hari: words.sunday, dokter: 'eko' }
    const labels = {
      rs: words.finder.hospital,
      spesialis: words.finder.specialty,
      hari: words.finder.day,
      dokter: words.finder.doctor,
    }
    const wanted = Object.keys(values) as (keyof typeof choices)[]
    const home = await visitor.open(words.home)
    const finder = filterOf(home, words.finder.doctor)
    const shown = await home.send(finder, Object.fromEntries(wanted.map((name) => [labels[name], choices[name]])))
    expect(shown.address.replace(/\?.*/, '')).toBe(path)
    const asked = [...new URL(shown.address, 'https://rs.example').searchParams].filter(([, value]) => value !== '')
    expect(Object.fromEntries(asked)).toEqual(values)
    expect(shown.main.all('a', { named: new RegExp(`^${words.remove} `) }).map(({ name }) => name)).toEqual(
      wanted.map((name) => `${words.remove} ${choices[name]}`),
    )
    expect(cardsOf(shown).length).toBeGreaterThan(0)
    for (const { text } of cardsOf(shown))
      for (const name of wanted) expect(text.toLowerCase()).toContain(choices[name].toLowerCase())
  })

  test('where nothing matches, the page says what to do', async () => {
    const nothing = await visitor.open(`${path}?dokter=tidak-ada`)
    expect(nothing.main.text).toContain(words.none)
    expect((await nothing.follow(nothing.main.one('a', { named: words.see }))).address).toBe(path)
  })
})

test('the pages of the list have addresses, which keep the filters', async () => {
  const first = await visitor.open('/jadwal-dokter?rs=RS01')
  expect(first.main.text).toContain('Halaman 1 dari 2')
  const second = await first.follow(first.main.one('a', { named: /^Berikutnya/ }))
  expect([second.address, cardsOf(second).length]).toEqual(['/jadwal-dokter?rs=RS01&page=2', 10])
  for (const { text } of cardsOf(second)) expect(text).toContain('RS Kawung Karawang')
  expect((await second.follow('Halaman 1')).address).toBe('/jadwal-dokter?rs=RS01')
})

test('what makes no sense in the address is no filter, and a page that is not there is the first', async () => {
  const shown = await visitor.open('/jadwal-dokter?rs=RS99&hari=Someday&spesialis=%3Cscript%3E&page=999')
  expect(cardsOf(shown)).toHaveLength(10)
  expect(shown.main.text).toContain('Halaman 1 dari 7')
  expect(shown.main.has('a', { named: 'Hapus semua' })).toBe(false)
})

test('without the choices the list is still shown', async () => {
  expect(cardsOf(await visitor.open('/jadwal-dokter?__fault=Hospitals=500,SpecialistServices=malformed'))).toHaveLength(
    10,
  )
})
