import { appointmentWords, openDetails } from './appointment-way.ts'
import { expectNoSidewaysScroll } from './keyboard.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

/** The ways to pay and the documents for each, by the name in the CMS. */
const documents = {
  Asuransi: 'Bawa KTP dan kartu asuransi',
  'BPJS Kesehatan': 'Bawa KTP, kartu BPJS Kesehatan, dan surat rujukan yang masih berlaku',
  'Umum (bayar sendiri)': 'Bawa KTP atau identitas lain',
  Perusahaan: 'Bawa KTP dan surat jaminan dari perusahaan',
} as const

test('every way to pay tells the documents to bring, and asks for the guarantor where it has to', async ({ page }) => {
  const words = appointmentWords.id
  await openDetails(page, words)
  await hydrated(page)
  const payment = page.getByRole('group', { name: words.payment })
  await expect(payment.getByRole('radio')).toHaveCount(4)
  const guarantor = page.getByLabel(words.guarantor, { exact: true })
  for (const [name, bring] of Object.entries(documents)) {
    const way = payment.getByRole('radio', { name, exact: true })
    await expect(way).toHaveAccessibleDescription(bring)
    await expect(payment.getByText(bring, { exact: true })).toBeVisible()
    await way.check()
    const asks = name === 'Asuransi' || name === 'Perusahaan'
    await expect(guarantor).toHaveCount(asks ? 1 : 0)
    if (asks)
      await expect(guarantor.getByRole('option', { name: 'Asuransi Sehat Sentosa' })).toHaveCount(
        name === 'Asuransi' ? 1 : 0,
      )
    if (asks)
      await expect(guarantor.getByRole('option', { name: 'PT Kencana Baja Industri' })).toHaveCount(
        name === 'Asuransi' ? 0 : 1,
      )
    // A company with its own way to pay is one of the companies.
    if (asks)
      await expect(guarantor.getByRole('option', { name: 'Nusantara Tekstil' })).toHaveCount(
        name === 'Asuransi' ? 0 : 1,
      )
  }
  await expect(page.getByRole('group', { name: words.type }).getByRole('radio')).toHaveCount(3)
  for (const kind of ['Kunjungan Rumah', 'Poliklinik', 'Telekonsultasi'])
    await expect(page.getByRole('radio', { name: kind, exact: true })).toBeVisible()
})

test('the last step and its log-in can be used by everybody at 320 px', async ({ page }) => {
  const words = appointmentWords.en
  await page.setViewportSize({ width: 320, height: 640 })
  await openDetails(page, words)
  await hydrated(page)
  await page.getByRole('radio', { name: 'Perusahaan' }).check()
  await expectNoSidewaysScroll(page)
  await page.getByRole('radio', { name: 'Umum (bayar sendiri)' }).check()
  await page.getByRole('radio', { name: 'Telekonsultasi' }).check()
  await page.getByRole('button', { name: words.submit }).click()
  const login = page.getByRole('dialog', { name: words.logIn })
  await expect(login.getByRole('button', { name: words.logIn })).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(page, login)
  await expectAccessible(page)
})
