import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './site-test.ts'

const article = '/penyakit-dan-gejala/gusi-berdarah-dan-karang-gigi'
const cards = (page: Page) => page.getByRole('main').getByRole('article')

const languages = [
  {
    language: '',
    count: (count: number) => `${count} artikel`,
    next: 'Berikutnya',
    first: 'Halaman 1',
    topics: 'Topik artikel',
    heart: 'Kesehatan Jantung',
    search: 'Kata kunci',
    apply: 'Terapkan',
    words: 'jantung',
    remove: 'Hapus filter jantung',
    more: 'Baca Selengkapnya',
    title: 'Gusi Berdarah dan Karang Gigi',
    brush: 'Cara menyikat yang benar',
    newest: 'Artikel terbaru',
    related: 'Artikel terkait',
    all: 'Semua artikel',
    videos: 'Video kesehatan',
    play: 'Putar video',
    health: 'Artikel kesehatan',
    topicCount: '6 topik',
    allHeart: 'Semua artikel Kesehatan Jantung',
    specialty: 'Spesialisasi',
    dentistry: 'Gigi dan Mulut',
    forSpecialty: 'untuk spesialisasi ini',
  },
  {
    language: '/en',
    count: (count: number) => `${count} articles`,
    next: 'Next',
    first: 'Page 1',
    topics: 'Topics of articles',
    heart: 'Heart Health',
    search: 'Words to look for',
    apply: 'Apply',
    words: 'heart',
    remove: 'Remove the filter heart',
    more: 'Read more',
    title: 'Bleeding Gums and Tartar',
    brush: 'How to brush',
    newest: 'Newest articles',
    related: 'Related articles',
    all: 'All articles',
    videos: 'Health videos',
    play: 'Play video',
    health: 'Health articles',
    topicCount: '6 topics',
    allHeart: 'All articles: Heart Health',
    specialty: 'Specialty',
    dentistry: 'Dentistry',
    forSpecialty: 'for this specialty',
  },
] as const

/** How many stand on each page. An editor gave one of the second page no address, so that nobody can be led to it. */
const onPages = [10, 9, 10, 10, 2]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const words of languages) {
    const path = `${words.language}/artikel`

    test(`at ${path} articles are paged by ten, every one once, with the rest on the last page`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByText(words.count(42), { exact: true })).toBeVisible()
      const seen: string[] = []
      for (const [index, count] of onPages.entries()) {
        await expect(page).toHaveURL(index === 0 ? path : `${path}?page=${index + 1}`)
        await expect(cards(page)).toHaveCount(count)
        for (const card of await cards(page).all())
          seen.push((await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? '')
        const next = page.getByRole('link', { name: words.next })
        const isLast = index === onPages.length - 1
        await expect(next).toHaveCount(isLast ? 0 : 1)
        if (!isLast) await next.click()
      }
      expect(new Set(seen).size).toBe(41)
      await page.getByRole('link', { name: words.first, exact: true }).click()
      await expect(page).toHaveURL(path)
    })

    test(`at ${path} articles are listed by topic, and searched for`, async ({ page }) => {
      await page.goto(path)
      const topics = page.getByRole('navigation', { name: words.topics })
      await topics.getByRole('link', { name: words.heart }).click()
      await expect(page).toHaveURL(`${words.language}/kesehatan-jantung`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heart)
      await expect(topics.getByRole('link', { name: words.heart })).toHaveAttribute('aria-current', 'page')
      await expect(cards(page)).toHaveCount(6)
      for (const card of await cards(page).all())
        await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute(
          'href',
          new RegExp(`^${words.language}/kesehatan-jantung/`),
        )
      await page.getByRole('main').getByRole('searchbox', { name: words.search }).fill(words.words)
      await page.getByRole('main').getByRole('button', { name: words.apply }).click()
      await expect(page).toHaveURL(`${path}?q=${words.words}`)
      await expect(cards(page).filter({ hasText: words.heart })).not.toHaveCount(0)
      await expect(cards(page).filter({ hasText: words.more })).not.toHaveCount(0)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await page.getByRole('main').getByRole('link', { name: words.remove }).click()
      await expect(page).toHaveURL(path)
      await expect(cards(page)).toHaveCount(10)
    })

    test(`at ${words.language}/informasi/artikel-kesehatan articles stand by topic, or for one specialty`, async ({
      page,
    }) => {
      await page.goto(`${words.language}/informasi/artikel-kesehatan`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.health)
      await expect(page.getByText(words.topicCount, { exact: true })).toBeVisible()
      const topics = page.getByRole('main').getByRole('region')
      await expect(topics).toHaveCount(6)
      for (const topic of await topics.all()) await expect(topic.getByRole('article')).not.toHaveCount(0)
      const heart = topics.filter({ has: page.getByRole('heading', { level: 2, name: words.heart }) })
      await expect(heart.getByRole('article')).toHaveCount(4)
      await expect(heart.getByRole('link', { name: words.allHeart })).toHaveAttribute(
        'href',
        `${words.language}/kesehatan-jantung`,
      )
      await page.getByRole('main').getByLabel(words.specialty).selectOption({ label: words.dentistry })
      await page.getByRole('main').getByRole('button', { name: words.apply }).click()
      await expect(page).toHaveURL(/\/informasi\/artikel-kesehatan\?spesialis=/)
      await expect(page.getByText(words.forSpecialty)).toBeVisible()
      await expect(cards(page).getByRole('heading').getByRole('link', { name: words.title })).toHaveAttribute(
        'href',
        `${words.language}${article}`,
      )
    })
  }
})

