import type { Page } from '@playwright/test'
import { appointmentWords, choices, expectQuestion, openDetails } from './appointment-way.ts'
import { expect, hydrated, test } from './site-test.ts'

const draftsOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('drafts') ?? '')

/** The language switch, which on a phone is in the menu. */
const switchTo = async (page: Page, language: string) => {
  const menu = page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: /^Menu$/ })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('banner').getByRole('link', { name: language, exact: true }).filter({ visible: true }).click()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('the language switch keeps the part of the page and what was typed, and Back leads to the page before', async ({
    page,
  }) => {
    await page.goto('/rumah-sakit')
    await hydrated(page)
    await page.goto('/paket/medical-check-up-dasar#reservasi')
    await hydrated(page)
    const form = page.locator('#reservasi form')
    await form.locator('[name=nama_lengkap]').fill('Siti Rahayu')
    await form.locator('[name=tgl_reservasi-day]').fill('12')
    await form.locator('[name=rumah_sakit]').selectOption({ label: 'RS Kawung Subang' })
    await form.locator('[name=catatan]').fill('Pagi saja')
    await expect.poll(() => draftsOf(page)).toContain('Pagi saja')
    await switchTo(page, 'English')
    await expect(page).toHaveURL('/en/paket/medical-check-up-dasar#reservasi')
    await expect(form.locator('[name=nama_lengkap]')).toHaveValue('Siti Rahayu')
    await expect(form.locator('[name=tgl_reservasi-day]')).toHaveValue('12')
    await expect(form.locator('[name=rumah_sakit] option:checked')).toHaveText('RS Kawung Subang')
    await expect(form.locator('[name=catatan]')).toHaveValue('Pagi saja')
    await page.reload()
    await expect(form.locator('[name=catatan]')).toHaveValue('Pagi saja')
    await page.goBack()
    await expect(page).toHaveURL('/en/rumah-sakit')
  })

  test('a draft is gone once its form has arrived', async ({ page }) => {
    await page.goto('/informasi/hubungi-kami')
    await hydrated(page)
    const form = page.locator('main form')
    await form.locator('[name=nama]').fill('Siti')
    await form.locator('[name=email]').fill('siti@contoh.example')
    await form.locator('[name=pesan]').fill('Jam besuk?')
    await expect.poll(() => draftsOf(page)).toContain('Jam besuk?')
    await form.getByRole('button', { name: 'Kirim pesan' }).click()
    await expect(form.getByRole('status')).toContainText('sudah kami terima')
    expect(await draftsOf(page)).toBe('')
    await page.reload()
    await hydrated(page)
    await expect(form.locator('[name=pesan]')).toHaveValue('')
  })
})

test('the last step of a booking survives the language switch, the guarantor too, and no password is stored', async ({
  page,
}) => {
  await openDetails(page, appointmentWords.id)
  await hydrated(page)
  await page.getByRole('radio', { name: 'Asuransi' }).check()
  await page.getByRole('combobox', { name: 'Nama penjamin' }).selectOption({ index: 1 })
  await page.getByRole('radio', { name: 'Poliklinik' }).check()
  await page.getByLabel('Keluhan').fill('Nyeri lutut')
  await expect.poll(() => draftsOf(page)).toContain('Nyeri lutut')
  await switchTo(page, 'English')
  await expect(page.getByRole('radio', { name: 'Asuransi' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Insurer or payer' })).not.toHaveValue('')
  await expect(page.getByRole('radio', { name: 'Poliklinik' })).toBeChecked()
  await expect(page.getByLabel('Symptoms or reason for visit')).toHaveValue('Nyeri lutut')
  await page.getByRole('button', { name: 'Make the appointment' }).click()
  const login = page.getByRole('dialog', { name: 'Log in' })
  await login.getByLabel('Password', { exact: true }).fill('rahasia-sekali')
  await login.getByLabel('Email address').fill('siti@contoh.example')
  const stored = await page.evaluate(() =>
    [sessionStorage, localStorage].flatMap((storage) => Object.keys(storage).map((key) => storage.getItem(key))).join(),
  )
  expect(stored).not.toContain('rahasia')
  expect(stored).toContain('Nyeri lutut')
})

test('what was chosen in the last step of a booking, in place of what it proposes, is there after a reload and for another hour', async ({
  page,
}) => {
  const words = appointmentWords.id
  await openDetails(page, words)
  await hydrated(page)
  await expect(page.getByRole('radio', { name: 'Poliklinik' })).toBeChecked()
  await page.getByRole('radio', { name: 'Telekonsultasi' }).check()
  await page.getByLabel(words.complaint).fill('Nyeri lutut')
  await page.waitForFunction(() => sessionStorage.getItem('drafts')?.includes('Nyeri lutut'))
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Telekonsultasi' })).toBeChecked()
  // Another hour: the first free one of the day.
  const day = new URL(page.url())
  day.searchParams.delete('jam')
  await page.goto(day.href)
  await choices(page).first().click()
  await expectQuestion(page, words.questions.details)
  await expect(page.getByRole('radio', { name: 'Telekonsultasi' })).toBeChecked()
  await expect(page.getByLabel(words.complaint)).toHaveValue('Nyeri lutut')
})

test('drafts are gone after the log-out', async ({ page, baseURL }) => {
  const member = { id: 1, nama_lengkap: 'Siti', email: null, no_telp: null, gender: 'P' }
  await page
    .context()
    .addCookies([{ name: 'auth', value: encodeURIComponent(JSON.stringify(member)), url: baseURL ?? '' }])
  await page.goto('/informasi/hubungi-kami')
  await hydrated(page)
  await page.locator('main [name=pesan]').fill('Jam besuk?')
  await expect.poll(() => draftsOf(page)).toContain('Jam besuk?')
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Siti' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ya' }).click()
  await expect(page).toHaveURL('/')
  expect(await draftsOf(page)).toBe('')
})
