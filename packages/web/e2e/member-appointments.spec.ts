import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { appointmentWords, chooseDay, choices, expectQuestion, patientsIn, walkToDetails } from './appointment-way.ts'
import { chooseSlot } from './choose-slot.ts'
import { tabTo } from './keyboard.ts'
import { approve, expireToken, logInAs } from './member.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

// All tests share one site: bookings of one test remain for the next.
test.describe.configure({ mode: 'default' })
// Chromium itself logs refused requests.
test.use({ missing: /\/api\/member\// })

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')

/** Opens the menu with further actions of an appointment. */
const openMenu = (card: Locator) => card.getByRole('button', { name: /^(Tindakan lain|More actions), / }).click()

const tab = (page: Page, name: RegExp) =>
  main(page).getByRole('navigation', { name: 'Janji temu' }).getByRole('link', { name })
const codeOf = async (page: Page): Promise<string> => (await cards(page).first().getByText(/^APT-/).textContent()) ?? ''

/** Opens a list of a patient's appointments, and waits for its entries. */
const openList = async (page: Page, prefix: string, patient: number, list: 'open' | 'approved' | 'closed') => {
  await page.goto(`${site.url}${prefix}/member-area/appointment/${patient}/${list}`)
  await hydrated(page)
  await expect(main(page).getByText(/^(Memuat…|Loading…)$/)).toHaveCount(0)
}

test(
  'an appointment is booked for a person of the family, approved by the hospital, and cancelled',
  { tag: ['@member.appointment-pages', '@member.appointment-lists', '@member.cancel-call'] },
  async ({ page }) => {
    await logInAs(page, 'siti', site.url)
    await openList(page, '', 1002, 'open')
    await expect(main(page).getByText('Tidak ada janji temu yang akan datang')).toBeVisible()
    await main(page).getByRole('link', { name: 'Buat janji temu' }).click()
    await expect(page).toHaveURL(`${site.url}/dokter/appointment`)
    const words = appointmentWords.id
    await walkToDetails(page, words, 'first')
    await hydrated(page)
    // The patient is known from before, and no address contains the patient.
    await expect(patientsIn(page, words).getByRole('radio', { name: 'Agus Setiawan' })).toBeChecked()
    expect(page.url()).not.toContain('1002')
    // Another hour keeps the same person.
    await page.goBack()
    await expectQuestion(page, words.questions.slot)
    await choices(page).last().click()
    await expectQuestion(page, words.questions.details)
    await expect(patientsIn(page, words).getByRole('radio', { name: 'Agus Setiawan' })).toBeChecked()
    await page.getByRole('radio', { name: 'Umum (bayar sendiri)' }).check()
    await page.getByRole('radio', { name: 'Poliklinik' }).check()
    await page.getByRole('button', { name: words.submit }).click()
    await page.getByRole('link', { name: 'Lihat janji temu ini' }).click()
    await expect(page).toHaveURL(`${site.url}/member-area/appointment/1002/open`)
    await expect(cards(page)).toHaveCount(1)
    const code = await codeOf(page)
    await approve(site.contracts, code)
    await openList(page, '', 1002, 'approved')
    await expect(tab(page, /^Akan datang 1$/)).toHaveAttribute('aria-current', 'page')
    const card = cards(page).filter({ hasText: code }).filter({ hasText: 'Terkonfirmasi' })
    await card.getByText('Rincian').click()
    await expect(card.getByRole('img', { name: /^Kode QR janji temu/ })).toBeVisible()
    await openMenu(card)
    await card.getByRole('button', { name: /^Batalkan, / }).click()
    const dialog = page.getByRole('dialog', { name: 'Batalkan janji temu?' })
    await expect(dialog).toContainText('tidak dapat diurungkan')
    await expect(dialog.getByRole('button', { name: 'Jangan batalkan' })).toBeVisible()
    await expectAccessible(page, 'dialog[open]')
    await dialog.getByRole('button', { name: 'Batalkan janji temu' }).click()
    await expect(main(page).getByRole('status').filter({ hasText: 'sudah dibatalkan' })).toBeFocused()
    await expect(cards(page).filter({ hasText: code })).toHaveCount(0)
    await tab(page, /^Riwayat/).click()
    await expect(cards(page).filter({ hasText: code })).toContainText('Dibatalkan pasien')
  },
)

test('a closed appointment is booked again with the same doctor, patient and guarantor', async ({ page }) => {
  await logInAs(page, 'siti', site.url)
  await openList(page, '', 1001, 'closed')
  const closed = cards(page).filter({ hasText: 'Asuransi Sehat Sentosa' }).first()
  await closed.getByRole('link', { name: 'Buat janji temu lagi' }).click()
  const words = appointmentWords.id
  await chooseDay(page, words.questions)
  await choices(page).first().click()
  await expectQuestion(page, words.questions.details)
  await expect(page.getByRole('radio', { name: 'Asuransi' })).toBeChecked()
  await expect(page.getByLabel(words.guarantor).locator('option:checked')).toHaveText('Asuransi Sehat Sentosa')
  await expect(patientsIn(page, words).getByRole('radio', { name: 'Siti Rahayu' })).toBeChecked()
  expect(page.url()).not.toMatch(/1001|ASR/)
})

test('an appointment moves to another day, with the keyboard alone', async ({ page }) => {
  await logInAs(page, 'siti', site.url)
  await openList(page, '', 1003, 'open')
  const code = await codeOf(page)
  await tabTo(
    page,
    cards(page)
      .first()
      .getByRole('button', { name: /^Pindahkan jadwal, / }),
  )
  await page.keyboard.press('Enter')
  await chooseSlot(page)
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('status').filter({ hasText: 'Jadwal sudah dipindahkan' })).toBeFocused()
  await expect(cards(page)).toHaveCount(1)
  await expect.poll(() => codeOf(page)).not.toBe(code)
})

test('a moved appointment takes its guarantor documents along, and says where it went', async ({ page }) => {
  await logInAs(page, 'siti', site.url)
  await openList(page, '', 1001, 'open')
  const documents = page.getByRole('link', { name: /^Lihat dokumen /, includeHidden: true })
  const old = cards(page).filter({ has: documents }).first()
  const name = (await old.locator(documents).getAttribute('aria-label')) ?? ''
  const before = await old.getByRole('heading', { level: 2 }).innerText()
  await old.getByRole('button', { name: /^Pindahkan jadwal, / }).click()
  const dialog = await chooseSlot(page)
  await expect(dialog).toContainText('dokumen penjamin ikut pindah ke jadwal baru')
  await page.keyboard.press('Enter')
  const notice = main(page).getByRole('status').filter({ hasText: 'Jadwal sudah dipindahkan' })
  await expect(notice).not.toContainText('tidak ikut pindah')
  const now = cards(page).filter({ has: page.getByRole('link', { name, includeHidden: true }) })
  // Both lists are read again after the notice: the new appointment may appear before the old one disappears.
  await expect(now.filter({ hasText: before })).toHaveCount(0)
  const day = /\d+ \p{L}+ \d{4}/u.exec(await now.getByRole('heading', { level: 2 }).innerText())?.[0] ?? ''
  await tab(page, /^Riwayat/).click()
  await expect(cards(page).filter({ hasText: `Dipindahkan ke ${day}` })).toHaveCount(1)
})

test.describe('what is not certain', () => {
  test.use({ tolerated: /Failed to load resource/ })

  test('a move whose old appointment could not be cancelled says that there are two, and cancels the old one when asked', async ({
    page,
  }) => {
    await logInAs(page, 'siti', site.url)
    await openList(page, '', 1003, 'open')
    await page.route('**/api/member/appointment/delete', (route) => route.abort())
    await cards(page)
      .first()
      .getByRole('button', { name: /^Pindahkan jadwal, / })
      .click()
    const dialog = await chooseSlot(page)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('status')).toContainText('belum tahu apakah jadwal lama sudah dibatalkan')
    await expect(cards(page)).toHaveCount(2)
    await page.unrouteAll()
    await dialog.getByRole('button', { name: 'Batalkan jadwal lama' }).click()
    await expect(main(page).getByRole('status').filter({ hasText: 'Jadwal sudah dipindahkan' })).toBeFocused()
    await expect(cards(page)).toHaveCount(1)
  })

  test('a move whose booking was not answered leaves the old appointment alone', async ({ page }) => {
    await logInAs(page, 'siti', site.url)
    await openList(page, '', 1003, 'open')
    let cancelled = 0
    page.on('request', (request) => (cancelled += request.url().endsWith('/appointment/delete') ? 1 : 0))
    await page.route('**/api/member/appointment/create', (route) => route.abort())
    await cards(page)
      .first()
      .getByRole('button', { name: /^Pindahkan jadwal, / })
      .click()
    await chooseSlot(page)
    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('status').filter({ hasText: 'Jadwal lama masih berlaku' })).toBeFocused()
    await expect(cards(page)).toHaveCount(1)
    expect(cancelled).toBe(0)
  })

  test('a move cannot be left while it is under way, and then says the outcome', async ({ page }) => {
    await logInAs(page, 'siti', site.url)
    await openList(page, '', 1003, 'open')
    const answered = Promise.withResolvers<undefined>()
    await page.route('**/api/member/appointment/create', async (route) => {
      await answered.promise
      await route.fulfill({ json: { process: false, detail: 'Tempat itu baru saja terisi.' } })
    })
    await cards(page)
      .first()
      .getByRole('button', { name: /^Pindahkan jadwal, / })
      .click()
    const dialog = await chooseSlot(page)
    const asked = page.waitForRequest('**/api/member/appointment/create')
    await page.keyboard.press('Enter')
    await asked
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    answered.resolve(undefined)
    await expect(dialog.getByText('Tempat itu baru saja terisi.')).toBeVisible()
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  })

  test(
    'an expired session asks to log in over the dialog, and then cancels what was to be cancelled',
    { tag: '@member.cancel-call' },
    async ({ page }) => {
      const { token } = await logInAs(page, 'siti', site.url)
      await openList(page, '', 1003, 'open')
      const code = await codeOf(page)
      await expireToken(site.contracts, token)
      await openMenu(cards(page).first())
      await cards(page)
        .first()
        .getByRole('button', { name: /^Batalkan, / })
        .click()
      await page
        .getByRole('dialog', { name: 'Batalkan janji temu?' })
        .getByRole('button', { name: 'Batalkan janji temu' })
        .click()
      const logIn = page.getByRole('dialog', { name: 'Masuk' })
      await logIn.getByLabel('Alamat email').fill('siti.rahayu@contoh.example')
      await logIn.getByLabel('Kata sandi', { exact: true }).fill('Rahasia123')
      await logIn.getByRole('button', { name: 'Masuk', exact: true }).click()
      await expect(main(page).getByRole('status').filter({ hasText: 'sudah dibatalkan' })).toBeVisible()
      await expect(cards(page).filter({ hasText: code })).toHaveCount(0)
    },
  )
})

