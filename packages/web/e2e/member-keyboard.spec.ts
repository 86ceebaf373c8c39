import type { Page } from '@playwright/test'
import { appointmentWords, expectQuestion, patientsIn } from './appointment-way.ts'
import { answering, fail, retryTimeout } from './faults.ts'
import { expectFocusInSight, pressOn, tabTo } from './keyboard.ts'
import { logInAs } from './member.ts'
import { expect, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

// The journeys of `member-taps` by keys alone, on a phone with a keyboard.

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

// Changes of one journey remain for the next.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 360, height: 780 } })

const main = (page: Page) => page.getByRole('main')
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu pasien' }).getByRole('link', { name })

const begin = async (page: Page, path = '/member-area/profile') => {
  await logInAs(page, 'siti', site.url)
  await page.goto(`${site.url}${path}`)
  await hydrated(page)
}

test('an appointment moves, a result opens and closes, and the way out is found with keys alone', async ({ page }) => {
  await begin(page)
  await pressOn(page, menu(page, 'Janji temu'), 'Enter')
  await expect(main(page).getByRole('heading', { level: 1, name: 'Janji temu' })).toBeVisible()
  await pressOn(
    page,
    main(page)
      .getByRole('button', { name: /^Pindahkan jadwal, / })
      .last(),
    'Enter',
  )
  const dialog = page.getByRole('dialog', { name: 'Pindahkan jadwal' })
  await tabTo(page, dialog.getByRole('radio').first())
  await expectFocusInSight(page)
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByRole('radio').last()).toBeChecked()
  await pressOn(page, dialog.getByRole('button', { name: /^Pindahkan ke / }), 'Enter')
  await expect(main(page).getByRole('status').filter({ hasText: 'Jadwal sudah dipindahkan' })).toBeFocused()

  await test.step('a laboratory result opens, and closing it leads back to its card', async () => {
    await pressOn(page, menu(page, 'Hasil'), 'Enter')
    const cards = main(page)
      .getByRole('article')
      .getByRole('button', { name: /^Cek darah/ })
    // Results of other hospitals may arrive later, and be the last ones then.
    const card = main(page).locator(`[id="${await cards.last().getAttribute('id')}"]`)
    await pressOn(page, card, 'Enter')
    const back = page.getByRole('region').getByRole('button', { name: 'Kembali ke daftar hasil' })
    await expect(back).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(card).toBeFocused()
    await expectFocusInSight(page)
  })

  await test.step('logged out', async () => {
    await pressOn(page, main(page).getByRole('button', { name: 'Logout' }), 'Space')
    await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Ya' }), 'Enter')
    await expect(page.getByText('Anda sudah keluar.')).toBeInViewport()
  })
})

test('a document that was refused is handed in again with keys alone', async ({ page }) => {
  await begin(page)
  await pressOn(page, main(page).getByRole('link', { name: 'Dokumen penjamin' }), 'Enter')
  const again = main(page).getByRole('button', { name: /^Unggah lagi: / })
  await pressOn(page, again.first(), 'Enter')
  const file = main(page).getByLabel('Berkas', { exact: true })
  await expect(file).toBeFocused()
  await expectFocusInSight(page)
  // The field opens the browser's own dialog, which has its own keys.
  await file.setInputFiles({ name: 'kartu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await pressOn(page, main(page).getByRole('button', { name: 'Unggah dokumen' }), 'Enter')
  await expect(main(page).getByRole('status').filter({ hasText: 'kartu.pdf sudah terunggah' })).toBeFocused()
})

test.describe('while a hospital does not answer', () => {
  // Chromium itself logs failed requests.
  test.use({ missing: /\/api\/hospital-care\/RS02\// })

  test('results of the others are there, and it is asked again with keys alone', async ({ page }) => {
    await answering(page, /^\/api\/hospital-care\/RS02\//, fail)
    await begin(page)
    await pressOn(page, menu(page, 'Hasil'), 'Enter')
    const missing = main(page).getByText(/^Hasil dari RS Kawung Cikampek belum dapat/)
    await expect(missing).toBeVisible({ timeout: retryTimeout })
    const cards = main(page).getByRole('article')
    await expect(cards.filter({ hasText: 'RS Kawung Karawang' }).first()).toBeVisible()
    await expect(cards.filter({ hasText: 'RS Kawung Cikampek' })).toHaveCount(0)
    await page.unrouteAll()
    await pressOn(page, main(page).getByRole('button', { name: 'Coba lagi untuk RS Kawung Cikampek' }), 'Enter')
    await expect(missing).toHaveCount(0)
    await expect(cards.filter({ hasText: 'RS Kawung Cikampek' }).first()).toBeVisible()
    // The button is gone. The list has the focus, and Tab continues in it.
    await expect(page.locator('main :focus')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expectFocusInSight(page)
  })
})

test('a child is booked for with keys alone', async ({ page }) => {
  const words = appointmentWords.id
  await logInAs(page, 'siti', site.url)
  await page.goto(`${site.url}/`)
  await hydrated(page)
  const finder = page.getByRole('search', { name: 'Temukan dokter Anda' })
  const specialty = finder.getByLabel('Spesialis', { exact: true })
  await tabTo(page, specialty)
  await page.keyboard.type('Penyakit')
  await expect(specialty.locator('option:checked')).toHaveText('Penyakit Dalam')
  await pressOn(page, finder.getByRole('button', { name: 'Cari dokter' }), 'Enter')
  await page.waitForURL(/jadwal-dokter\?/)
  await pressOn(page, page.getByRole('link', { name: /^Pesan / }).first(), 'Enter')
  await expectQuestion(page, words.questions.details)
  const persons = patientsIn(page, words)
  await tabTo(page, persons.getByRole('radio', { checked: true }))
  for (let pressed = 0; !(await persons.getByRole('radio', { name: 'Kirana' }).isChecked()); pressed += 1) {
    expect(pressed).toBeLessThan(10)
    await page.keyboard.press('ArrowDown')
  }
  await expectFocusInSight(page)
  // The payer of her last appointment, which the page reads.
  await expect(page.getByRole('radio', { name: /^BPJS Kesehatan/ })).toBeChecked()
  await pressOn(page, page.getByRole('button', { name: words.submit }), 'Enter')
  await expect(page.getByRole('region', { name: words.done })).toBeFocused()
})
