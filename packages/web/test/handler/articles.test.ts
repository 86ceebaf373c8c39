import { beforeAll, describe, expect, test } from 'vitest'
import { testSites } from '../../src/testing/test-site.ts'
import { filterOf, visitorOf } from './visitor.ts'
import type { Shown, Visitor } from './visitor.ts'

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
let visitor: Visitor
beforeAll(() => {
  visitor = visitorOf(sites.create())
})

const article = '/penyakit-dan-gejala/gusi-berdarah-dan-karang-gigi'
const cardsOf = ({ main }: Shown) => main.all('article')
const hrefsOf = (shown: Shown) => cardsOf(shown).map((card) => card.one('h2 h3').all('a')[0]?.attribute('href') ?? '')

const languages = [
  {
    language: '',
    count: '42 artikel',
    next: /^Berikutnya/,
    first: 'Halaman 1',
    topics: 'Topik artikel',
    heart: 'Kesehatan Jantung',
    search: 'Kata kunci',
    words: 'jantung',
    remove: 'Hapus filter jantung',
    more: 'Baca Selengkapnya',
    title: 'Gusi Berdarah dan Karang Gigi',
    brush: 'Cara menyikat yang benar',
    newest: 'Artikel terbaru',
    related: 'Artikel terkait',
    all: 'Semua artikel',
    videos: 'Video kesehatan',
    play: /^Putar video: /,
    health: 'Artikel kesehatan',
    topicCount: '6 topik',
    allHeart: 'Semua artikel Kesehatan Jantung',
    specialty: 'Spesialis',
    dentistry: 'Gigi dan Mulut',
    forSpecialty: 'untuk spesialis ini',
  },
  {
    language: '/en',
    count: '42 articles',
    next: /^Next/,
    first: 'Page 1',
    topics: 'Topics of articles',
    heart: 'Heart Health',
    search: 'Keywords',
    words: 'heart',
    remove: 'Remove the filter heart',
    more: 'Read more',
    title: 'Bleeding Gums and Tartar',
    brush: 'How to brush',
    newest: 'Newest articles',
    related: 'Related articles',
    all: 'All articles',
    videos: 'Health videos',
    play: /^Play video: /,
    health: 'Health articles',
    topicCount: '6 topics',
    allHeart: 'All articles: Heart Health',
    specialty: 'Specialty',
    dentistry: 'Dentistry',
    forSpecialty: 'for this specialty',
  },
] as const

/** The number of entries on each page. One entry of the second page has no address, so no link leads to it. */
const onPages = [10, 9, 10, 10, 2]

