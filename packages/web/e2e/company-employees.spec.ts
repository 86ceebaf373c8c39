import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { employeeWords } from './company-employee-words.ts'
import { logInCompany } from './company-user.ts'
import { expectNoSidewaysScroll, tabTo } from './keyboard.ts'
import { expect, expectAccessible, hydrated, test, testsAt } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

const main = (page: Page) => page.getByRole('main')
const rows = (page: Page) => main(page).locator('tbody').getByRole('row')
const rowLinks = (page: Page) => rows(page).getByRole('link')

/** Records from the beginning of each document how far content moves by itself, by the formula of Core Web Vitals. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    let total = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) total += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifted: () => total })
  })

const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifted: () => number }).shifted())

for (const words of employeeWords) {
  const { prefix, width } = words
  const list = `${prefix}/company-area/pasien`
  const results = `${prefix}/company-area/hasil-mcu`
  const apply = (page: Page) => main(page).getByRole('button', { name: words.apply }).click()

  test.describe(`the company area at ${list}, ${width} px`, () => {
    const { inIndonesian, inEnglish } = testsAt(list)

    test.beforeEach(({ page }) => page.setViewportSize({ width, height: 800 }))

    inIndonesian(
      'finds an employee among 5,000, and names in no address whom',
      { tag: ['@company.employees-page', '@company.employee-search', '@company.5000-employees', '@company.journeys'] },
      async ({ page }) => {
        await logInCompany(page, 'nadia', site.url)
        const asked: string[] = []
        page.on('request', (request) => void asked.push(request.url()))
        await noteShifts(page)
        await page.goto(`${site.url}${list}`)
        await expect(main(page).getByText(words.count)).toBeVisible()
        await expect(rowLinks(page)).toHaveCount(20)
        expect(await shifted(page)).toBeLessThanOrEqual(0.01)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)

        await main(page).getByLabel(words.department, { exact: true }).selectOption('Kantor')
        await apply(page)
        await expect(page).toHaveURL(`${site.url}${list}?departemen=Kantor`)
        await expect(main(page).getByText(words.count)).toBeHidden()
        await main(page).getByRole('link', { name: words.next }).click()
        await expect(page).toHaveURL(`${site.url}${list}?departemen=Kantor&page=2`)

        await main(page).getByLabel(words.search).fill(' ade ')
        await apply(page)
        await expect(main(page).getByRole('button', { name: words.searched })).toBeVisible()
        await expect(page).toHaveURL(`${site.url}${list}?departemen=Kantor`)
        await expect(rowLinks(page).first()).toHaveText(/^Ade/)
        const found = await main(page).getByText(words.some).textContent()
        const name = (await rowLinks(page).first().textContent()) ?? ''
        await rowLinks(page).first().click()
        await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible()
        await expect(main(page).getByRole('heading', { name: words.consent })).toBeVisible()
        await expect(main(page).getByRole('heading', { name: words.checkups })).toBeVisible()
        await expect(main(page).getByRole('link', { name: words.refer })).toBeVisible()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)

        for (const way of ['history', 'link'] as const) {
          await (way === 'history' ? page.goBack() : main(page).getByRole('link', { name: words.back }).click())
          await expect(page).toHaveURL(`${site.url}${list}?departemen=Kantor`)
          await expect(main(page).getByText(found ?? '', { exact: true })).toBeVisible()
          await expect(main(page).getByLabel(words.search)).toHaveValue('ade')
          if (way === 'history') await page.goForward()
        }
        await page.reload()
        await expect(main(page).getByText(found ?? '', { exact: true })).toBeVisible()
        expect(asked.filter((address) => /ade\b/i.test(decodeURIComponent(address)))).toEqual([])

        await main(page).getByLabel(words.search).fill('tidak ada yang bernama begini')
        await apply(page)
        await expect(main(page).getByText(words.noMatch)).toBeVisible()
        await expectAccessible(page)
        await main(page).getByRole('button', { name: words.clear }).click()
        await expect(main(page).getByText(words.count)).toBeVisible()
        await expect(page).toHaveURL(`${site.url}${list}`)
      },
    )

    inIndonesian(
      'shows check-ups as far as the employee permits, also on paper',
      { tag: ['@company.results-page', '@company.result-filter', '@company.result-consent'] },
      async ({ page }) => {
        await logInCompany(page, 'wulan', site.url)
        await noteShifts(page)
        await page.goto(`${site.url}${results}`)
        await expect(main(page).getByText(words.results)).toBeVisible()
        expect(await shifted(page)).toBeLessThanOrEqual(0.01)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)

        const year = await main(page).getByLabel(words.period).locator('option').nth(1).getAttribute('value')
        await main(page)
          .getByLabel(words.period)
          .selectOption(year ?? '')
        await main(page).getByLabel(words.finding).selectOption({ label: words.smoking })
        await main(page).getByLabel(words.search).fill('eko prasetyo')
        await apply(page)
        await expect(page).toHaveURL(`${site.url}${results}?tahun=${year}&temuan=merokok`)
        await expect(main(page).getByText(words.note)).toBeVisible()
        await rowLinks(page).filter({ hasText: 'Eko Prasetyo' }).click()
        await expect(main(page).getByRole('heading', { name: words.restrictions })).toBeVisible()
        await expect(main(page).getByText(words.before).first()).toBeVisible()
        // Eko lets the company see everything but further tests.
        await expect(main(page).getByText(words.withheld)).toHaveCount(1)
        await expect(main(page).getByText('Audiometri')).toHaveCount(0)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        await page.emulateMedia({ media: 'print' })
        await expect(main(page).getByRole('button', { name: words.print })).toBeHidden()
        await expect(page.getByRole('navigation')).toHaveCount(0)
        await expect(main(page).getByRole('heading', { name: 'Eko Prasetyo' })).toBeVisible()
        await expect(main(page).getByText(words.printed)).toBeVisible()
        expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-')
      },
    )

    inEnglish(
      'prints a list with the company, the day and the chosen filters, and without the form',
      async ({ page }) => {
        await logInCompany(page, 'wulan', site.url)
        for (const [address, chosen] of [
          [`${list}?departemen=Gudang`, 'Gudang'],
          [`${results}?temuan=merokok`, words.smoking],
        ] as const) {
          await page.goto(`${site.url}${address}`)
          await expect(rowLinks(page).first()).toBeVisible()
          await expect(main(page).getByText(words.printed)).toBeHidden()
          await page.emulateMedia({ media: 'print' })
          await expect(main(page).getByText(words.printed)).toBeVisible()
          await expect(
            main(page).getByText('PT Nusantara Tekstil', { exact: true }).filter({ visible: true }),
          ).toHaveCount(1)
          await expect(page.getByRole('contentinfo')).toBeHidden()
          await expect(main(page).getByRole('search')).toHaveCount(0)
          await expect(main(page).locator('select').filter({ visible: true })).toHaveCount(0)
          await expect(main(page).getByText(words.filters)).toBeVisible()
          const filter = main(page).locator('[data-print=words]')
          await expect(filter).toHaveText([chosen])
          await expect(filter.locator('svg')).toBeHidden()
          await page.emulateMedia({ media: 'screen' })
        }
      },
    )

    test.describe('of another company', () => {
      // Chromium itself logs the status of a failed request.
      test.use({ missing: /\/api\/company\/company\/(karyawan|mcu)\/detail/ })

      inIndonesian(
        'neither the employee nor the result can be read',
        { tag: '@company.other-company' },
        async ({ page }) => {
          const token = await logInCompany(page, 'yohanes', site.url)
          await page.goto(`${site.url}${list}/9012`)
          await expect(main(page).getByText(words.missing)).toBeVisible()
          await expectAccessible(page)
          await main(page).getByRole('link', { name: words.back }).first().click()
          await expect(main(page).getByText(words.some)).toBeVisible()
          await page.goto(`${site.url}${results}/3036`)
          await expect(main(page).getByText(words.missingResult, { exact: true })).toBeVisible()
          for (const [call, id] of [
            ['karyawan', 9012],
            ['mcu', 3036],
          ] as const) {
            const response = await page.request.get(`${site.url}/api/company/company/${call}/detail?id=${id}`, {
              headers: { authorization: `Bearer ${token}` },
            })
            expect(response.status()).toBe(404)
          }
        },
      )
    })
  })
}

test(
  'what is no id is no page, and the chart is not taken for a check-up',
  { tag: '@company.summary-page' },
  async ({ page }) => {
    await logInCompany(page, 'wulan', site.url)
    for (const [path, status] of [
      ['/company-area/pasien/eko', 404],
      ['/company-area/hasil-mcu/0', 404],
      ['/company-area/hasil-mcu/chart', 200],
    ] as const)
      expect((await page.request.get(`${site.url}${path}`)).status(), path).toBe(status)
  },
)

test(
  'an employee is found, sorted by and opened by keyboard alone',
  { tag: '@company.employee-sort' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await logInCompany(page, 'nadia', site.url)
    await page.goto(`${site.url}/company-area/pasien`)
    await hydrated(page)
    const field = main(page).getByLabel('Nama atau nomor karyawan')
    await expect(rowLinks(page)).toHaveCount(20)
    await tabTo(page, field)
    await page.keyboard.type('KMI-12')
    await page.keyboard.press('Enter')
    const status = page.locator('#hasil')
    await expect(main(page).getByRole('button', { name: /Pencarian: KMI-12/ })).toBeVisible()
    await expect(status).toBeFocused()
    await tabTo(page, main(page).getByRole('columnheader', { name: 'Nomor karyawan' }).getByRole('link'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/urut=nik_karyawan$/)
    await expect(main(page).getByRole('columnheader', { name: 'Nomor karyawan' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(rows(page).first()).toContainText('KMI-12')
    await tabTo(page, rowLinks(page).first())
    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('heading', { name: 'Data karyawan' })).toBeVisible()
    const back = main(page).getByRole('link', { name: 'Kembali ke daftar karyawan' })
    await tabTo(page, back)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/urut=nik_karyawan$/)
    await expect(field).toHaveValue('KMI-12')
  },
)

test(
  'all pages come as a file for a spreadsheet, or none if it is cancelled',
  { tag: '@company.employee-csv' },
  async ({ page }) => {
    await logInCompany(page, 'nadia', site.url)
    await page.goto(`${site.url}/company-area/pasien`)
    await hydrated(page)
    const saved = page.waitForEvent('download')
    await main(page).getByRole('button', { name: 'Unduh daftar ini (CSV)' }).click()
    const download = await saved
    expect(download.suggestedFilename()).toBe('karyawan.csv')
    const text = await readFile(await download.path(), 'utf8')
    const lines = text.split('\r\n')
    expect(text.startsWith('\uFEFF"Nama";"Nomor karyawan";')).toBe(true)
    expect(lines).toHaveLength(5002)
    expect(new Set(lines).size).toBe(5002)
    await expect(main(page).getByText('Berkas sudah diunduh.')).toBeVisible()
    await expectAccessible(page)

    let asked = 0
    await page.route('**/api/company/company/karyawan', async (route) => {
      asked += 1
      // The third page does not arrive until the test has ended.
      if (asked < 3) await route.continue()
    })
    await main(page).getByRole('button', { name: 'Unduh daftar ini (CSV)' }).click()
    await expect(main(page).getByRole('progressbar')).toHaveAttribute('value', '0.04')
    await main(page).getByRole('button', { name: 'Batalkan' }).click()
    await expect(main(page).getByText('Dibatalkan. Tidak ada berkas yang dibuat.')).toBeVisible()
  },
)

