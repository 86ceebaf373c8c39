import type { Page } from '@playwright/test'
import { employeeWords } from './company-employee-words.ts'
import { logInCompany } from './company-user.ts'
import { expectNoSidewaysScroll } from './keyboard.ts'
import { expect, expectAccessible, test, testsAt } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

const main = (page: Page) => page.getByRole('main')
const rows = (page: Page) => main(page).locator('tbody').getByRole('row')

for (const words of employeeWords) {
  const { prefix, width } = words
  const lists = [`${prefix}/company-area/pasien`, `${prefix}/company-area/hasil-mcu`]

  test.describe(`the lists of the company area below ${prefix}/, ${width} px`, () => {
    const { inIndonesian, inEnglish } = testsAt(`${prefix}/`)

    test.beforeEach(({ page }) => page.setViewportSize({ width, height: 800 }))

    inIndonesian(
      'an administrator narrows both lists to a company',
      { tag: '@company.admin-chooses' },
      async ({ page }) => {
        await logInCompany(page, 'bambang', site.url)
        const company = main(page).getByLabel(words.company, { exact: true })
        const others = rows(page).filter({ hasNotText: 'PT Kencana Baja Industri' })
        const departments = main(page).getByLabel(words.department, { exact: true }).locator('option')
        for (const address of lists) {
          await page.goto(`${site.url}${address}?departemen=Pemintalan`)
          await expect(rows(page).first()).toContainText('PT Nusantara Tekstil')
          await company.selectOption('PT Kencana Baja Industri')
          await main(page).getByRole('button', { name: words.apply }).click()
          // A department of the previous company leads nowhere.
          await expect(page).toHaveURL(`${site.url}${address}?perusahaan=13`)
          await expect(rows(page).first()).toContainText('PT Kencana Baja Industri')
          await expect(others).toHaveCount(0)
          await expect(departments.filter({ hasText: 'Pemintalan' })).toHaveCount(0)
          await expectAccessible(page)
          await expectNoSidewaysScroll(page)
          await page.reload()
          await expect(company.locator('option:checked')).toHaveText('PT Kencana Baja Industri')
          await expect(others).toHaveCount(0)
          await main(page)
            .getByRole('link', { name: /PT Kencana Baja Industri$/ })
            .click()
          await expect(page).toHaveURL(`${site.url}${address}`)
          await expect(company.locator('option:checked')).toHaveText(words.everyCompany)
        }
      },
    )

    inEnglish('a user sees the own company, whatever company the address names', async ({ page }) => {
      await logInCompany(page, 'wulan', site.url)
      for (const address of lists) {
        await page.goto(`${site.url}${address}?perusahaan=13&departemen=Pemintalan`)
        await expect(rows(page).first()).toBeVisible()
        await expect(main(page).getByLabel(words.department, { exact: true })).toHaveValue('Pemintalan')
        await expect(main(page).getByLabel(words.company, { exact: true })).toHaveCount(0)
      }
    })
  })
}
