import type { Locator, Page } from '@playwright/test'
import { runningQueue } from '../src/features/member/appointments/sample-queue.ts'
import { expectNoSidewaysScroll, tabTo } from './keyboard.ts'
import { expectNoLayoutShift } from './layout-shift.ts'
import { logInAs } from './member.ts'
import { expect, expectAccessible, hydrated, idleFor, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'
import { waitForAll } from './wait-for-all.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

// All tests share one site: changes of one test remain for the next.
test.describe.configure({ mode: 'default' })

const main = (page: Page) => page.getByRole('main')

test(
  'the log-in of patients leads to the profile, with the keyboard alone, at 360 px',
  { tag: ['@member.entrance-pages', '@member.login-redirect', '@member.login-required'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(`${site.url}/member-area/login`)
    await hydrated(page)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    const form = main(page).locator('form')
    await tabTo(page, form.getByRole('button', { name: 'Masuk' }))
    await page.keyboard.press('Enter')
    await expect(form.getByRole('alert')).toContainText('Email & Password harus diisi')
    await form.getByLabel('Alamat email').focus()
    await page.keyboard.type('siti.rahayu@contoh.example')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Rahasia123')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${site.url}/member-area/profile`)
    await expect(page.getByRole('heading', { level: 1, name: 'Profil saya' })).toBeVisible()
    await expect(main(page).getByText('Karawang', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  },
)

test('after the log-in the family’s next visit is in sight, and a new result is two taps away, at 360 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${site.url}/member-area/login`)
  await hydrated(page)
  await main(page).getByRole('button', { name: 'Siti Rahayu' }).click()
  const visit = main(page).getByRole('article')
  await expect(visit).toContainText(/APT-\d{6}-\d{4}/)
  await expect(visit.getByRole('link', { name: 'Petunjuk arah' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\//,
  )
  // The site's notice that the data is a sample is above everything.
  const notice = (await page.getByRole('banner').boundingBox())?.y ?? 0
  expect(((await visit.boundingBox())?.y ?? 740) - notice).toBeLessThanOrEqual(450)
  const results = page.getByRole('region', { name: 'Hasil lab 14 hari terakhir' })
  const line = results.getByRole('listitem').filter({ hasText: /\d hasil baru/ })
  await expect(line).toHaveCount(1)
  await expectAccessible(page)
  await line.getByRole('link').click()
  await main(page)
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Cek darah/ })
    .click()
  await expect(main(page).getByText('Nilai rujukan: ').first()).toBeVisible()
})

test('the log-in of patients in English leads to the page that was wanted before', async ({ page }) => {
  await page.goto(`${site.url}/en/member-area/keluarga`)
  await expect(page).toHaveURL(`${site.url}/en`)
  await page.goto(`${site.url}/en/member-area/login`)
  await hydrated(page)
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Siti Rahayu' }).click()
  await expect(page).toHaveURL(`${site.url}/en/member-area/keluarga`)
})

test.describe('a refused log-in', () => {
  // Chromium itself logs the status of a failed request.
  test.use({ missing: '/api/member/login' })

  test(
    'shows the detail of the server, and keeps what was typed',
    { tag: '@member.login-refused' },
    async ({ page }) => {
      await page.goto(`${site.url}/member-area/login`)
      await hydrated(page)
      const form = main(page).locator('form')
      await form.getByLabel('Alamat email').fill('nurhayati@contoh.example')
      await form.getByLabel('Kata sandi', { exact: true }).fill('Rahasia123')
      await form.getByRole('button', { name: 'Masuk' }).click()
      await expect(form.getByRole('alert')).toContainText('dinonaktifkan')
      await expect(form.getByLabel('Alamat email')).toHaveValue('nurhayati@contoh.example')
    },
  )
})

test('a logged-in patient is redirected from the log-in and the registration', async ({ page }) => {
  await logInAs(page, 'siti', site.url)
  await page.goto(`${site.url}/member-area/login`)
  await expect(page).toHaveURL(`${site.url}/`)
})

const pages = [
  '/member-area/profile',
  '/member-area/keluarga',
  '/member-area/keluarga/1003',
  '/member-area/keluarga/1003/detail',
  // A child without a record, whose menu is partly locked.
  '/member-area/keluarga/1004',
  '/member-area/appointment/1004/open',
  '/member-area/history-kunjungan/1004',
  '/member-area/keluarga/1003/daftar',
  '/member-area/keluarga/tambah-keluarga',
  '/member-area/keluarga/tambah-pasien-lama',
  '/member-area/keluarga/1001/dokumen',
  '/member-area/keluarga/1001/histori-kunjungan',
  '/member-area/appointment/1001/open',
  '/member-area/appointment/1001/approved',
  '/member-area/appointment/1001/closed',
  '/member-area/history-kunjungan/1001',
  '/member-area/list-hasil/1001',
  '/member-area/list-hasil/karyawan/1001',
  '/member-area/hasil-penunjang/laboratorium/1001',
]

/** Pages per test, which takes some eight seconds. */
const pagesOfTest = 2

/** The views of each page. */
const views = [
  ['', 320],
  ['/en', 1280],
] as const

for (let first = 0; first < pages.length; first += pagesOfTest) {
  const some = pages.slice(first, first + pagesOfTest)
  test(
    `${some.join(', ')} are accessible, fit 320 px, and do not move`,
    { tag: ['@member.family-pages', '@member.record-pages', '@member.result-pages', '@member.appointment-pages'] },
    async ({ page }) => {
      await logInAs(page, 'siti', site.url)
      await waitForAll(page)
      for (const path of some)
        for (const [prefix, width] of views) {
          await test.step(`${prefix}${path}, ${width} px`, async () => {
            await page.setViewportSize({ width, height: 800 })
            await page.goto(`${site.url}${prefix}${path}`)
            await hydrated(page)
            await expect(main(page).getByText(/^(Memuat…|Loading…)$/)).toHaveCount(0)
            if (path.includes('/1001')) await expect(main(page).getByText('Siti Rahayu').first()).toBeVisible()
            expect(await page.title()).not.toContain('Siti')
            await expectAccessible(page, path === pages[0] ? 'html' : undefined)
            await expectNoLayoutShift(page)
            await page.setViewportSize({ width: 320, height: 800 })
            await expectNoSidewaysScroll(page)
          })
        }
    },
  )
}

for (const prefix of ['', '/en'])
  test(`the patient’s own data begins on the first screen of each list: ${prefix || '/id'}`, async ({ page }) => {
    await logInAs(page, 'siti', site.url)
    const allergy = main(page).getByText('Amoksisilin (ruam kulit)')
    const card = main(page).getByRole('article')
    const begins: Record<string, Record<number, number>> = {}
    for (const [list, own] of [
      ['appointment/1001/open', card],
      ['appointment/1001/closed', card],
      ['history-kunjungan/1001', allergy],
      // No allergy is recorded for her.
      ['history-kunjungan/1003', card],
      ['history-kunjungan/1001/obat', allergy],
      ['list-hasil/1001', card],
      ['hasil-penunjang/laboratorium/1001', card],
      ['hasil-penunjang/radiologi/1001', card],
      ['list-hasil/karyawan/1001', card],
      ['keluarga/1001/dokumen', main(page).getByRole('heading', { level: 3 })],
      ['keluarga', card],
    ] as const)
      await test.step(list, async () => {
        await page.goto(`${site.url}${prefix}/member-area/${list}`)
        await expect(own.first()).toBeVisible()
        // The site's notice that the data is a sample is above everything.
        const top = async (of: Locator) => (await of.boundingBox())?.y ?? Infinity
        const tops: Record<number, number> = {}
        for (const width of [360, 576, 768, 991, 992, 1280]) {
          await page.setViewportSize({ width, height: 740 })
          tops[width] = Math.round((await top(own.first())) - (await top(page.getByRole('banner'))))
        }
        begins[list] = tops
      })
    console.table(begins)
    for (const [list, tops] of Object.entries(begins))
      for (const [width, top] of Object.entries(tops)) expect(top, `${list}, ${width} px`).toBeLessThanOrEqual(450)
  })

test.describe('on phones', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const prefix of ['', '/en']) {
    test(`the whole menu and all tabs are in sight: ${prefix || '/id'}`, async ({ page }) => {
      await logInAs(page, 'siti', site.url)
      // Bima has no medical record: a part of the menu is locked.
      for (const [path, links] of [
        ['list-hasil/1001', 5],
        ['history-kunjungan/1001', 5],
        ['appointment/1001/open', 5],
        ['keluarga/1004', 3],
      ] as const)
        await test.step(path, async () => {
          await page.goto(`${site.url}${prefix}/member-area/${path}`)
          await hydrated(page)
          const rows = page.locator('main nav').getByRole('list')
          await expect(rows.first().getByRole('link')).toHaveCount(links)
          for (const width of [360, 320]) {
            await page.setViewportSize({ width, height: 740 })
            for (const row of await rows.all())
              expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
          }
          await page.setViewportSize({ width: 360, height: 740 })
        })
    })
  }

  test('the way out is beside the name, and asks first', async ({ page }) => {
    await logInAs(page, 'siti', site.url)
    await page.goto(`${site.url}/member-area/keluarga`)
    await hydrated(page)
    await main(page).getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ya' }).click()
    await expect(page).toHaveURL(`${site.url}/`)
    const told = page.getByRole('status').getByText('Anda sudah keluar.')
    await expect(told).toBeVisible()
    await expectNoLayoutShift(page)
    await page.reload()
    await hydrated(page)
    await expect(told).toHaveCount(0)
    expect(await page.evaluate(() => document.cookie)).toBe('')
    await page.goto(`${site.url}/member-area/keluarga`)
    await expect(page).toHaveURL(`${site.url}/`)
  })
})

test.describe('a patient in the address', () => {
  // Chromium itself logs the status of a page that does not exist.
  test.use({ missing: '/member-area/keluarga/siti' })

  test('is one of the family, or has no page here', async ({ page }) => {
    await logInAs(page, 'siti', site.url)
    await page.goto(`${site.url}/member-area/keluarga/999999`)
    await expect(main(page)).toContainText('Orang ini tidak ada dalam keluarga Anda')
    await page.goto(`${site.url}/member-area/keluarga/siti`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman ini tidak ditemukan')
  })
})

test('an idle page is covered after ten minutes, and is as it was afterwards', async ({ page }) => {
  await page.clock.install()
  await logInAs(page, 'siti', site.url)
  // A moving queue is read each minute, and the test's clock would end each read. An ended queue is read once.
  await page.route('**/api/member/appointment/antrian', (route) =>
    route.fulfill({ json: { process: true, detail: '', data: { ...runningQueue, status: 'selesai' } } }),
  )
  await page.goto(`${site.url}/member-area/profile`)
  await hydrated(page)
  // Content that appears above the form later scrolls the page, and a scroll counts as a touch.
  await expect(main(page).getByRole('heading', { name: 'Data dan layanan Anda' })).toBeVisible()
  await expect(main(page).getByText('Memeriksa hasil baru…')).toHaveCount(0)
  await main(page).getByRole('button', { name: 'Ubah profil' }).click()
  await main(page)
    .getByLabel(/^Alamat/)
    .fill('Jl. Baru 1')
  await idleFor(page, 9 * 60_000)
  await expect(main(page).getByLabel(/^Alamat/)).toBeVisible()
  await idleFor(page, 61_000)
  await expect(main(page).getByLabel(/^Alamat/)).toBeHidden()
  await expect(main(page).getByText('siti.rahayu@contoh.example')).toHaveCount(1)
  await expect(main(page).getByText('siti.rahayu@contoh.example')).toBeHidden()
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Tampilkan kembali' }).click()
  await expect(main(page).getByLabel(/^Alamat/)).toHaveValue('Jl. Baru 1')
})
