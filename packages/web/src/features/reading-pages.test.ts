import { describe, expect, test } from 'vitest'
import { contractSite } from '../testing/contract-context.ts'
import { loadedPage } from '../testing/loaded-page.ts'
import { loadAbout } from './about/load-about.ts'
import { loadAccount } from './account/load-account.ts'
import { loadArticle } from './articles/load-article.ts'
import { loadArticles } from './articles/load-articles.ts'
import { loadHealthArticles } from './articles/load-health-articles.ts'
import { loadCareer } from './careers/load-career.ts'
import { loadEvent } from './events/load-event.ts'
import { loadEvents } from './events/load-events.ts'
import { loadForm } from './form-documents/load-form.ts'
import { loadQualityIndicator } from './quality/load-quality-indicator.ts'
import { loadQualityIndicators } from './quality/load-quality-indicators.ts'

const site = contractSite(new Date('2026-11-21T03:00:00Z'))

describe('articles', () => {
  test('come ten at a time, the newest first', async () => {
    const { data, meta } = loadedPage(await loadArticles(site.contextOf('/artikel')))
    const days = data.articles.map(({ published }) => published ?? '')
    expect(data.pages).toMatchObject({ page: 1, query: {} })
    expect(days).toEqual(days.toSorted().toReversed())
    expect(data.articles.length).toBeGreaterThan(7)
    expect(data.articles.length).toBeLessThanOrEqual(10)
    expect(meta.indexed).toBe(true)
  })

  test.each(['99', '0', '-1', 'dua', '1e3'])('have no page %s, so the first is shown', async (number) => {
    expect(loadedPage(await loadArticles(site.contextOf(`/artikel?page=${number}`))).data.pages.page).toBe(1)
  })

  test('are found by words, whose list is not indexed', async () => {
    const { data, meta } = loadedPage(await loadArticles(site.contextOf('/en/artikel?q=%25jantung_')))
    expect(data).toMatchObject({
      words: 'jantung',
      active: [{ label: 'jantung', href: '/en/artikel' }],
      pages: { query: { q: 'jantung' } },
    })
    expect(data.articles.length).toBeGreaterThan(0)
    expect(meta.indexed).toBe(false)
  })

  test('of a category are at its address; a category without any says so, and an unknown one is not there', async () => {
    const { data, meta } = loadedPage(await loadArticles(site.contextOf('/en/kesehatan-jantung')))
    expect(data).toMatchObject({ title: { text: 'Heart Health', lang: 'en' }, current: '/en/kesehatan-jantung' })
    expect(new Set(data.articles.map(({ href }) => href.split('/')[2]))).toEqual(new Set(['kesehatan-jantung']))
    expect(meta.above).toMatchObject([{ href: '/en/artikel' }])
    expect(loadedPage(await loadArticles(site.contextOf('/tanya-dokter'))).data.articles).toEqual([])
    expect(await loadArticles(site.contextOf('/entah'))).toEqual({ kind: 'missing' })
  })

  test('are shown by topic, four of each, and for one specialty', async () => {
    const { data } = loadedPage(await loadHealthArticles(site.contextOf('/informasi/artikel-kesehatan')))
    expect(
      data.byTopic.every(({ articles }) => articles.ok && articles.value.length > 0 && articles.value.length <= 4),
    ).toBe(true)
    const chosen = loadedPage(
      await loadHealthArticles(
        site.contextOf(`/informasi/artikel-kesehatan?spesialis=${data.specialty.options[0]?.value ?? ''}`),
      ),
    )
    expect(chosen.data.byTopic).toEqual([])
    expect(chosen.meta.indexed).toBe(false)
    expect(
      loadedPage(await loadHealthArticles(site.contextOf('/informasi/artikel-kesehatan?spesialis=ENTAH'))).data.found,
    ).toBeUndefined()
  })

  test('whose topics cannot be loaded say so in their own place', async () => {
    const { data } = loadedPage(
      await loadHealthArticles(site.contextOf('/informasi/artikel-kesehatan', 'ArticlesByCategory=500')),
    )
    expect(data.byTopic.every(({ articles }) => !articles.ok)).toBe(true)
  })
})

