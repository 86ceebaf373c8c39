import type { Page } from '@playwright/test'
import { logInAs } from './member.ts'
import { code, expectStep, fillAccount, fillContact, fillIdentity, newcomer, press, words } from './registration-way.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

// All tests share one site: changes of one test remain for the next.
test.describe.configure({ mode: 'default' })
// Chromium itself logs the refused access.
test.use({ missing: /\/api\/(member|hospital-care)\// })

const main = (page: Page) => page.getByRole('main')
const accounts = (page: Page) => page.getByRole('region', { name: /^(Siapa yang dapat|Who can see)/ })

const openFamily = async (page: Page, person: Parameters<typeof logInAs>[1], language = '') => {
  await logInAs(page, person, site.url)
  await page.goto(`${site.url}${language}/member-area/keluarga`)
  await hydrated(page)
}

test('a person who is removed is out of the family at once, with the keyboard alone', async ({ page }) => {
  await openFamily(page, 'siti', '/en')
  await expect(main(page).getByRole('article')).toHaveCount(5)
  await main(page)
    .getByRole('button', { name: /^Remove Bima/ })
    .focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Remove from the family?' })
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(main(page).getByRole('article')).toHaveCount(5)
  await main(page)
    .getByRole('button', { name: /^Remove Bima/ })
    .press('Enter')
  await dialog.getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(main(page).getByRole('status').filter({ hasText: 'Bima Arya Setiawan is no longer' })).toBeFocused()
  await expect(main(page).getByRole('article')).toHaveCount(4)
  expect(await page.evaluate(() => decodeURIComponent(document.cookie))).toContain('auth_family=[1001,1002,1003,1005]')
  await page.goto(`${site.url}/en/member-area/keluarga/1004`)
  await expect(main(page)).toContainText('This person is not in your family')
})

test('a member ends the access of another account, whose next call is refused', async ({ page, browser }) => {
  const others = await browser.newPage()
  await logInAs(others, 'dewi', site.url)
  await others.goto(`${site.url}/member-area/keluarga/1001/detail`)
  await hydrated(others)
  await expect(main(others).getByText('Jl. Kembang Jati')).toBeVisible()

  await openFamily(page, 'siti')
  await expect(accounts(page)).toContainText('Dewi L.')
  await accounts(page)
    .getByRole('button', { name: /^Hentikan akses Dewi/ })
    .click()
  await page
    .getByRole('dialog', { name: 'Hentikan akses ke data Anda?' })
    .getByRole('button', { name: 'Hentikan akses' })
    .click()
  await expect(accounts(page).getByRole('status').filter({ hasText: 'Akses Dewi L. telah dihentikan' })).toBeFocused()
  await expect(accounts(page)).toContainText('Hanya Anda yang dapat melihat data Anda')
  await expectAccessible(page)

  // Her page is still open: its next read is refused, and then the person is no longer there.
  await main(others).getByRole('button', { name: 'Ubah profil' }).click()
  await main(others).getByLabel('Alamat').first().fill('Jl. Lain No. 1')
  await main(others).getByRole('button', { name: 'Simpan' }).click()
  await expect(main(others)).toContainText('Anda tidak memiliki akses untuk ini')
  await others.reload()
  await expect(main(others)).toContainText('Orang ini tidak ada dalam keluarga Anda')
  await others.close()
})

test('an adult of another family opens an own account with a code to their record, and sees who sees them', async ({
  page,
}) => {
  const said = words.id
  await page.goto(`${site.url}${said.path}`)
  await hydrated(page)
  await fillIdentity(page, {
    kind: 'baru',
    name: 'Sumarni',
    born: ['30', '1', '1957'],
    number: '3299017001570001',
  })
  await press(page, said.next)
  await fillContact(page, newcomer())
  await press(page, said.next)
  await fillAccount(page)
  await press(page, said.sendAccount)
  await expectStep(page, said.code)
  await expect(main(page)).toContainText('Kami mengirim kode 6 angka ke 0812••••4455, kontak di rekam medis Anda')
  await expectAccessible(page)
  await page.locator('[name=token]').fill(code)
  await press(page, said.check)
  await expect(page.getByRole('region', { name: 'Akun Anda sudah terhubung, selesai' })).toBeFocused()
  await page.goto(`${site.url}/member-area/keluarga`)
  await hydrated(page)
  await expect(main(page).getByRole('article')).toHaveCount(1)
  await expect(accounts(page)).toContainText('Siti R.')
  await accounts(page)
    .getByRole('button', { name: /^Hentikan akses Siti/ })
    .click()
  await page
    .getByRole('dialog', { name: 'Hentikan akses ke data Anda?' })
    .getByRole('button', { name: 'Hentikan akses' })
    .click()
  await expect(accounts(page)).toContainText('Hanya Anda yang dapat melihat data Anda')
})
