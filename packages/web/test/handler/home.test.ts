import { beforeAll, describe, expect, test } from 'vitest'
import { timeFactor } from '../../../../.ci/time-factor.ts'
import { testSites } from '../../src/testing/test-site.ts'
import { visitorOf } from './visitor.ts'
import type { Visitor } from './visitor.ts'

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
let visitor: Visitor
/** A visitor of a site with a short timeout for its CMS. On a busy machine a read that nothing delays takes longer than 2 s too. */
let impatient: Visitor
beforeAll(async () => {
  visitor = visitorOf(sites.create())
  impatient = visitorOf(sites.create({}, { CMS_TIMEOUT: String(2000 * (await timeFactor())) }))
})

const sections = [
  'schedules',
  'specialists',
  'locations',
  'packages',
  'articles',
  'testimonials',
  'videos',
  'instagram',
] as const

describe.each([
  ['/', 'id', 'Coba lagi'],
  ['/en', 'en', 'Try again'],
])('the home page at %s', (path, lang, retry) => {
  test('shows every section with something in it', { tags: ['routes.home', 'home.sections'] }, async () => {
    const { document, main } = await visitor.open(path)
    expect(document.attribute('lang')).toBe(lang)
    for (const id of sections) {
      const section = main.one('section', { id })
      expect(section.one('h2').text).toMatch(/\S/)
      // The card of a specialty has only its name.
      const cards = section.all(id === 'specialists' ? 'h3' : 'article')
      expect([id, cards.length > 1]).toEqual([id, true])
      for (const { text } of cards) expect(text).toMatch(/\S/)
      expect(section.text).not.toContain(retry)
    }
  })

  test('has its picture on every slide', { tags: ['home.slider'] }, async () => {
    const { main } = await visitor.open(path)
    const slides = main.one('ul', { named: /^(?:Sorotan|Highlights)$/ }).all('li')
    expect(slides.length).toBeGreaterThan(1)
    expect(slides.map((slide) => slide.all('img').length)).toEqual(slides.map(() => 1))
  })
})

test('the language can be changed, and the choice is stored', async () => {
  const own = visitorOf(sites.create())
  const home = await own.open('/')
  const [toEnglish] = home.document.all('a', { text: 'English' })
  if (!toEnglish) throw new Error('there is a link to the English page')
  expect((await home.follow(toEnglish)).address).toBe('/en')
  const english = await own.open('/')
  expect(english.address).toBe('/en')
  const [toIndonesian] = english.document.all('a', { text: 'Indonesia' })
  if (!toIndonesian) throw new Error('there is a link to the Indonesian page')
  expect((await english.follow(toIndonesian)).address).toBe('/')
})

describe('when the CMS', () => {
  const faults = [
    ['fails', '500'],
    ['is in maintenance', 'malformed'],
    ['drops the connection', 'dropped'],
    ['answers with errors', 'errors'],
    ['is too slow', 'delay-60000'],
  ] as const

  test.each(faults)(
    '%s for the articles, only their section says so',
    { tags: ['errors.sections'] },
    async (_what, fault) => {
      const { open } = fault.startsWith('delay') ? impatient : visitor
      const { main } = await open(`/?__fault=Articles=${fault}`)
      const articles = main.one('section', { id: 'articles' })
      expect(articles.one('*', { role: 'status' }).text).toContain('belum dapat ditampilkan')
      expect(articles.has('a', { text: 'Coba lagi' })).toBe(true)
      expect(main.one('section', { id: 'packages' }).text).toContain('Rp')
    },
  )

  // The browser tests check accessibility for the first of these faults.
  test('fails in any of these ways for everything, the page is still shown, and is the same', async () => {
    const pages = await Promise.all(faults.map(([, fault]) => impatient.open(`/en?__fault=*=${fault}`)))
    const seen = pages.map(({ status, document }) => {
      const body = document.one('body')
      return [
        status,
        body.text,
        body
          .all('*')
          .map(({ tag, attribute }) => `${tag} ${attribute('class')}`)
          .join(),
      ]
    })
    const [[status] = []] = seen
    expect(status).toBe(200)
    for (const each of seen) expect(each).toEqual(seen[0])
    expect(pages[0]?.main.all('*', { role: 'status' })[0]?.text).toContain('cannot be shown')
    expect(pages[0]?.main.has('button', { text: 'Find a doctor' })).toBe(true)
  })

  test('has nothing yet, each section says so', async () => {
    const { main } = await visitor.open('/?__fault=Articles=empty,Testimonials=empty')
    expect(main.one('section', { id: 'articles' }).text).toContain('Belum ada artikel')
    expect(main.one('section', { id: 'testimonials' }).text).toContain('Belum ada testimoni')
  })
})
