import type { Page } from '@playwright/test'
import { appointmentWords, patientsIn, walkToDetails } from './appointment-way.ts'
import type { AppointmentWords } from './appointment-way.ts'
import { logInAs } from './member.ts'
import { expect, expectAccessible, expectAccessibleFromTop, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

// All tests share one site: data stored by one test remains for the next.
test.describe.configure({ mode: 'default' })

const number = '0001234567890'
const shown = '0001 2345 6789 0'
const creation = '**/api/member/appointment/create'

/** Everything that this browser has stored, and the page's address. */
const traces = (page: Page) =>
  page.evaluate(() =>
    [
      window.location.href,
      document.title,
      JSON.stringify(sessionStorage),
      JSON.stringify(localStorage),
      document.cookie,
    ].join(),
  )

const labels = { id: 'Nomor BPJS (JKN)', en: 'BPJS (JKN) number' } as const

/** Goes to the last step, and chooses a person and BPJS as the way to pay. */
const payByBpjs = async (page: Page, words: AppointmentWords, patient: string) => {
  await page.goto(`${site.url}${words.path}`)
  await walkToDetails(page, words, 'first')
  await hydrated(page)
  await patientsIn(page, words).getByRole('radio', { name: patient, exact: true }).check()
  // A choice stays when another patient is chosen. A person's last way to pay may arrive later.
  await page.getByRole('radio', { name: 'Umum (bayar sendiri)' }).check()
  await page.getByRole('radio', { name: /^BPJS Kesehatan/ }).check()
}

const summaryOf = (page: Page, term: string) =>
  page.locator('form[action*="appointment"] dl > div').filter({ hasText: term })

test('the BPJS number is asked for once, kept, and shown with the appointment', async ({ page }) => {
  const words = appointmentWords.id
  await logInAs(page, 'siti', site.url)
  await payByBpjs(page, words, 'Siti Rahayu')
  const field = page.getByLabel(labels.id)
  await page.getByRole('radio', { name: 'Poliklinik' }).check()
  // Twelve digits are not a card number.
  await field.fill('0001 2345 6789')
  await page.getByRole('button', { name: words.submit }).click()
  await expect(field).toHaveAccessibleDescription(/Nomor BPJS harus 13 angka/)
  await expectAccessible(page)
  await field.fill('0001-2345-6789-0')
  await expect(summaryOf(page, labels.id)).toContainText(shown)
  await expect(page.getByRole('checkbox', { name: 'Simpan untuk janji temu berikutnya' })).toBeChecked()
  expect(await traces(page)).not.toMatch(/0001.?2345/)
  const sent = page.waitForRequest(creation)
  await page.getByRole('button', { name: words.submit }).click()
  expect((await sent).postDataJSON()).toMatchObject({ nomor_bpjs: number, simpan_nomor_bpjs: true })
  await expect(page.getByRole('heading', { name: words.done })).toBeVisible()
  expect(await traces(page)).not.toMatch(/0001.?2345/)
  await page.getByRole('link', { name: 'Lihat janji temu ini' }).click()
  const card = page.getByRole('article').filter({ hasText: 'BPJS Kesehatan' })
  await card.getByText('Rincian').click()
  await expect(card.getByText(shown)).toBeVisible()
})

test('a number that is kept is shown and used, and is that of the chosen person', async ({ page }) => {
  const words = appointmentWords.en
  await logInAs(page, 'siti', site.url)
  await payByBpjs(page, words, 'Siti Rahayu')
  await expect(summaryOf(page, labels.en)).toContainText(shown)
  await expect(page.getByLabel(labels.en)).toHaveCount(0)
  await expectAccessibleFromTop(page)
  await patientsIn(page, words).getByRole('radio', { name: 'Agus Setiawan' }).check()
  await expect(page.getByLabel(labels.en)).toHaveValue('')
  await expect(page.getByText(shown)).toHaveCount(0)
  await patientsIn(page, words).getByRole('radio', { name: 'Sumarni' }).check()
  await expect(summaryOf(page, labels.en)).toContainText('0001 3001 5700 1')
  await page.getByRole('radio', { name: 'Poliklinik' }).check()
  const sent = page.waitForRequest(creation)
  await page.getByRole('button', { name: words.submit }).click()
  const body: unknown = (await sent).postDataJSON()
  expect(body).toMatchObject({ id_pasien: 1005, nomor_bpjs: '0001300157001' })
  expect(body).not.toHaveProperty('simpan_nomor_bpjs')
})

test('what is typed for one person is not there for another, nor after a reload', async ({ page }) => {
  const words = appointmentWords.id
  await logInAs(page, 'siti', site.url)
  await payByBpjs(page, words, 'Agus Setiawan')
  await page.getByLabel(labels.id).fill(number)
  await page.getByLabel(words.complaint).fill('Kontrol rutin.')
  await page.waitForFunction(() => sessionStorage.getItem('drafts')?.includes('Kontrol rutin.'))
  expect(await traces(page)).not.toContain(number)
  await patientsIn(page, words).getByRole('radio', { name: 'Kirana', exact: true }).check()
  await expect(page.getByLabel(labels.id)).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel(words.complaint)).toHaveValue('Kontrol rutin.')
  await expect(page.getByLabel(labels.id)).toHaveValue('')
})

