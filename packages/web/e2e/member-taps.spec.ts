import type { Page } from '@playwright/test'
import { appointmentWords, openDetails } from './appointment-way.ts'
import { countEffort } from './count-effort.ts'
import { retryTimeout } from './faults.ts'
import { logInAs } from './member.ts'
import { code, fillAccount, fillContact, fillIdentity, newcomer, press, words } from './registration-way.ts'
import { expect, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

// What patients come back for, from where the log-in leads, on a phone: presses are counted.

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

test.use({ viewport: { width: 360, height: 780 } })

const main = (page: Page) => page.getByRole('main')
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu pasien' }).getByRole('link', { name })

const begin = async (page: Page) => {
  await logInAs(page, 'siti', site.url)
  await page.goto(`${site.url}/member-area/profile`)
  await hydrated(page)
  return countEffort(page)
}

test('an appointment moves to another day in four presses', async ({ page }) => {
  const { effort, tap } = await begin(page)
  await tap(menu(page, 'Janji temu'))
  await tap(
    main(page)
      .getByRole('button', { name: /^Pindahkan jadwal, / })
      .last(),
  )
  const dialog = page.getByRole('dialog', { name: 'Pindahkan jadwal' })
  await tap(dialog.getByRole('radio').last())
  await tap(dialog.getByRole('button', { name: /^Pindahkan ke / }))
  await expect(main(page).getByRole('status').filter({ hasText: 'Jadwal sudah dipindahkan' })).toBeFocused()
  expect(effort.taps).toBe(4)
})

test('a newcomer in the middle of a booking has an account after twelve questions, and goes on with the booking', async ({
  page,
}) => {
  const person = newcomer()
  await openDetails(page, appointmentWords.id)
  await page.getByRole('link', { name: 'Masuk dahulu' }).click()
  const address = page.url()
  await page.getByRole('dialog', { name: 'Masuk' }).getByRole('link', { name: 'Daftar' }).click()
  await hydrated(page)
  await fillIdentity(page, { number: person.nik })
  // A date is one question, and so is a choice.
  const names = new Set<string>()
  const count = async () => {
    for (const field of await page.locator('main form [name]').filter({ visible: true }).all())
      names.add(((await field.getAttribute('name')) ?? '').replace(/-(?:day|month|year)$/, ''))
  }
  await count()
  await press(page, words.id.next)
  await fillContact(page, person)
  await count()
  await press(page, words.id.next)
  await fillAccount(page)
  await count()
  expect(names.size).toBeLessThanOrEqual(12)
  await press(page, words.id.sendAccount)
  await page.locator('[name=token]').fill(code)
  await press(page, words.id.check)
  await page.getByRole('link', { name: 'Lanjutkan janji temu' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('button', { name: appointmentWords.id.submit })).toBeVisible()
})

test('a document that was refused is handed in again in four presses', async ({ page }) => {
  const { effort, tap } = await begin(page)
  await tap(main(page).getByRole('link', { name: 'Dokumen penjamin' }))
  await tap(
    main(page)
      .getByRole('button', { name: /^Unggah lagi: / })
      .first(),
  )
  const file = main(page).getByLabel('Berkas', { exact: true })
  await expect(file).toBeFocused()
  const chooser = page.waitForEvent('filechooser')
  await tap(file)
  await (await chooser).setFiles({ name: 'kartu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await tap(main(page).getByRole('button', { name: 'Unggah dokumen' }))
  await expect(main(page).getByRole('status').filter({ hasText: 'kartu.pdf sudah terunggah' })).toBeFocused()
  expect(effort.taps).toBe(4)
})

test.describe('an old patient, one of whose hospitals is down', () => {
  // Chromium itself reports what fails.
  test.use({ missing: /\/api\/hospital-care\/RS02\// })

  test('reads results, visits and appointments of the others a press away each, and is told what is missing', async ({
    page,
  }) => {
    await page.route('**/api/hospital-care/RS02/**', (route) =>
      route.fulfill({ status: 500, json: { message: 'Gangguan.' } }),
    )
    const { effort, tap } = await begin(page)
    const missing = main(page).getByText(/^Hasil (?:lab )?dari RS Kawung Cikampek belum dapat/)
    await expect(missing.first()).toBeVisible({ timeout: retryTimeout })
    await tap(menu(page, 'Hasil'))
    await expect(main(page).getByRole('article').first()).toBeVisible()
    await expect(missing.first()).toBeVisible({ timeout: retryTimeout })
    await tap(menu(page, 'Kunjungan'))
    await expect(main(page).getByRole('article').first()).toBeVisible()
    await tap(menu(page, 'Janji temu'))
    await expect(main(page).getByRole('article').first()).toBeVisible()
    expect(effort.taps).toBe(3)
  })
})

test('the way out takes two presses, and says that one is out', async ({ page }) => {
  const { effort, tap } = await begin(page)
  await tap(main(page).getByRole('button', { name: 'Logout' }))
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Ya' }))
  await expect(page.getByText('Anda sudah keluar.')).toBeInViewport()
  expect(effort.taps).toBe(2)
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the header says neither that a profile is at “Dokter”, nor leaves a log-out without a word', async ({
    page,
  }) => {
    await begin(page)
    const header = page.getByRole('banner')
    const menu = header.getByRole('navigation', { name: 'Menu utama' })
    await expect(menu.locator('summary').filter({ hasText: /^Dokter/ })).not.toHaveAttribute('aria-current')
    const account = header.locator('summary').filter({ hasText: 'Siti Rahayu' })
    await expect(account).toHaveAttribute('aria-current', 'true')
    await account.click()
    await header.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ya' }).click()
    await expect(page.getByText('Anda sudah keluar.')).toBeInViewport()
  })
})