for (const words of languages) {
  test.describe(`${words.language}${article}`, () => {
    test('has its text, five related articles of its topic, the five newest, and five videos', async ({ page }) => {
      await page.goto(`${words.language}${article}`)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
      await expect(page.getByRole('heading', { level: 2, name: words.brush })).toBeVisible()
      const related = page
        .getByRole('region', { name: words.related })
        .getByRole('article')
        .getByRole('heading')
        .getByRole('link')
      await expect(related).toHaveCount(5)
      for (const link of await related.all()) {
        await expect(link).toHaveAttribute('href', new RegExp(`^${words.language}/penyakit-dan-gejala/`))
        await expect(link).not.toHaveAttribute('href', `${words.language}${article}`)
      }
      await expect(
        page.getByRole('region', { name: words.related }).getByRole('link', { name: words.all }),
      ).toHaveAttribute('href', `${words.language}/artikel`)
      const newest = page.getByRole('complementary', { name: words.newest })
      await expect(newest.getByRole('link')).toHaveCount(5)
      const days = await newest
        .getByRole('time')
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
      expect(days).toHaveLength(5)
      expect(days).toEqual(days.toSorted().toReversed())
      await expect(
        page.getByRole('region', { name: words.videos }).getByRole('button', { name: new RegExp(`^${words.play}: `) }),
      ).toHaveCount(5)
      await related.nth(0).click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.title)
    })

    test('fetches a video when somebody presses play, and no other', async ({ page }) => {
      const asked: string[] = []
      await page.route(/youtube/, (route) => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' })
      })
      await page.goto(`${words.language}${article}`)
      await hydrated(page)
      const play = page.getByRole('button', { name: `${words.play}: Enam Langkah Cuci Tangan` })
      await play.scrollIntoViewIfNeeded()
      await expect(page.locator('iframe')).toHaveCount(0)
      expect(asked).toEqual([])
      await play.click()
      await expect(page.locator('iframe')).toHaveCount(1)
      await expect(page.locator('iframe')).toHaveAttribute('title', 'Enam Langkah Cuci Tangan')
      await expect(page.locator('iframe')).toBeFocused()
      await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/kwg00000001?autoplay=1'])
      await expect(play).toHaveCount(0)
    })
  })
}
