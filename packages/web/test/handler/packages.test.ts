import { beforeAll, describe, expect, test } from 'vitest'
import { siteOrigin, testSites } from '../../src/testing/test-site.ts'
import { filterOf, visitorOf } from './visitor.ts'
import type { Shown, Visitor } from './visitor.ts'

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
let visitor: Visitor
beforeAll(() => {
  visitor = visitorOf(sites.create())
})

const languages = {
  id: {
    language: '',
    price: /Rp\d{1,3}(\.\d{3})+/,
    valid: 'Berlaku hingga',
    next: /^Berikutnya/,
    first: 'Halaman 1',
    category: 'Vaksinasi',
    search: 'Nama paket',
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
    next: /^Next/,
    first: 'Page 1',
    category: 'Vaccination',
    search: 'Name of the package',
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

/** The same packages have two addresses in each language. */
const addresses = Object.values(languages).flatMap((words) =>
  ['/paket', '/informasi/paket-kesehatan'].map((path) => [`${words.language}${path}`, words] as const),
)

const cardsOf = ({ main }: Shown) => main.all('article')
const canonicalOf = ({ document }: Shown) => document.one('link', { rel: 'canonical' }).attribute('href')

describe.each(addresses)('at %s', (path, words) => {
  test(
    'the list of packages has prices, validity and pages, and is narrowed by a category and by words',
    { tags: ['routes.packages', 'routes.health-packages', 'packages.list', 'packages.page-size'] },
    async () => {
      const first = await visitor.open(path)
      expect(canonicalOf(first)).toBe(`${siteOrigin}${words.language}/paket`)
      expect(first.main.has('*', { text: words.count(17) })).toBe(true)
      expect(cardsOf(first)).toHaveLength(10)
      for (const { text } of cardsOf(first)) {
        expect(text).toMatch(words.price)
        expect(text).toContain(words.valid)
      }
      const second = await first.follow(first.main.one('a', { named: words.next }))
      expect([second.address, cardsOf(second).length]).toEqual([`${path}?page=2`, 7])
      expect((await second.follow(words.first)).address).toBe(path)

      const narrowed = await first.follow(first.main.one('a', { text: words.category }))
      expect([narrowed.address, cardsOf(narrowed).length]).toEqual([`${path}?kategori=vaksinasi`, 3])
      for (const { text } of cardsOf(narrowed)) expect(text).toContain(words.category)
      const found = await narrowed.send(filterOf(narrowed, words.search), { [words.search]: 'INFLUENZA' })
      expect(found.main.has('*', { text: words.count(1) })).toBe(true)
      expect(cardsOf(found).map((card) => card.one('h2 h3').text)).toEqual([words.influenza])
      const freed = await found.follow(`${words.remove} INFLUENZA`)
      expect([freed.address, cardsOf(freed).length]).toEqual([`${path}?kategori=vaksinasi`, 3])

      const nothing = await visitor.open(`${path}?q=zzz`)
      expect(nothing.main.text).toContain(words.none)
      expect((await nothing.follow(nothing.main.one('a', { named: words.all }))).address).toBe(path)
    },
  )

  test(
    'a package has its price, contents and validity, whom to ask, and others of its kind',
    { tags: ['routes.packages', 'routes.health-packages', 'packages.facts', 'packages.related'] },
    async () => {
      const shown = await visitor.open(`${path}/medical-check-up-eksekutif`)
      const { main } = shown
      expect(canonicalOf(shown)).toBe(`${siteOrigin}${words.language}/paket/medical-check-up-eksekutif`)
      expect(main.one('h1').text).toBe(words.executive)
      expect(main.has('strong', { text: words.executivePrice })).toBe(true)
      expect(main.has('dt', { text: new RegExp(words.valid) })).toBe(true)
      expect(main.all('dd').flatMap((definition) => definition.all('time'))[0]?.text).toMatch(/202\d$/)
      const contents = main.one('section', { named: words.contents })
      expect(contents.all('li').length).toBeGreaterThan(0)
      expect(contents.text).toContain(words.fasting)
      expect(main.one('a', { named: words.reserve }).attribute('href')).toBe('#reservasi')
      const chat = main.one('a', { named: 'WhatsApp RS Kawung' }).attribute('href') ?? ''
      expect(new URL(chat).searchParams.get('text')).toBe(words.ask)
      const others = main.one('section', { named: words.others })
      expect(others.all('article')).toHaveLength(5)
      for (const { text } of others.all('article')) expect(text).toContain(words.kind)
      const heart = await shown.follow(others.one('a', { named: words.heart }))
      expect([heart.address, heart.main.one('h1').text]).toEqual([
        `${words.language}/paket/medical-check-up-jantung`,
        words.heart,
      ])
    },
  )
})

test('search engines are told the offer', async () => {
  const { html } = await visitor.open('/paket/medical-check-up-dasar')
  expect(html).toContain('"@type":"Product"')
  expect(html).toContain('"price":650000')
  expect(html).toContain('"priceCurrency":"IDR"')
})

test('when others of its kind cannot be read, only their section says so', async () => {
  const { main } = await visitor.open('/paket/medical-check-up-dasar?__fault=RelatedPackages=500')
  expect(main.one('*', { id: 'lainnya' }).one('*', { role: 'status' }).text).toContain('belum dapat ditampilkan')
  expect(main.one('*', { id: 'isi' }).text).not.toContain('belum dapat ditampilkan')
})

test('when there is nothing on offer, the page says so', async () => {
  const { main } = await visitor.open('/paket?__fault=Packages=empty')
  expect(main.text).toContain('Belum ada paket yang ditawarkan')
})

test('without the categories the list is still shown', async () => {
  expect(cardsOf(await visitor.open('/paket?__fault=PackageCategories=500'))).toHaveLength(10)
})

test('a package can be asked about from its card, in words that name it', async () => {
  const [card] = cardsOf(await visitor.open('/paket'))
  const chat = card?.one('a', { named: /^Tanyakan .* lewat WhatsApp$/ }).attribute('href') ?? ''
  expect(chat).toMatch(/^https:\/\/wa\.me\/62\d+\?text=/)
  expect(new URL(chat).searchParams.get('text')).toContain(card?.one('h2 h3').text)
})