test('a card that was accepted once is used in each booking, and is not asked for again', async ({ page }) => {
  const words = appointmentWords.id
  await logInAs(page, 'siti', site.url)
  await page.goto(`${site.url}/member-area/keluarga/1004/dokumen`)
  await expect(page.getByText('Dipakai untuk setiap janji temu dengan penjamin ini')).toBeVisible()
  await payByBpjs(page, words, 'Bima Arya Setiawan')
  const kept = page.getByText(/^Kartu BPJS Kesehatan sudah diterima rumah sakit dan dipakai lagi/)
  await expect(kept).toBeVisible()
  // The card belongs to one person, and to one guarantor.
  await patientsIn(page, words).getByRole('radio', { name: 'Agus Setiawan' }).check()
  await expect(kept).toBeHidden()
  await patientsIn(page, words).getByRole('radio', { name: 'Bima Arya Setiawan' }).check()
  await expect(kept).toBeVisible()
  await page.getByRole('radio', { name: 'Asuransi', exact: true }).check()
  await expect(kept).toBeHidden()
  await page.getByRole('radio', { name: /^BPJS Kesehatan/ }).check()
  await page.getByRole('radio', { name: 'Poliklinik' }).check()
  await page.getByRole('button', { name: words.submit }).click()
  await expect(page.getByRole('heading', { name: words.done })).toBeVisible()
  await page.goto(`${site.url}/member-area/keluarga/1004/dokumen`)
  await expect(page.getByRole('heading', { name: 'BPJS Kesehatan', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /: Surat rujukan, / })).toHaveCount(1)
  await expect(page.getByRole('button', { name: /: Kartu BPJS Kesehatan, / })).toHaveCount(0)
})

test.describe('of a person', () => {
  // Chromium itself logs refused requests.
  test.use({ missing: /\/api\/member\// })

  test('the number is kept, changed and removed with their data', async ({ page }) => {
    await logInAs(page, 'siti', site.url)
    await page.goto(`${site.url}/member-area/keluarga/1003/detail`)
    const main = page.getByRole('main')
    await expect(main.getByText('Belum tersimpan')).toBeVisible()
    await main.getByRole('button', { name: 'Tambah nomor BPJS' }).click()
    const form = page.getByRole('form', { name: 'Tambah nomor BPJS' })
    await form.getByRole('button', { name: 'Simpan' }).click()
    await expect(form.getByLabel(labels.id)).toHaveAccessibleDescription(/Isi nomor BPJS/)
    await expectAccessible(page)
    await form.getByLabel(labels.id).fill('0009 8765 4321 0')
    expect(await traces(page)).not.toMatch(/0009.?8765/)
    await form.getByRole('button', { name: 'Simpan' }).click()
    await expect(main.getByRole('status').filter({ hasText: 'Nomor BPJS tersimpan.' })).toBeFocused()
    await expect(main.getByText('0009 8765 4321 0')).toBeVisible()
    await main.getByRole('button', { name: 'Ubah nomor BPJS' }).click()
    const change = page.getByRole('form', { name: 'Ubah nomor BPJS' })
    await expect(change.getByLabel(labels.id)).toHaveValue('0009876543210')
    await change.getByLabel(labels.id).fill('')
    await change.getByRole('button', { name: 'Simpan' }).click()
    await expect(main.getByRole('status').filter({ hasText: 'Nomor BPJS sudah dihapus.' })).toBeFocused()
    await expect(main.getByText('Belum tersimpan')).toBeVisible()
  })
})
