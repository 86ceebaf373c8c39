import type { Page } from '@playwright/test'
import { expireToken, logInAs } from './member.ts'
import { expect, expectAccessible, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

// All tests share one site: changes of one test remain for the next.
test.describe.configure({ mode: 'default' })

const draftsOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('drafts') ?? '')
const main = (page: Page) => page.getByRole('main')

/** Waits until the home above the profile has been read: a fault would refuse its calls too. */
const homeIsRead = async (page: Page) => {
  await expect(page.getByRole('region', { name: 'Hasil lab 14 hari terakhir' })).toBeVisible()
  await expect(main(page).getByText('Memeriksa hasil baru…')).toHaveCount(0)
}

test.describe('while a profile is being changed', () => {
  // Chromium itself logs refused requests.
  test.use({ missing: /\/api\/member\// })

  test(
    'what is wrong is said beside its field, and what was saved is shown at once',
    { tag: '@member.profile-required' },
    async ({ page }) => {
      await logInAs(page, 'siti', site.url)
      await page.goto(`${site.url}/member-area/profile`)
      await main(page).getByRole('button', { name: 'Ubah profil' }).click()
      const form = page.getByRole('form', { name: 'Ubah profil' })
      await form.getByLabel('Nama lengkap').fill('')
      await form.getByLabel('Tempat lahir').fill('')
      await form.getByLabel('Tahun').fill('2999')
      await form.getByRole('button', { name: 'Simpan' }).click()
      await expect(form.getByRole('group', { name: 'Ada yang perlu diperbaiki' }).getByRole('link')).toHaveCount(3)
      await expect(form.getByLabel('Nama lengkap')).toHaveAttribute('aria-invalid', 'true')
      await expectAccessible(page)
      await form.getByLabel('Nama lengkap').fill('Siti Rahayu Ningsih')
      await form.getByLabel('Tempat lahir').fill('Karawang')
      await form.getByLabel('Tahun').fill('1987')
      await form.getByRole('button', { name: 'Simpan' }).click()
      await expect(main(page).getByRole('status').filter({ hasText: 'Profil berhasil disimpan.' })).toBeFocused()
      await expect(main(page).locator('dd').filter({ hasText: 'Siti Rahayu Ningsih' })).toBeVisible()
      await expect(page.getByRole('banner').getByText('Siti Rahayu Ningsih')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('banner').getByText('Siti Rahayu Ningsih').first()).toBeVisible()
    },
  )

  test('a name that a member changes in the family is the one in the header, also after a reload', async ({ page }) => {
    const { id } = await logInAs(page, 'suparno', site.url)
    await page.goto(`${site.url}/member-area/keluarga/${id}/detail`)
    await main(page).getByRole('button', { name: 'Ubah profil' }).click()
    const form = page.getByRole('form', { name: 'Ubah profil' })
    await form.getByLabel('Nama lengkap').fill('Suparno Hadi')
    await form.getByRole('button', { name: 'Simpan' }).click()
    await expect(main(page)).toContainText('Profil berhasil disimpan.')
    await expect(page.getByRole('banner').getByText('Suparno Hadi')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('banner').getByText('Suparno Hadi').first()).toBeVisible()
  })

  test('what was typed is there after a reload and in the other language, and is gone once it is cancelled', async ({
    page,
  }) => {
    await logInAs(page, 'suparno', site.url)
    await page.goto(`${site.url}/member-area/profile`)
    await main(page).getByRole('button', { name: 'Ubah profil' }).click()
    const form = page.getByRole('form', { name: 'Ubah profil' })
    const faith = form.getByLabel('Agama')
    const before = await faith.inputValue()
    await faith.selectOption({ label: 'Hindu' })
    await form.getByLabel('Tempat lahir').fill('Sumedang')
    await form.getByLabel(/^Alamat/).fill('')
    await expect.poll(() => draftsOf(page)).toContain('Sumedang')
    const chosen = await faith.inputValue()
    await page.reload()
    await expect(form.getByLabel('Tempat lahir')).toHaveValue('Sumedang')
    await expect(form.getByLabel(/^Alamat/)).toHaveValue('')
    await expect(faith).toHaveValue(chosen)
    await page.goto(`${site.url}/en/member-area/profile`)
    const english = page.getByRole('form', { name: 'Edit profile' })
    await expect(english.getByLabel('Place of birth')).toHaveValue('Sumedang')
    await english.getByRole('button', { name: 'Cancel' }).click()
    expect(await draftsOf(page)).toBe('')
    await page.reload()
    await main(page).getByRole('button', { name: 'Edit profile' }).click()
    await expect(english.getByLabel('Place of birth')).not.toHaveValue('Sumedang')
    await expect(english.getByLabel('Religion')).toHaveValue(before)
  })

  test('an expired session asks to log in over the page, and then saves what was typed', async ({ page }) => {
    const { token } = await logInAs(page, 'suparno', site.url)
    await page.goto(`${site.url}/member-area/profile`)
    await main(page).getByRole('button', { name: 'Ubah profil' }).click()
    const form = page.getByRole('form', { name: 'Ubah profil' })
    await form.getByLabel('Tempat lahir').fill('Subang')
    await homeIsRead(page)
    await expireToken(site.contracts, token)
    await form.getByRole('button', { name: 'Simpan' }).click()
    const dialog = page.getByRole('dialog', { name: 'Masuk' })
    await expect(dialog).toContainText('Silakan masuk lagi')
    await expectAccessible(page)
    await dialog.getByLabel('Alamat email').fill('suparno@contoh.example')
    await dialog.getByLabel('Kata sandi', { exact: true }).fill('Rahasia123')
    await dialog.getByRole('button', { name: 'Masuk', exact: true }).click()
    await expect(main(page)).toContainText('Profil berhasil disimpan.')
    await expect(main(page).getByText('Subang', { exact: true })).toBeVisible()
  })

  test('an expired session whose log-in was closed saves what is typed by the time of the next one', async ({
    page,
  }) => {
    const { token } = await logInAs(page, 'suparno', site.url)
    await page.goto(`${site.url}/member-area/profile`)
    await main(page).getByRole('button', { name: 'Ubah profil' }).click()
    const form = page.getByRole('form', { name: 'Ubah profil' })
    await form.getByLabel('Tempat lahir').fill('Sumedang')
    await homeIsRead(page)
    await expireToken(site.contracts, token)
    await form.getByRole('button', { name: 'Simpan' }).click()
    const dialog = page.getByRole('dialog', { name: 'Masuk' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await form.getByLabel('Tempat lahir').fill('Sukabumi')
    await main(page).getByRole('button', { name: 'Masuk lagi' }).click()
    await dialog.getByLabel('Alamat email').fill('suparno@contoh.example')
    await dialog.getByLabel('Kata sandi', { exact: true }).fill('Rahasia123')
    await dialog.getByRole('button', { name: 'Masuk', exact: true }).click()
    await expect(main(page)).toContainText('Profil berhasil disimpan.')
    await expect(main(page).getByText('Sukabumi', { exact: true })).toBeVisible()
  })
})
