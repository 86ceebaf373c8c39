import { testFailingPages, testMissingPages, testUsablePages } from './page-tests.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

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

testMissingPages(['/entah', '/kesehatan-jantung/entah', '/informasi/event-community/entah', '/informasi/forms/entah', '/informasi/karir/entah', '/informasi/data-indikator-mutu/entah'])

testFailingPages([['/artikel', 'Articles'], [article, 'ArticleBySlug'], ['/informasi/event-community', 'Events'], [event, 'EventBySlug'], ['/about-us', 'HospitalProfiles']])

test.describe('articles', () => {
  test('are searched for in a field whose words stand in the address', async ({ page }) => {
    await page.goto('/artikel')
    await hydrated(page)
    await page.getByRole('main').getByRole('searchbox', { name: 'Kata kunci' }).fill('jantung')
    await page.getByRole('main').getByRole('button', { name: 'Terapkan' }).click()
    await expect(page).toHaveURL(/\/artikel\?q=jantung/)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: 'Hapus filter: jantung' }).or(page.getByRole('link', { name: /jantung/ })).first().click()
    await expect(page).toHaveURL('/artikel')
  })

  test('are paged by ten and listed by topic', async ({ page }) => {
    await page.goto('/artikel')
    const titles = () => page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()
    const first = await titles()
    await page.getByRole('link', { name: 'Halaman 2' }).click()
    await expect(page).toHaveURL('/artikel?page=2')
    await expect.poll(async () => (await titles()).some((title) => first.includes(title))).toBe(false)
    await page.getByRole('navigation', { name: 'Topik artikel' }).getByRole('link', { name: 'Kesehatan Jantung' }).click()
    await expect(page).toHaveURL('/kesehatan-jantung')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kesehatan Jantung')
    await expect(page.getByRole('navigation', { name: 'Topik artikel' }).getByRole('link', { name: 'Kesehatan Jantung' })).toHaveAttribute('aria-current', 'page')
  })

  test('for one specialty are chosen without leaving the health articles', async ({ page }) => {
    await page.goto('/informasi/artikel-kesehatan')
    await hydrated(page)
    await page.getByRole('main').getByLabel('Spesialisasi').selectOption({ label: 'Gigi dan Mulut' })
    await page.getByRole('main').getByRole('button', { name: 'Terapkan' }).click()
    await expect(page).toHaveURL(/\/informasi\/artikel-kesehatan\?spesialis=/)
    await expect(page.getByRole('main').getByText('Gusi Berdarah dan Karang Gigi')).toBeVisible()
  })

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

  test('has related articles, the newest, and videos that are fetched when somebody presses play', async ({ page }) => {
    await page.goto(article)
    await hydrated(page)
    await expect(page.getByRole('complementary', { name: 'Artikel terbaru' }).getByRole('link')).toHaveCount(5)
    await expect(page.locator('#terkait').getByRole('article')).toHaveCount(5)
    await expect(page.locator('#video').getByRole('button', { name: /^Putar/ })).toHaveCount(5)
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  test('is an article to search engines and link previews', async ({ page }) => {
    await page.goto(`/en${article}`)
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
    const about: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(about).toMatchObject({ '@graph': [{ '@type': ['MedicalWebPage', 'Article'], headline: 'Bleeding Gums and Tartar', inLanguage: 'en' }, { '@type': 'BreadcrumbList' }] })
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
      await expect(page.locator('[onclick], [onerror], [style], iframe, a[href^="javascript" i], .MsoNormal')).toHaveCount(0)
    }
    expect(requests.filter((url) => /iklan|penghitung|pancingan/.test(url))).toEqual([])
  })
})

test('events to come stand before those past, each with the day in words', async ({ page }) => {
  await page.goto('/informasi/event-community')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Akan datang', 'Sudah berlangsung'])
  await expect(main.getByRole('article').first().getByRole('time')).toHaveText(/^(?:Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Minggu), /)
  await main.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#lainnya').getByRole('article')).toHaveCount(5)
})

test('a quality report is a table in words, and drawn for those who have script', async ({ page }) => {
  await page.goto('/informasi/data-indikator-mutu')
  await hydrated(page)
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Indikator Mutu/ })).toBeVisible()
  await expect(page.getByRole('figure', { name: /Capaian dan target/ })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a quality report tells every indicator, its target and whether that was met', async ({ page }) => {
    await page.goto('/en/informasi/data-indikator-mutu')
    await page.getByRole('main').getByRole('article').first().getByRole('link').click()
    const row = page.getByRole('row', { name: /Postponed elective operations/ })
    await expect(row).toContainText('≤ 5%')
    await expect(row).toContainText('3.1')
    await expect(row).toContainText('Met')
  })

  test('articles are searched for, and forms downloaded', async ({ page, request }) => {
    await page.goto('/en/artikel')
    await page.getByRole('main').getByRole('searchbox').fill('fever')
    await page.getByRole('main').getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await page.goto('/informasi/forms/rekam-medis')
    const file = page.getByRole('main').getByRole('link', { name: /^Unduh .*\(PDF\)$/ }).first()
    expect((await request.get((await file.getAttribute('href')) ?? '')).headers()['content-type']).toBe('application/pdf')
  })
})

test('whoever is logged in is sent from my account to their own area, for now', async ({ request }) => {
  const visit = (cookie: string) => request.get('/en/account/my-account', { headers: { cookie }, maxRedirects: 0 })
  const member = encodeURIComponent(JSON.stringify({ id: 1, nama_lengkap: 'Siti', email: null, no_telp: null, gender: 'P' }))
  const company = encodeURIComponent(JSON.stringify({ id: 1, name: 'Budi', email: null, role_id: 2 }))
  for (const [cookie, to] of [[`auth=${member}`, '/en/member-area/profile'], [`authCompany=${company}`, '/en/company-area/profile']] as const) {
    const response = await visit(cookie)
    expect([response.status(), response.headers()['location']]).toEqual([302, to])
  }
  expect((await visit('')).status()).toBe(200)
})