describe('an article', () => {
  const address = '/penyakit-dan-gejala/gusi-berdarah-dan-karang-gigi'

  test('has five related ones, the newest, and five videos', async () => {
    const { data, meta } = loadedPage(await loadArticle(site.contextOf(address)))
    expect(data.related).toMatchObject({ ok: true, value: { length: 5 } })
    expect(data.videos).toMatchObject({ ok: true, value: { length: 5 } })
    expect(data.newest.ok && data.newest.value.length).toBeGreaterThan(3)
    expect(meta).toMatchObject({
      type: 'article',
      about: [{ '@type': ['MedicalWebPage', 'Article'], url: `https://rs.example${address}`, inLanguage: 'id' }],
    })
    expect(JSON.stringify(data.body)).not.toMatch(/javascript|onerror|iframe/)
  })

  test('at the address of another category redirects to its own, in the language of the page', async () => {
    expect(await loadArticle(site.contextOf('/en/berita/gusi-berdarah-dan-karang-gigi'))).toEqual({
      kind: 'redirect',
      status: 301,
      to: `/en${address}`,
    })
  })

  test('that is not there is missing, and one that cannot be read has failed', async () => {
    expect(await loadArticle(site.contextOf('/berita/entah'))).toEqual({ kind: 'missing' })
    expect(await loadArticle(site.contextOf(address, 'ArticleBySlug=500'))).toEqual({ kind: 'failed' })
  })

  test('that names an emergency says so in its own words, with the numbers to call', async () => {
    const { data } = loadedPage(
      await loadArticle(site.contextOf('/kesehatan-jantung/mengenali-nyeri-dada-yang-perlu-diwaspadai')),
    )
    expect(data).toMatchObject({
      lead: { text: expect.stringMatching(/jangan menyetir sendiri\.$/), lang: 'id' },
      author: 'Tim edukasi pasien RS Kawung',
      reviewer: 'dr. Ratna Widyaningsih, Sp.JP(K), FIHA',
      emergency: { national: '119', nearest: { hospital: 'RS Kawung Karawang' } },
    })
    expect(JSON.stringify(data.emergency?.warning)).toContain('Hubungi 119')
    expect(data.emergency?.units).toHaveLength(6)
    expect(data.emergency?.units.every(({ phone }) => phone !== undefined)).toBe(true)
  })

  test('that names none has no warning', async () => {
    expect(loadedPage(await loadArticle(site.contextOf(address))).data.emergency).toBeUndefined()
  })

  test('leads to doctors of its specialty, each with a way to book', async () => {
    const { data } = loadedPage(await loadArticle(site.contextOf(`/en${address}`)))
    expect(data.specialists).toMatchObject({
      specialty: { lang: 'en' },
      doctors: { ok: true },
      schedulesHref: expect.stringMatching(/^\/en\/jadwal-dokter\?spesialis=/),
    })
    const doctors = data.specialists?.doctors
    expect(
      doctors?.ok && doctors.value.length > 0 && doctors.value.every(({ appointmentHref }) => appointmentHref),
    ).toBe(true)
  })

  test('of a CMS without its specialty and its author has those that its title tells', async () => {
    const { data } = loadedPage(
      await loadArticle(
        site.contextOf('/kesehatan-jantung/mengenali-nyeri-dada-yang-perlu-diwaspadai', 'ArticleCredits=500'),
      ),
    )
    expect([data.author, data.reviewer, data.reviewed]).toEqual([undefined, undefined, undefined])
    expect(data.lead).toMatchObject({ text: expect.stringMatching(/^Tidak setiap nyeri dada.*\.$/) })
    expect(data.specialists?.doctors).toMatchObject({ ok: true })
  })

  test('is shown when other parts fail', async () => {
    const { data } = loadedPage(
      await loadArticle(site.contextOf(address, 'RelatedArticles=500,ArticlesWithVideos=500')),
    )
    expect(data.body.length).toBeGreaterThan(3)
    expect([data.newest.ok, data.videos.ok]).toEqual([false, false])
  })
})