test(
  'a document is handed in for an appointment, and is being checked',
  { tag: '@member.document-calls' },
  async ({ page }) => {
    await logInAs(page, 'siti', site.url)
    await openList(page, '', 1001, 'open')
    const card = cards(page)
      .filter({ has: page.getByRole('button', { name: /^Unggah dokumen penjamin, /, includeHidden: true }) })
      .first()
    await openMenu(card)
    await card.getByRole('button', { name: /^Unggah dokumen penjamin, / }).click()
    const dialog = page.getByRole('dialog', { name: 'Unggah dokumen penjamin' })
    await dialog.getByLabel('Jenis dokumen').selectOption('Surat jaminan')
    await dialog
      .getByLabel('Berkas', { exact: true })
      .setInputFiles({ name: 'besar.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await expect(dialog.getByLabel('Berkas', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await dialog
      .getByLabel('Berkas', { exact: true })
      .setInputFiles({ name: 'jaminan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    await dialog.getByRole('button', { name: 'Unggah dokumen' }).click()
    await expect(dialog.getByRole('status').filter({ hasText: 'jaminan.pdf sudah terunggah' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card).toContainText('jaminan.pdf')
    await page.goto(`${site.url}/member-area/keluarga/1001/dokumen`)
    await expect(main(page).getByRole('listitem').filter({ hasText: 'jaminan.pdf' })).toContainText('Sedang diperiksa')
  },
)

test('an appointment is saved as a calendar file, and the way to it is a map', async ({ page }) => {
  await logInAs(page, 'siti', site.url)
  await openList(page, '/en', 1001, 'approved')
  const card = cards(page)
    .filter({ has: page.getByText('Confirmed', { exact: true }) })
    .first()
  const download = page.waitForEvent('download')
  await openMenu(card)
  await card.getByRole('button', { name: /^Add to calendar/ }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^janji-temu-\d{4}-\d\d-\d\d\.ics$/)
  const file = await readFile(await saved.path(), 'utf8')
  const day = ((await card.getByRole('time').first().getAttribute('datetime')) ?? '').replaceAll(/[-:]/g, '')
  expect(file).toContain(`DTSTART;TZID=Asia/Jakarta:${day}00\r\n`)
  expect(file).toContain('STATUS:CONFIRMED\r\n')
  await expect(card.getByRole('link', { name: /^Directions/, includeHidden: true })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\//,
  )
})

test(
  'visits are filtered, print without controls, and give way to those of another patient who is chosen',
  { tag: ['@member.visit-call', '@member.choose-patient', '@errors.visit-history'] },
  async ({ page }) => {
    await logInAs(page, 'siti', site.url)
    await page.goto(`${site.url}/member-area/history-kunjungan/1001`)
    await expect(cards(page).first()).toBeVisible()
    const all = await cards(page).count()
    const opener = main(page).locator('summary').getByText('Filter', { exact: true })
    await opener.click()
    await main(page).getByLabel('Jenis kunjungan').selectOption('Rawat inap')
    await main(page).getByRole('button', { name: 'Terapkan' }).click()
    await expect(
      main(page)
        .getByRole('status')
        .filter({ hasText: /^\d+ kunjungan$/ }),
    ).not.toHaveText(`${all} kunjungan`)
    await main(page).getByRole('button', { name: 'Hapus filter Rawat inap' }).click()
    await expect(cards(page)).toHaveCount(all)
    const onPaper = main(page).getByText(/^Nomor rekam medis 00-12-34-56 · Dicetak pada \d+ \w+ \d{4}$/)
    await expect(onPaper).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(onPaper).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Cetak' })).toBeHidden()
    await expect(main(page).getByLabel('Jenis kunjungan')).toBeHidden()
    await expect(cards(page).last()).toBeVisible()
    await expect(opener).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await expect(opener).toBeVisible()
    await main(page).getByLabel('Pilih pasien').selectOption('Sumarni (Ibu)')
    await expect(page).toHaveURL(`${site.url}/member-area/history-kunjungan/1005`)
  },
)
