import type { Page, Route } from '@playwright/test'
import { companyEmails, logInCompany } from './company-user.ts'
import { employeesCsv } from './employees-csv.ts'
import { answering, cut, expire, refusal, refuse } from './faults.ts'
import type { Answer } from './faults.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

// Chromium itself logs failed requests. No request reaches the server: the test answers for it.
test.use({ missing: /\/api\/company\//, viewport: { width: 360, height: 800 } })

const count = 30
const main = (page: Page) => page.getByRole('main')
const call = '/company/admin/karyawan/impor'

interface Batch {
  readonly mode: 'periksa' | 'simpan'
  readonly baris: readonly { readonly baris: number }[]
}

/** Accepts every row. */
const take: Answer = (route: Route) => {
  const { mode, baris } = route.request().postDataJSON() as Batch
  const status = mode === 'periksa' ? 'dapat_disimpan' : 'tersimpan'
  const hasil = baris.map((row) => ({
    baris: row.baris,
    status,
    karyawan_id: mode === 'periksa' ? null : 90_000 + row.baris,
    kesalahan: {},
  }))
  const data = { perusahaan_id: 14, mode, jumlah_diterima: hasil.length, jumlah_ditolak: 0, hasil }
  return route.fulfill({ json: { process: true, detail: 'Impor karyawan selesai diproses.', data } })
}

/** Answers the calls of one mode with `answer`, and accepts those of the other. */
const answerMode = (page: Page, mode: Batch['mode'], answer: Answer) => {
  let sent = 0
  const counted = answering(page, call, (route) => {
    if ((route.request().postDataJSON() as Batch).mode !== mode) return take(route)
    sent += 1
    return answer(route)
  })
  return counted.then(() => () => sent)
}

const unanswered = 'Sistem tidak menjawab'

/**
 * The faults of a batch that is checked or stored, the page's message, and whether the rows may have been registered. import-run.test.ts
 * and the stories have every other fault.
 */
const faults: readonly (readonly [
  name: string,
  mode: Batch['mode'],
  answer: Answer,
  says: string,
  isUnknown: boolean,
])[] = [
  ['a refusal', 'periksa', refuse, refusal, false],
  ['a lost connection', 'simpan', cut, unanswered, true],
  // An earlier batch may still have arrived: a later refusal does not tell.
  ['a refusal after an answer was lost', 'simpan', refuse, refusal, true],
]

const figure = (page: Page, label: string) => main(page).locator('dl > div').filter({ hasText: label }).locator('dd')

test(
  'an import that meets any fault stops, says what is known of each row, and goes on when it is asked to',
  { tag: '@company.import-faults' },
  async ({ page, baseURL }) => {
    await logInCompany(page, 'bambang', baseURL ?? '')
    await page.goto('/company-area/admin-corp?bagian=impor&perusahaan=14')
    await hydrated(page)
    const file = { name: 'karyawan.csv', mimeType: 'text/csv', buffer: Buffer.from(employeesCsv({ count })) }
    await main(page)
      .getByLabel(/^Berkas CSV/)
      .setInputFiles(file)
    await main(page).getByRole('button', { name: 'Periksa berkas' }).click()
    let button = main(page).getByRole('button', { name: `Impor ${count} karyawan` })
    const goOn = main(page).getByRole('button', { name: 'Lanjutkan impor' })
    const stopped = (says: string) => main(page).getByRole('status').filter({ hasText: says })
    // A figure of nought is not shown.
    const expectUnknown = async (isUnknown: boolean) => {
      await expect(figure(page, isUnknown ? 'Belum pasti' : 'Belum disimpan')).toHaveText(String(count))
      await expect(figure(page, isUnknown ? 'Belum disimpan' : 'Belum pasti')).toHaveCount(0)
      await expect(figure(page, 'Tersimpan')).toHaveCount(0)
    }

    for (const [name, mode, answer, says, isUnknown] of faults)
      await test.step(`${name}, while the batch is to be ${mode}`, async () => {
        const sent = await answerMode(page, mode, answer)
        await button.click()
        await expect(stopped(says)).toBeFocused()
        await expectUnknown(isUnknown)
        expect(sent()).toBe(1)
        button = goOn
      })
    // The message is in the same place each time.
    await expectAccessible(page)

    await test.step('no connection', async () => {
      await page.context().setOffline(true)
      await goOn.click()
      await expect(stopped('Tidak ada sambungan internet')).toBeFocused()
      await page.context().setOffline(false)
    })
    await test.step('an expired session', async () => {
      const sent = await answerMode(page, 'simpan', expire)
      await goOn.click()
      const logIn = page.getByRole('dialog', { name: 'Masuk' })
      await expect(logIn).toBeVisible()
      await expectAccessible(page, 'dialog[open]')
      await logIn.getByLabel('Alamat email').fill(companyEmails.bambang)
      await logIn.getByLabel('Kata sandi', { exact: true }).fill('Rahasia123')
      await logIn.getByRole('button', { name: 'Masuk', exact: true }).click()
      await expect(logIn).toHaveCount(0)
      await expect(main(page).getByText('Masuk lagi, lalu lanjutkan')).toBeVisible()
      expect(sent()).toBe(1)
    })
    await answering(page, call, take)
    await goOn.click()
    await expect(stopped(`${count} karyawan tersimpan`)).toBeFocused()
  },
)