describe.each(languages)('at $language/artikel', (words) => {
  const { language } = words
  const path = `${language}/artikel`

  test(
    'articles are paged by ten, every one once, with the rest on the last page',
    { tags: ['routes.articles', 'articles.list', 'articles.page-size'] },
    async () => {
      let shown = await visitor.open(path)
      expect(shown.main.has('*', { text: words.count })).toBe(true)
      const seen: string[] = []
      for (const [index, count] of onPages.entries()) {
        expect(shown.address).toBe(index === 0 ? path : `${path}?page=${index + 1}`)
        expect(cardsOf(shown)).toHaveLength(count)
        seen.push(...hrefsOf(shown))
        const [next, ...others] = shown.main.all('a', { named: words.next })
        const isLast = index === onPages.length - 1
        expect([others.length, next === undefined]).toEqual([0, isLast])
        if (next) shown = await shown.follow(next)
      }
      expect(new Set(seen).size).toBe(41)
      expect((await shown.follow(words.first)).address).toBe(path)
    },
  )

  test(
    'articles are listed by topic, and searched for',
    { tags: ['routes.category', 'articles.list', 'articles.snippet'] },
    async () => {
      const list = await visitor.open(path)
      const topic = await list.follow(list.main.one('nav', { named: words.topics }).one('a', { text: words.heart }))
      expect(topic.address).toBe(`${language}/kesehatan-jantung`)
      expect(topic.main.one('h1').text).toBe(words.heart)
      const current = topic.main.one('nav', { named: words.topics }).one('a', { text: words.heart })
      expect(current.attribute('aria-current')).toBe('page')
      expect(hrefsOf(topic)).toHaveLength(6)
      for (const href of hrefsOf(topic)) expect(href.startsWith(`${language}/kesehatan-jantung/`)).toBe(true)
      const found = await topic.send(filterOf(topic, words.search), { [words.search]: words.words })
      expect(found.address).toBe(`${path}?q=${words.words}`)
      expect(cardsOf(found).some(({ text }) => text.includes(words.heart))).toBe(true)
      expect(cardsOf(found).some(({ text }) => text.includes(words.more))).toBe(true)
      expect(found.document.one('meta', { name: 'robots' }).attribute('content')).toBe('noindex')
      const freed = await found.follow(words.remove)
      expect([freed.address, cardsOf(freed).length]).toEqual([path, 10])
    },
  )

  test(
    'articles are listed by topic at /informasi/artikel-kesehatan, or for one specialty',
    { tags: ['routes.health-articles', 'articles.health'] },
    async () => {
      const shown = await visitor.open(`${language}/informasi/artikel-kesehatan`)
      expect(shown.main.one('h1').text).toBe(words.health)
      expect(shown.main.has('*', { text: words.topicCount })).toBe(true)
      const topics = shown.main.all('section')
      expect(topics).toHaveLength(6)
      for (const topic of topics) expect(topic.has('article')).toBe(true)
      const heart = topics.find((topic) => topic.has('h2', { text: words.heart }))
      expect(heart?.all('article')).toHaveLength(4)
      expect(heart?.one('a', { named: words.allHeart }).attribute('href')).toBe(`${language}/kesehatan-jantung`)
      const found = await shown.send(filterOf(shown, words.specialty), { [words.specialty]: words.dentistry })
      expect(found.address).toMatch(/\/informasi\/artikel-kesehatan\?spesialis=/)
      expect(found.main.text).toContain(words.forSpecialty)
      const named = cardsOf(found).flatMap((card) => card.one('h2 h3').all('a', { text: words.title }))
      expect(named.map((link) => link.attribute('href'))).toEqual([`${language}${article}`])
    },
  )

  test(
    'an article has its text, five related articles of its topic, the five newest, and five videos',
    {
      tags: ['routes.category', 'articles.text', 'articles.related', 'articles.related-limit', 'articles.with-videos'],
    },
    async () => {
      const { main, follow } = await visitor.open(`${language}${article}`)
      expect(main.one('h1').text).toBe(words.title)
      expect(main.has('h2', { text: words.brush })).toBe(true)
      const section = main.one('section', { named: words.related })
      const related = section.all('article').flatMap((card) => card.one('h2 h3').all('a'))
      expect(related).toHaveLength(5)
      for (const link of related) {
        expect(link.attribute('href')?.startsWith(`${language}/penyakit-dan-gejala/`)).toBe(true)
        expect(link.attribute('href')).not.toBe(`${language}${article}`)
      }
      expect(section.one('a', { named: words.all }).attribute('href')).toBe(`${language}/artikel`)
      const newest = main.one('aside', { named: words.newest })
      expect(newest.all('a')).toHaveLength(5)
      const days = newest.all('time').map((time) => time.attribute('datetime') ?? '')
      expect(days).toHaveLength(5)
      expect(days).toEqual(days.toSorted().toReversed())
      expect(main.one('section', { named: words.videos }).all('a button', { named: words.play })).toHaveLength(5)
      const [first] = related
      expect(first && (await follow(first)).main.one('h1').text).not.toBe(words.title)
    },
  )
})

test('when the topics of articles fail, each says so and the page is shown', async () => {
  const { main } = await visitor.open('/informasi/artikel-kesehatan?__fault=ArticlesByCategory=500')
  expect(main.all('*', { role: 'status' }).some(({ text }) => text.includes('belum dapat ditampilkan'))).toBe(true)
  expect(main.one('h1').text).toBe('Artikel kesehatan')
})

test('an article is an article to search engines and link previews', async () => {
  const { document, html } = await visitor.open(`/en${article}`)
  expect(document.one('meta', { property: 'og:type' }).attribute('content')).toBe('article')
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*)/.exec(html) ?? []
  expect(JSON.parse(json)).toMatchObject({
    '@graph': [
      { '@type': ['MedicalWebPage', 'Article'], headline: 'Bleeding Gums and Tartar', inLanguage: 'en' },
      { '@type': 'BreadcrumbList' },
    ],
  })
})

test('an article whose further reading fails is still read', async () => {
  const { main } = await visitor.open(`${article}?__fault=RelatedArticles=500,ArticlesWithVideos=500`)
  for (const id of ['terkait', 'video']) expect(main.one('*', { id }).text).toContain('belum dapat ditampilkan')
  expect(main.has('h2', { text: 'Cara menyikat yang benar' })).toBe(true)
})