test('what is typed while the first rows come stays', async ({ page }) => {
  await logInCompany(page, 'nadia', site.url)
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/company/company/karyawan', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${site.url}/company-area/pasien`)
  const field = main(page).getByLabel('Nama atau nomor karyawan')
  await field.fill('wahyu')
  release()
  await expect(rowLinks(page)).toHaveCount(20)
  await expect(field).toHaveValue('wahyu')
  await expect(field).toBeFocused()
})

test('rows that arrive late do not replace those of a newer view', async ({ page }) => {
  await logInCompany(page, 'nadia', site.url)
  await page.goto(`${site.url}/company-area/pasien`)
  await expect(rowLinks(page)).toHaveCount(20)
  const held: (() => void)[] = []
  await page.route('**/api/company/company/karyawan', async (route) => {
    const { departemen } = route.request().postDataJSON() as { readonly departemen?: string }
    if (departemen === 'Kantor') await new Promise<void>((resolve) => void held.push(resolve))
    // The page has aborted the call of the previous view.
    await route.continue().catch(() => undefined)
  })
  const department = main(page).getByLabel('Departemen', { exact: true })
  await department.selectOption('Kantor')
  await main(page).getByRole('button', { name: 'Terapkan' }).click()
  await expect(page).toHaveURL(/departemen=Kantor/)
  const table = main(page)
    .locator('[aria-busy=true]')
    .filter({ has: page.getByRole('table') })
  await expect(table).toBeVisible()
  await expect(rowLinks(page)).toHaveCount(20)
  await department.selectOption('Logistik')
  await main(page).getByRole('button', { name: 'Terapkan' }).click()
  await expect(table).toHaveCount(0)
  await expect(rows(page).first()).toContainText('Logistik')
  held.forEach((release) => release())
  await page.waitForLoadState('networkidle')
  await expect(rows(page).filter({ hasText: 'Logistik' })).toHaveCount(20)
})
