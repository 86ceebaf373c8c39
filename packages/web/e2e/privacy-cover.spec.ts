import type { Page } from '@playwright/test'
import { expire } from './faults.ts'
import { logInAs } from './member.ts'
import { expect, expectAccessible, hydrated, idleFor, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

test.describe.configure({ mode: 'default' })

const main = (page: Page) => page.getByRole('main')

test.describe('an idle page with a dialog', () => {
  test.use({ missing: /\/api\/member\// })

  const cover = (page: Page) => page.getByRole('dialog', { name: 'Data Anda kami sembunyikan sementara' })

  test('is covered above the dialog, which is as it was afterwards', async ({ page }) => {
    await page.clock.install()
    await logInAs(page, 'siti', site.url)
    await page.goto(`${site.url}/member-area/appointment/1001/open`)
    await hydrated(page)
    await main(page)
      .getByRole('button', { name: /^Tindakan lain, / })
      .first()
      .click()
    await main(page)
      .getByRole('button', { name: /^Unggah dokumen penjamin, / })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Unggah dokumen penjamin' })
    await dialog.getByLabel('Jenis dokumen').selectOption('Surat jaminan')
    await idleFor(page, 10 * 60_000 + 1000)
    await expect(cover(page)).toBeVisible()
    await expect(dialog).toBeHidden()
    await expectAccessible(page)
    await cover(page).getByRole('button', { name: 'Tampilkan kembali' }).click()
    await expect(dialog.getByLabel('Jenis dokumen').locator('option:checked')).toHaveText('Surat jaminan')
    await expect(dialog.getByLabel('Jenis dokumen')).toBeFocused()
  })

  test('stays covered when the session is found to have ended, and then asks to log in', async ({ page }) => {
    await page.clock.install()
    await logInAs(page, 'siti', site.url)
    const late = Promise.withResolvers<undefined>()
    await page.route('**/api/member/profile/detail?*', async (route) => {
      await late.promise
      await expire(route)
    })
    await page.goto(`${site.url}/member-area/profile`)
    await hydrated(page)
    // A request from before is answered below the cover.
    await page.clock.setFixedTime(new Date(Date.now() + 10 * 60_000 + 1000))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(cover(page)).toBeVisible()
    late.resolve(undefined)
    await expect(page.locator('dialog[open] input[type=password]')).toHaveCount(1)
    await expect(cover(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await cover(page).getByRole('button', { name: 'Tampilkan kembali' }).click()
    await expect(page.getByRole('dialog').getByLabel('Kata sandi', { exact: true })).toBeVisible()
  })
})
