import { testFailingPages, testMissingPages, testUsablePages } from './page-tests.ts'
import { expect, hydrated, test } from './site-test.ts'

const article = '/penyakit-dan-gejala/gusi-berdarah-dan-karang-gigi'
const event = '/informasi/event-community/senam-jantung-sehat-bersama'

testUsablePages([
  '/artikel',
  '/artikel?q=tidak-ada-yang-begini',
  '/artikel?page=2',
  '/kesehatan-jantung',
  '/tanya-dokter',
  article,
  '/penyakit-dan-gejala/diabetes-tipe-2-kenali-sebelum-terlambat',
  '/informasi/artikel-kesehatan',
  '/informasi/event-community',
  event,
  '/informasi/forms/rekam-medis',
  '/informasi/forms/kepuasan-pasien',
  '/informasi/karir/perawat-icu',
  '/informasi/karir/staf-teknologi-informasi',
  '/informasi/data-indikator-mutu',
  '/about-us',
  '/account/my-account',
  '/account/forget-password',
])

testMissingPages([
  '/entah',
  '/kesehatan-jantung/entah',
  '/informasi/event-community/entah',
  '/informasi/forms/entah',
  '/informasi/karir/entah',
  '/informasi/data-indikator-mutu/entah',
])

testFailingPages([
  ['/artikel', 'Articles'],
  [article, 'ArticleBySlug'],
  ['/informasi/event-community', 'Events'],
  [event, 'EventBySlug'],
  ['/about-us', 'HospitalProfiles'],
])

test.describe('articles', () => {
  test('when their topics fail, each says so and the page stands', async ({ page }) => {
    await page.goto('/informasi/artikel-kesehatan?__fault=ArticlesByCategory=500')
    await expect(page.getByRole('status').filter({ hasText: 'belum dapat ditampilkan' }).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('an article', () => {
  test('at the address of another category has moved to its own for good', async ({ request }) => {
    const response = await request.get('/en/berita/gusi-berdarah-dan-karang-gigi', { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([301, `/en${article}`])
  })

  test('is an article to search engines and link previews', async ({ page }) => {
    await page.goto(`/en${article}`)
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
    const about: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(about).toMatchObject({
      '@graph': [
        { '@type': ['MedicalWebPage', 'Article'], headline: 'Bleeding Gums and Tartar', inLanguage: 'en' },
        { '@type': 'BreadcrumbList' },
      ],
    })
  })

  test('whose further reading fails is still read', async ({ page }) => {
    await page.goto(`${article}?__fault=RelatedArticles=500,ArticlesWithVideos=500`)
    await expect(page.locator('#terkait').getByText('belum dapat ditampilkan')).toBeVisible()
    await expect(page.locator('#video').getByText('belum dapat ditampilkan')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Cara menyikat yang benar' })).toBeVisible()
  })

  test('pasted from elsewhere runs nothing, loads nothing and leads nowhere unsafe', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog'))
    for (const path of [article, '/gaya-hidup-sehat/gula-garam-lemak-berapa-batasnya']) {
      await page.goto(path)
      await hydrated(page)
      await expect(
        page.locator('[onclick], [onerror], [style], iframe, a[href^="javascript" i], .MsoNormal'),
      ).toHaveCount(0)
    }
    expect(requests.filter((url) => /iklan|penghitung|pancingan/.test(url))).toEqual([])
  })
})

test('whoever is logged in is sent from my account to their own area, for now', async ({ request }) => {
  const visit = (cookie: string) => request.get('/en/account/my-account', { headers: { cookie }, maxRedirects: 0 })
  const member = encodeURIComponent(
    JSON.stringify({ id: 1, nama_lengkap: 'Siti', email: null, no_telp: null, gender: 'P' }),
  )
  const company = encodeURIComponent(JSON.stringify({ id: 1, name: 'Budi', email: null, role_id: 2 }))
  for (const [cookie, to] of [
    [`auth=${member}`, '/en/member-area/profile'],
    [`authCompany=${company}`, '/en/company-area/profile'],
  ] as const) {
    const response = await visit(cookie)
    expect([response.status(), response.headers()['location']]).toEqual([302, to])
  }
  expect((await visit('')).status()).toBe(200)
})
