import type { Page } from '@playwright/test'
import { earlier, fillIn, found, holdPages, next, referralWords, send } from './company-referral-way.ts'
import { logInCompany } from './company-user.ts'
import { expectNoSidewaysScroll, tabTo } from './keyboard.ts'
import { expectNoLayoutShift } from './layout-shift.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

// All tests share one site: referrals of one test remain for the next. Chromium itself logs refused requests.
test.describe.configure({ mode: 'default' })
test.use({ missing: /\/api\/company\// })

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')

const open = async (page: Page, path: string, prefix = '') => {
  await page.goto(`${site.url}${prefix}/company-area${path}`)
  await hydrated(page)
  await expect(main(page).getByText(/^(Memuat…|Loading…)$/)).toHaveCount(0)
}

test('every page is accessible, fits a narrow window and stays where it is', async ({ page }) => {
  await logInCompany(page, 'wulan', site.url)
  for (const [prefix, width, path] of [
    ['', 320, '/accident'],
    ['/en', 1280, '/accident/baru'],
    ['', 320, '/accident/640'],
    ['/en', 1280, '/accident/642'],
  ] as const)
    await test.step(`${prefix}${path}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, path, prefix)
      await expectAccessible(page)
      await expectNoLayoutShift(page)
      expect(await page.title()).not.toContain('Eko')
      await page.setViewportSize({ width: 320, height: 800 })
      await expectNoSidewaysScroll(page)
    })
})

test(
  'a referral is filed with its letter, printed on one sheet, and cancelled',
  {
    tag: [
      '@company.printed-letter',
      '@company.referral-create',
      '@company.referral-cancel',
      '@company.referral-number',
    ],
  },
  async ({ page }) => {
    const say = referralWords.id
    await page.setViewportSize({ width: 360, height: 800 })
    await logInCompany(page, 'wulan', site.url)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await open(page, '/accident/baru')
    await expect(main(page).getByRole('link', { name: / 119$/ })).toBeVisible()
    await fillIn(page, say, 'NTX-02', 'Gudang')
    await main(page)
      .getByLabel(say.letter)
      .first()
      .setInputFiles({ name: 'jaminan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    await expectAccessible(page)
    await send(page, say).click()
    await expect(page).toHaveURL(/\/accident\/\d+$/)
    await expect(main(page).getByText(say.filed)).toBeVisible()
    await expect(main(page).getByRole('link', { name: /^jaminan\.pdf/ })).toBeVisible()
    // No address contains an employee's name or number.
    expect(decodeURIComponent(page.url())).not.toMatch(/NTX/)
    await page.emulateMedia({ media: 'print' })
    const letter = page.locator('[data-letter]')
    await expect(letter).toBeVisible()
    await expect(letter).toContainText(/RKK-\d{6}-\d{4}/)
    // The patient's identifiers for the hospital, the time of the letter, and its destination.
    await expect(letter).toContainText(/Tanggal lahir\s*\d+ \p{L}+ \d{4}/u)
    await expect(letter).toContainText(/Dibuat \p{L}*,? ?\d+ \p{L}+ \d{4}/u)
    await expect(letter).toContainText(/Jl\. /)
    await expect(letter).toContainText(/[2-9A-Z]{4}(-[2-9A-Z]{4}){3}/)
    await expect(main(page).getByRole('button', { name: say.print })).toBeHidden()
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(sheets).toHaveLength(1)
    await page.emulateMedia({ media: 'screen' })
    await main(page).getByRole('button', { name: 'Batalkan rujukan' }).click()
    const dialog = page.getByRole('dialog', { name: /\?$/ })
    await expect(dialog).toContainText('tidak dapat diurungkan')
    await expectAccessible(page, 'dialog[open]')
    await dialog.getByRole('button', { name: 'Batalkan rujukan' }).click()
    await expect(dialog.getByLabel('Alasan')).toBeFocused()
    await dialog.getByLabel('Alasan').fill('Salah memilih karyawan.')
    await dialog.getByRole('button', { name: 'Batalkan rujukan' }).click()
    await expect(main(page).getByText('Rujukan sudah dibatalkan.')).toBeVisible()
    await expect(main(page).getByText('Salah memilih karyawan.')).toBeVisible()
    await expect(main(page).getByRole('button', { name: say.print })).toHaveCount(0)
  },
)

test(
  'the list is narrowed by state and period, in the address',
  { tag: ['@company.referrals-page', '@company.referral-status'] },
  async ({ page }) => {
    await logInCompany(page, 'wulan', site.url)
    await open(page, '/accident')
    const all = await cards(page).count()
    await main(page).getByLabel('Status').selectOption('selesai')
    await main(page).getByLabel('Waktu kejadian').selectOption('Kapan saja')
    await main(page).getByRole('button', { name: 'Terapkan' }).click()
    await expect(page).toHaveURL(/status=selesai/)
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page).first()).toContainText('Eko Prasetyo')
    await main(page).getByLabel('Waktu kejadian').selectOption('7 hari terakhir')
    await main(page).getByRole('button', { name: 'Terapkan' }).click()
    await expect(main(page).getByText('Tidak ada rujukan yang cocok')).toBeVisible()
    await main(page).getByRole('link', { name: 'Tampilkan semua' }).click()
    await expect(cards(page)).toHaveCount(all)
  },
)

test(
  'what is wrong is said beside its field and in the summary, and a draft survives a reload',
  { tag: '@company.referral-draft' },
  async ({ page }) => {
    await logInCompany(page, 'wulan', site.url)
    await open(page, '/accident/baru')
    const say = referralWords.id
    await next(page, say).click()
    const summary = page.getByRole('group', { name: 'Ada yang perlu diperbaiki' })
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: /pilih karyawan/ }).click()
    await expect(main(page).getByLabel(say.employee, { exact: true })).toBeFocused()
    await fillIn(page, say, 'NTX-03', 'Ruang arsip')
    await page.reload()
    await hydrated(page)
    await expect(main(page).getByRole('radio', { name: say.company, exact: true })).toBeChecked()
    await page.goBack()
    await expect(main(page).getByRole('checkbox', { name: say.leg, exact: true })).toBeChecked()
    await page.goBack()
    await expect(main(page).getByLabel(say.place)).toHaveValue('Ruang arsip')
    await page.goBack()
    await expect(main(page).getByText(/\(NTX-03\d+/)).toBeVisible()
    expect(page.url()).not.toMatch(/NTX|arsip/)
    expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toContain('Ruang arsip')
    await page.getByRole('banner').getByText('Wulan Sari Dewi').click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('dialog').getByRole('button', { name: /^Ya/ }).click()
    await expect(page).toHaveURL(`${site.url}/`)
    expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull()
  },
)

test('a double press files one, with the keyboard alone', { tag: '@company.referral-once' }, async ({ page }) => {
  await logInCompany(page, 'wulan', site.url)
  const say = referralWords.id
  await open(page, '/accident')
  const before = await main(page)
    .getByText(/^\d+ rujukan$/)
    .textContent()
  await open(page, '/accident/baru')
  await tabTo(page, main(page).getByLabel(say.employee, { exact: true }))
  await page.keyboard.type('NTX-04')
  await expect(found(page, 'NTX-04')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('button', { name: say.change })).toBeFocused()
  await tabTo(page, main(page).getByLabel(say.hospital, { exact: true }))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, next(page, say))
  await page.keyboard.press('Enter')
  const { year, month, day, time } = earlier()
  await tabTo(page, main(page).getByLabel('Tanggal', { exact: true }))
  for (const text of [day, month, year, time, 'Lini 4', 'Terpeleset saat membawa gulungan benang.']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await tabTo(page, next(page, say))
  await page.keyboard.press('Enter')
  await tabTo(page, main(page).getByLabel(say.injury))
  await page.keyboard.type('Memar')
  await tabTo(page, main(page).getByRole('checkbox', { name: 'Kepala' }))
  await page.keyboard.press('Space')
  await tabTo(page, main(page).getByRole('radio', { name: say.minor }))
  await page.keyboard.press('Space')
  await tabTo(page, next(page, say))
  await page.keyboard.press('Enter')
  await tabTo(page, main(page).getByRole('radio', { name: 'BPJS Ketenagakerjaan' }))
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(main(page).getByLabel('Nomor KPJ')).toBeFocused()
  await page.keyboard.type('12345678901')
  let sent = 0
  page.on('request', (request) => (sent += request.url().endsWith('/rujukan_kecelakaan/create') ? 1 : 0))
  const release = await holdPages(page)
  await tabTo(page, send(page, say))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  // The referral is filed, and its page is being fetched: another press still counts.
  await page.waitForFunction(() => sessionStorage.getItem('drafts') === null)
  await page.keyboard.press('Enter')
  release()
  await expect(main(page).getByText(say.filed)).toBeVisible()
  expect(sent).toBe(1)
  await open(page, '/accident')
  await expect(main(page).getByText(/^\d+ rujukan$/)).toHaveText(`${Number.parseInt(before ?? '', 10) + 1} rujukan`)
})

test.describe('what fails', () => {
  test.use({ tolerated: /Failed to load resource/ })

  test('a letter that did not arrive is said, and the referral stays', async ({ page }) => {
    await logInCompany(page, 'wulan', site.url)
    await open(page, '/accident/642')
    await page.route('**/rujukan_kecelakaan/surat_jaminan', (route) => route.abort())
    await main(page)
      .getByLabel('Berkas surat jaminan', { exact: true })
      .setInputFiles({ name: 'jaminan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    await main(page).getByRole('button', { name: 'Kirim surat' }).click()
    await expect(main(page).getByRole('status').filter({ hasText: 'belum tahu apakah surat sampai' })).toBeFocused()
    await page.unrouteAll()
    await main(page).getByRole('button', { name: 'Kirim surat' }).click()
    await expect(main(page).getByText('jaminan.pdf sudah sampai di rumah sakit.')).toBeVisible()
  })
})

test('an administrator follows the referrals of one company, and makes none', async ({ page }) => {
  await logInCompany(page, 'bambang', site.url)
  await open(page, '/accident')
  await expect(cards(page).filter({ hasText: 'PT Kencana Baja Industri' }).first()).toBeVisible()
  await main(page).getByLabel('Perusahaan', { exact: true }).selectOption('PT Nusantara Tekstil')
  await main(page).getByRole('button', { name: 'Terapkan' }).click()
  await expect(page).toHaveURL(/perusahaan=12/)
  await expect(cards(page).filter({ hasText: 'PT Kencana Baja Industri' })).toHaveCount(0)
  await expect(cards(page).filter({ hasText: 'PT Nusantara Tekstil' }).first()).toBeVisible()
  await open(page, '/accident/baru')
  await expect(main(page).getByText('Rujukan dibuat oleh perusahaan')).toBeVisible()
})
