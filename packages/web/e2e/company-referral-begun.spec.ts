import type { Page } from '@playwright/test'
import { fillIn, referralWords } from './company-referral-way.ts'
import { logInCompany } from './company-user.ts'
import { expectNoSidewaysScroll } from './keyboard.ts'
import { expect, expectAccessible, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

const main = (page: Page) => page.getByRole('main')

test(
  'a referral begun from an employee’s page has the employee, who can be changed, and is in no address',
  { tag: '@company.referral-begun' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await logInCompany(page, 'wulan', site.url)
    const say = referralWords.id
    const refer = main(page).getByRole('link', { name: 'Buat rujukan kecelakaan' })
    const chosen = main(page).getByText(/^Eko Prasetyo \(NTX-0133/)
    await page.goto(`${site.url}/company-area/pasien/9012`)
    await refer.click()
    await expect(page).toHaveURL(`${site.url}/company-area/accident/baru`)
    await expect(chosen).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(chosen).toBeVisible()
    await main(page).getByRole('button', { name: say.change }).click()
    await fillIn(page, say, 'NTX-02', 'Ruang genset')
    const begun = await page.evaluate(() => sessionStorage.getItem('drafts'))
    // Another employee's unfinished referral is neither lost nor sent as Eko's.
    for (const button of ['Lanjutkan', 'Mulai baru']) {
      await page.goto(`${site.url}/company-area/pasien/9012`)
      await refer.click()
      await expect(main(page).getByText(/^Rujukan untuk .+ belum selesai$/)).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBe(begun)
      await main(page)
        .getByRole('button', { name: new RegExp(`^${button} untuk`) })
        .click()
      await expect(chosen).toHaveCount(button === 'Lanjutkan' ? 0 : 1)
      await expect(main(page).locator('[id$=langkah-karyawan]')).toBeFocused()
      await expect(main(page).locator('[name=lokasi_kejadian]')).toHaveValue(
        button === 'Lanjutkan' ? 'Ruang genset' : '',
      )
    }
  },
)