describe('events', () => {
  test('to come are listed before those past', { tags: ['events.list'] }, async () => {
    const { data } = loadedPage(await loadEvents(site.contextOf('/informasi/event-community')))
    const coming = data.upcoming.map(({ at }) => at)
    expect(coming).toEqual(coming.toSorted())
    expect(data.past.every(({ at }) => at < '2026-11-21')).toBe(true)
    expect(data.upcoming.length).toBeGreaterThan(0)
    expect(data.past.length).toBeGreaterThan(0)
  })

  test(
    'have a page with five others, and tell search engines the editors’ own words',
    { tags: ['events.seo', 'seo.editors-words'] },
    async () => {
      const { data, meta } = loadedPage(
        await loadEvent(site.contextOf('/informasi/event-community/senam-jantung-sehat-bersama')),
      )
      expect(data.related).toMatchObject({ ok: true, value: { length: 5 } })
      expect(meta).toMatchObject({
        title: 'Senam Jantung Sehat Bersama',
        description: 'Senam Jantung Sehat Bersama bersama RS Kawung.',
        about: [{ '@type': 'Event', startDate: data.date }],
      })
      const english = loadedPage(
        await loadEvent(site.contextOf('/en/informasi/event-community/senam-jantung-sehat-bersama')),
      )
      expect(english.meta.title).toEqual({ text: 'Heart-Healthy Exercise Together', lang: 'en' })
    },
  )
})

test('a page of forms has its files, and says when there are none', async () => {
  expect(loadedPage(await loadForm(site.contextOf('/informasi/forms/rekam-medis'))).data.files).toMatchObject([
    { name: 'Formulir permintaan rekam medis', type: 'PDF' },
    { type: 'PDF' },
  ])
  expect(loadedPage(await loadForm(site.contextOf('/informasi/forms/kepuasan-pasien'))).data.files).toEqual([])
  expect(await loadForm(site.contextOf('/informasi/forms/entah'))).toEqual({ kind: 'missing' })
})

test('a vacancy names its deadline and whom to write to; a closed one is not indexed', async () => {
  const { data } = loadedPage(await loadCareer(site.contextOf('/informasi/karir/perawat-icu')))
  expect(data).toMatchObject({ deadline: '2026-12-15', closed: false, email: 'karir@rs-kawung.example' })
  const closed = loadedPage(await loadCareer(site.contextOf('/informasi/karir/staf-teknologi-informasi')))
  expect([closed.data.closed, closed.meta.indexed]).toEqual([true, false])
  expect(data.others.ok && data.others.value.map(({ href }) => href)).toEqual([
    '/informasi/karir/apoteker',
    '/informasi/karir/dokter-umum-igd',
  ])
  expect(closed.data.others.ok && closed.data.others.value).toHaveLength(3)
})

test('a quality report tells what was reached, and apart from that what has no target or was not measured', async () => {
  const list = loadedPage(await loadQualityIndicators(site.contextOf('/informasi/data-indikator-mutu')))
  const { data } = loadedPage(await loadQualityIndicator(site.contextOf(list.data.reports[0]?.href ?? '')))
  expect(data.indicators).toContainEqual(
    expect.objectContaining({ name: 'Penundaan operasi elektif', target: '≤ 5%', value: 3.1, reached: true }),
  )
  expect(data.reached).toBe(data.indicators.filter(({ reached }) => reached).length)
  expect(data.others).toEqual([
    { name: 'Rata-rata lama rawat', value: '3,6 hari' },
    { name: 'Kepatuhan alur klinis', value: undefined },
  ])
})

test('the group is told from its hospitals', async () => {
  const { data } = loadedPage(await loadAbout(site.contextOf('/about-us')))
  expect(data.hospitals.length).toBeGreaterThan(4)
  expect(data.hospitals.every(({ lead, about }) => lead !== undefined || about.length > 0)).toBe(true)
})

test.each([
  ['/account/forget-password', 'password'],
  ['/en/account/my-account', 'account'],
])('%s leads patients and companies to their area', { tags: ['routes.account'] }, async (address, purpose) => {
  expect(loadedPage(await loadAccount(site.contextOf(address))).data.purpose).toBe(purpose)
})
