import { readFile } from 'node:fs/promises'
import type { CompanyComponents } from '@hospital/sdk/company'
import type { Page } from '@playwright/test'
import { logInCompany } from './company-user.ts'
import { employeesCsv } from './employees-csv.ts'
import { expectNoSidewaysScroll, tabTo } from './keyboard.ts'
import { expectNoLayoutShift } from './layout-shift.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

const main = (page: Page) => page.getByRole('main')
const calls = '**/api/company/company/admin/karyawan/impor'

const csv = (text: string) => ({ name: 'karyawan.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

/** How many employees the company has. Contract: operation `listCorporateClients`. */
const employeeCount = async (page: Page, token: string, company: number): Promise<number> => {
  const response = await page.request.post(`${site.url}/api/company/company/admin/perusahaan`, {
    data: { pageSize: 100 },
    headers: { origin: site.url, authorization: `Bearer ${token}` },
  })
  const { data } = (await response.json()) as CompanyComponents['schemas']['CorporateClientListSuccess']
  return data.find(({ id }) => id === company)?.jumlah_karyawan ?? 0
}

const openImport = async (page: Page, company: number) => {
  await page.goto(`${site.url}/company-area/admin-corp?bagian=impor&perusahaan=${company}`)
  await hydrated(page)
  await expect(main(page).locator('input[type=file]')).toBeVisible()
}

const text = employeesCsv({ count: 260, wrongEvery: 60, prefix: 'W', district: 10 })

test(
  'employees are imported from a file, with the keyboard alone, on a page that does not move while it loads',
  { tag: ['@company.import', '@company.import-report'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    const token = await logInCompany(page, 'bambang', site.url)
    const before = await employeeCount(page, token, 12)
    await openImport(page, 12)
    await expectNoLayoutShift(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await tabTo(page, main(page).getByRole('button', { name: 'Periksa berkas' }))
    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('group', { name: 'Ada yang perlu diperbaiki' })).toBeFocused()
    await expect(main(page).getByRole('link', { name: 'Pilih berkas CSV' })).toBeVisible()
    await main(page)
      .getByLabel(/^Berkas CSV/)
      .setInputFiles(csv(text))
    await tabTo(page, main(page).getByRole('button', { name: 'Periksa berkas' }))
    await page.keyboard.press('Enter')

    const heading = main(page).getByRole('heading', { name: 'Periksa berkas karyawan.csv' })
    await expect(heading.locator('..')).toBeFocused()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    // One birth date has its month first, so the person has to choose how to read the others.
    await expect(main(page).getByText('02/25/1985').first()).toBeVisible()
    await main(page).getByRole('radio', { name: 'Tanggal, bulan, tahun' }).focus()
    await page.keyboard.press('Space')
    await tabTo(page, main(page).getByRole('button', { name: 'Impor 256 karyawan' }))
    await page.keyboard.press('Enter')
    await expect(
      main(page)
        .getByRole('status')
        .filter({ hasText: /4 baris perlu diperbaiki/ }),
    ).toBeFocused()
    await main(page).getByRole('radio', { name: 'Baris yang benar saja' }).focus()
    await page.keyboard.press('Space')
    await tabTo(page, main(page).getByRole('button', { name: 'Impor 256 karyawan' }))
    await page.keyboard.press('Enter')

    await expect(
      main(page)
        .getByRole('status')
        .filter({ hasText: /256 dari 260 baris tersimpan/ }),
    ).toBeFocused()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(await employeeCount(page, token, 12)).toBe(before + 256)

    const saved = page.waitForEvent('download')
    await main(page).getByRole('button', { name: 'Unduh laporan' }).press('Enter')
    const report = await readFile(await (await saved).path(), 'utf8')
    const lines = report.replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(lines).toHaveLength(261)
    expect(lines[0]).toContain('"Baris";"Hasil";"Alasan";"Nama Karyawan"')
    expect(lines[1]).toContain('2;"Tersimpan";"";"Siti Rahayu"')
    expect(lines[60]).toContain('"Salah di berkas";"Tanggal lahir: urutan tanggal dan bulannya lain')
    await expect(main(page).getByRole('button', { name: 'Unduh baris yang belum tersimpan' })).toBeVisible()

    // The same employees again, four of them now corrected. All others are already registered, so no row is registered.
    await main(page).getByRole('button', { name: 'Impor berkas lain' }).press('Enter')
    await main(page)
      .getByLabel(/^Berkas CSV/)
      .setInputFiles(csv(employeesCsv({ count: 256, prefix: 'W', district: 10 })))
    await main(page).getByRole('button', { name: 'Periksa berkas' }).press('Enter')
    await main(page).getByRole('button', { name: 'Impor 256 karyawan' }).press('Enter')
    await expect(
      main(page)
        .getByRole('status')
        .filter({ hasText: /Tidak ada yang disimpan, karena sistem menolak 252 baris/ }),
    ).toBeFocused()
    expect(await employeeCount(page, token, 12)).toBe(before + 256)
  },
)

/** Starts an all-or-none import of employees, in three batches. */
const startImport = async (page: Page, company: number, prefix: string, district: number) => {
  await openImport(page, company)
  await main(page)
    .getByLabel(/^Berkas CSV/)
    .setInputFiles(csv(employeesCsv({ count: 600, prefix, district })))
  await main(page).getByRole('button', { name: 'Periksa berkas' }).click()
  await main(page).getByRole('button', { name: 'Impor 600 karyawan' }).click()
}

test.describe('a connection that breaks half-way', () => {
  test.use({ tolerated: /Failed to load resource/ })

  test(
    'loses no employee, registers none twice, and is reported exactly',
    { tag: '@company.csv-broken-off' },
    async ({ page }) => {
      const token = await logInCompany(page, 'bambang', site.url)
      const before = await employeeCount(page, token, 14)
      let stored = 0
      await page.route(calls, async (route) => {
        const { mode } = route.request().postDataJSON() as { mode: string }
        if (mode === 'simpan') stored += 1
        // The second batch arrives, and its answer is lost.
        if (mode !== 'simpan' || stored !== 2) return route.continue()
        await route.fetch()
        return route.abort()
      })
      await startImport(page, 14, 'PUTUS', 30)
      await expect(main(page).getByRole('status').filter({ hasText: 'Sistem tidak menjawab' })).toBeFocused()
      await expectAccessible(page)
      const figure = (label: string) => main(page).locator('dl > div').filter({ hasText: label }).locator('dd')
      const figures = async () =>
        Promise.all(['Tersimpan', 'Belum disimpan', 'Belum pasti'].map((label) => figure(label).textContent()))
      const [sure, waiting, unsure] = (await figures()).map(Number)
      expect((sure ?? 0) + (waiting ?? 0) + (unsure ?? 0)).toBe(600)
      expect(Number(unsure)).toBeGreaterThan(0)
      // The uncertain rows are in fact registered.
      expect(await employeeCount(page, token, 14)).toBe(before + Number(sure) + Number(unsure))

      await main(page).getByRole('button', { name: 'Lanjutkan impor' }).click()
      await expect(main(page).getByRole('status').filter({ hasText: '600 karyawan tersimpan' })).toBeFocused()
      expect(await employeeCount(page, token, 14)).toBe(before + 600)
    },
  )

  test('is ended only after a question that says what is open', async ({ page }) => {
    await logInCompany(page, 'bambang', site.url)
    await page.route(calls, (route) => route.abort())
    await startImport(page, 14, 'AKHIR', 40)
    await main(page).getByRole('button', { name: 'Akhiri impor' }).click()
    const dialog = page.getByRole('dialog', { name: 'Akhiri impor ini?' })
    await expect(dialog).toContainText('600 baris belum tersimpan atau belum pasti')
    await dialog.getByRole('button', { name: 'Akhiri impor' }).click()
    await expect(main(page).getByLabel(/^Berkas CSV/)).toBeVisible()
  })
})

test('an import goes on while another page is looked at, is stopped there, and the browser asks before it is closed', async ({
  page,
}) => {
  const token = await logInCompany(page, 'bambang', site.url)
  const before = await employeeCount(page, token, 14)
  const held: (() => void)[] = []
  let isHolding = true
  await page.route(calls, async (route) => {
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await startImport(page, 14, 'LAIN', 50)
  await expect(main(page).getByRole('progressbar')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Rangkuman Kesehatan' }).first().click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Rangkuman Kesehatan' })).toBeVisible()
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()

  await page.getByRole('link', { name: 'Admin Corporate' }).first().click()
  await page.getByRole('link', { name: 'Impor karyawan', exact: true }).click()
  await main(page).getByRole('button', { name: 'Hentikan' }).click()
  isHolding = false
  held.forEach((release) => release())
  await expect(main(page).getByRole('status').filter({ hasText: 'Impor dihentikan' })).toBeFocused()
  expect(await employeeCount(page, token, 14)).toBe(before)
  await main(page).getByRole('button', { name: 'Lanjutkan impor' }).click()
  await expect(main(page).getByRole('status').filter({ hasText: '600 karyawan tersimpan' })).toBeFocused()
  expect(await employeeCount(page, token, 14)).toBe(before + 600)
  await main(page)
    .getByRole('link', { name: /^Lihat karyawan PT / })
    .click()
  await expect(main(page).getByText(`${(before + 600).toLocaleString('id')} karyawan`)).toBeVisible()
})
