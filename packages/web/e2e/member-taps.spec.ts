import type { Page } from '@playwright/test'
import { appointmentWords, openDetails } from './appointment-way.ts'
import { countEffort } from './count-effort.ts'
import { retryTimeout } from './faults.ts'
import { expectJourney } from './journeys.ts'
import { logInAs } from './member.ts'
import { code, fillAccount, fillContact, fillIdentity, newcomer, words } from './registration-way.ts'
import { expect, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

// The tasks of returning patients, from the page after the log-in, on a phone. The test counts presses.

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

test('new laboratory values of a child are two presses away from the log-in', async ({ page }) => {
  // Kirana's results of the demo are older.
  const sampledNow = `"waktu_sampel":"${new Date().toISOString()}"`
  await page.route(/\/api\/hospital-care\/RS01\/.*\/laboratorium/, async (route) => {
    const response = await route.fetch()
    const results = await response.text()
    const isKirana = results.includes('00-18-02-11')
    await route.fulfill({
      response,
      body: isKirana ? results.replaceAll(/"waktu_sampel":"[^"]*"/g, sampledNow) : results,
    })
  })
  await page.goto(`${site.url}/member-area/login`)
  await hydrated(page)
  await main(page).getByRole('button', { name: 'Siti Rahayu' }).click()
  const results = page.getByRole('region', { name: 'Hasil lab 14 hari terakhir' })
  const line = results.getByRole('listitem').filter({ hasText: 'Kirana' })
  await expect(line).toContainText(/\d hasil baru/)
  const { effort, tap, opened } = countEffort(page)
  await tap(line.getByRole('link'))
  await tap(
    main(page)
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Cek darah/ }),
  )
  opened()
  await expect(main(page).getByText('Nilai rujukan: ').first()).toBeVisible()
  expectJourney('read new lab values of the child, from the log-in', effort)
})

test('an appointment moves to another day in four presses', async ({ page }) => {
  const { effort, tap, opened } = await begin(page)
  await tap(menu(page, 'Janji temu'))
  await tap(
    main(page)
      .getByRole('button', { name: /^Pindahkan jadwal, / })
      .last(),
  )
  const dialog = page.getByRole('dialog', { name: 'Pindahkan jadwal' })
  opened()
  await tap(dialog.getByRole('radio').last())
  await tap(dialog.getByRole('button', { name: /^Pindahkan ke / }))
  await expect(main(page).getByRole('status').filter({ hasText: 'Jadwal sudah dipindahkan' })).toBeFocused()
  expect(effort.taps).toBe(4)
  expectJourney('move an appointment', effort)
})

/** The names of the questions on the page. A date is one question, and so is a choice. */
const questionsOn = async (page: Page) => {
  const fields = await page.locator('main form [name]').filter({ visible: true }).all()
  const names = await Promise.all(fields.map((field) => field.getAttribute('name')))
  return names.map((name) => (name ?? '').replace(/-(?:day|month|year)$/, ''))
}

const foreigner = newcomer()

for (const [name, citizenship, number, person] of [
  ['register on the way to a first booking', 'wni', 'nik', newcomer()],
  [
    'the same, with a passport and a foreign number',
    'wna',
    'passport',
    { ...foreigner, phone: `+81 90 ${foreigner.phone.slice(-8)}` },
  ],
] as const)
  test(`a newcomer (${citizenship}) in the middle of a booking has an account after twelve questions, and goes on with the booking`, async ({
    page,
  }) => {
    await openDetails(page, appointmentWords.id)
    const { effort, tap, opened } = countEffort(page)
    await tap(page.getByRole('link', { name: 'Masuk dahulu' }))
    opened()
    const address = page.url()
    await tap(page.getByRole('dialog', { name: 'Masuk' }).getByRole('link', { name: 'Daftar' }))
    await hydrated(page)
    const names = new Set<string>()
    const next = async (button: string) => {
      for (const question of await questionsOn(page)) names.add(question)
      await tap(main(page).getByRole('button', { name: button, exact: true }))
    }
    await fillIdentity(page, { citizenship, number: person[number] })
    await next(words.id.next)
    await fillContact(page, person)
    await next(words.id.next)
    await fillAccount(page)
    await next(words.id.sendAccount)
    await page.locator('[name=token]').fill(code)
    await tap(main(page).getByRole('button', { name: words.id.check, exact: true }))
    await tap(page.getByRole('link', { name: 'Lanjutkan janji temu' }))
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('button', { name: appointmentWords.id.submit })).toBeVisible()
    // Pressing each question and the code counts as well.
    expectJourney(name, { taps: effort.taps + names.size + 1, screens: effort.screens, fields: names.size })
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
  expectJourney('hand in a refused document again', effort)
})

test.describe('an old patient, one of whose hospitals is down', () => {
  // Chromium itself logs failed requests.
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
    for (const [name, title] of [
      ['Hasil', 'Hasil pemeriksaan'],
      ['Kunjungan', 'Riwayat kunjungan'],
      ['Janji temu', 'Janji temu'],
    ] as const) {
      await tap(menu(page, name))
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(main(page).getByRole('article').first()).toBeVisible()
      if (name === 'Hasil') await expect(missing.first()).toBeVisible({ timeout: retryTimeout })
    }
    expect(effort.taps).toBe(3)
    expectJourney('read results, visits and appointments', effort)
  })
})

test('the way out takes two presses, and says that one is out', async ({ page }) => {
  const { effort, tap, opened } = await begin(page)
  await tap(main(page).getByRole('button', { name: 'Logout' }))
  opened()
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Ya' }))
  await expect(page.getByText('Anda sudah keluar.')).toBeInViewport()
  expect(effort.taps).toBe(2)
  expectJourney('log out', effort)
})

test('the way out says that one is out on a slow phone, which clears its storage only when the next page begins', async ({
  page,
}) => {
  const { tap } = await begin(page)
  await tap(main(page).getByRole('button', { name: 'Logout' }))
  await page.addInitScript(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Ya' }))
  await expect(page.getByText('Anda sudah keluar.')).toBeInViewport()
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
