import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { logInCompany } from './company-user.ts'
import { expectNoSidewaysScroll, tabTo } from './keyboard.ts'
import { expectNoLayoutShift } from './layout-shift.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

test.describe.configure({ mode: 'default' })
// Chromium itself logs refused requests.
test.use({ missing: /\/api\/company\// })

const main = (page: Page) => page.getByRole('main')
const questions = (page: Page) => main(page).locator('[data-question]')

const open = async (page: Page, prefix = '', query = '') => {
  await page.goto(`${site.url}${prefix}/company-area/hasil-mcu/chart${query}`)
  await hydrated(page)
  await expect(main(page).getByText(/^(Memuat…|Loading…)$/)).toHaveCount(0)
}

const sheetsOf = async (page: Page): Promise<number> =>
  ((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length

test(
  'every question has its answer, chart, table and download',
  { tag: ['@company.summary-page', '@company.summary-questions', '@company.summary-charts'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await logInCompany(page, 'wulan', site.url)
    await open(page)
    await expect(main(page).getByText(/^\d+ dari \d+ karyawan diperiksa$/)).toBeVisible()
    await expect(
      main(page).getByText(/^Dari \d+ karyawan yang diperiksa pada \d{4}, \d+ orang \(\d+%\) layak, /),
    ).toBeVisible()
    await expect(questions(page)).toHaveCount(7)
    const charts = await main(page).getByRole('figure').count()
    await expect(main(page).getByRole('table')).toHaveCount(charts)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await expectNoLayoutShift(page)
    const arrival = page.waitForEvent('download')
    await main(page)
      .getByRole('button', { name: /^Unduh tabel \(CSV\): Kesimpulan MCU/ })
      .click()
    const saved = await arrival
    expect(saved.suggestedFilename()).toMatch(/^rangkuman-\d{4}-kelayakan-1\.csv$/)
    const lines = (await readFile(await saved.path(), 'utf8')).split('\r\n')
    expect(lines).toHaveLength(6)
    expect(lines[1]).toMatch(/[,;]\d+[,;]\d+$/)
  },
)

test(
  'a group is chosen by keyboard and stays in the address; one in which few agreed says why its findings are not shown',
  { tag: '@company.summary-filters' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await logInCompany(page, 'wulan', site.url)
    await open(page, '/en')
    const group = main(page).getByLabel('Group')
    await tabTo(page, group)
    await group.selectOption('gender:L')
    await tabTo(page, main(page).getByRole('button', { name: 'Apply' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/kelompok=gender%3AL/)
    await expect(questions(page).first()).toContainText('Men')
    await expectNoSidewaysScroll(page)
    await open(page, '/en', '?kelompok=departemen:Keamanan')
    await expect(
      main(page)
        .getByText(/^Fewer than 5 employees of this group/)
        .first(),
    ).toBeVisible()
    await expect(main(page).getByRole('figure')).toHaveCount(2)
    await expectAccessible(page)
  },
)

test('each question is printed on one sheet', { tag: '@company.summary-print' }, async ({ page }) => {
  await logInCompany(page, 'wulan', site.url)
  await open(page)
  await expect(questions(page)).toHaveCount(7)
  await page.emulateMedia({ media: 'print' })
  await expect(
    main(page)
      .getByRole('button', { name: /^Unduh/ })
      .first(),
  ).toBeHidden()
  await expect(main(page).getByLabel('Kelompok')).toBeHidden()
  expect(await sheetsOf(page)).toBe(7)
  // A sheet may be handed on separately, so it names the source of its figures.
  for (const question of await questions(page).all()) await expect(question).toContainText('PT Nusantara Tekstil')
  await expect(main(page).getByText('Lembar 7 dari 7')).toBeVisible()
})

test('charts are told apart with forced colours', { tag: '@company.summary-contrast' }, async ({ page }) => {
  await logInCompany(page, 'wulan', site.url)
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page)
  const bar = main(page).getByRole('figure').first().locator('svg rect[fill^="url"]').first()
  await expect(bar).toHaveCSS('stroke', await main(page).evaluate((element) => getComputedStyle(element).color))
  await expectAccessible(page)
})

test('an administrator chooses a company first', async ({ page }) => {
  await logInCompany(page, 'bambang', site.url)
  await open(page)
  await expect(questions(page)).toHaveCount(0)
  await main(page).getByLabel('Perusahaan', { exact: true }).selectOption('PT Kencana Baja Industri')
  await main(page).getByRole('button', { name: 'Terapkan' }).click()
  await expect(page).toHaveURL(/perusahaan=13/)
  await expect(questions(page).first()).toBeVisible()
})
