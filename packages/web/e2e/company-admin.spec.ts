import type { Page } from '@playwright/test'
import { logInCompany } from './company-user.ts'
import { expectNoSidewaysScroll, tabTo } from './keyboard.ts'
import { expectNoLayoutShift } from './layout-shift.ts'
import { expect, expectAccessible, hydrated, test, testsAt } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

const main = (page: Page) => page.getByRole('main')

for (const words of [
  {
    prefix: '',
    width: 360,
    add: 'Tambah perusahaan',
    code: 'Kode perusahaan',
    name: 'Nama perusahaan',
    business: 'Bidang usaha',
    save: 'Simpan',
    problems: 'Ada yang perlu diperbaiki',
    saved: 'PT Sumber Makmur 360 sudah disimpan.',
    search: 'Nama atau kode perusahaan',
    filter: 'Terapkan',
    found: '1 perusahaan',
    users: 'Pengguna',
    addUser: 'Tambah pengguna',
    userName: 'Nama lengkap',
    email: 'Email',
    company: 'Perusahaan',
    added: 'Bagas Prakoso sudah ditambahkan.',
    invite: 'Kirim undangan kepada Bagas Prakoso',
    yes: 'Kirim undangan',
    invited: 'Undangan untuk Bagas Prakoso sudah dikirim.',
    change: 'Ubah Bagas Prakoso',
    inactive: 'Nonaktif',
  },
  {
    prefix: '/en',
    width: 1280,
    add: 'Add a company',
    code: 'Company code',
    name: 'Company name',
    business: 'Line of business',
    save: 'Save',
    problems: 'There is a problem',
    saved: 'PT Sumber Makmur 1280 has been saved.',
    search: 'Company name or code',
    filter: 'Apply',
    found: '1 company',
    users: 'Users',
    addUser: 'Add a user',
    userName: 'Full name',
    email: 'Email',
    company: 'Company',
    added: 'Bagas Prakoso has been added.',
    invite: 'Send invitation to Bagas Prakoso',
    yes: 'Send invitation',
    invited: 'The invitation to Bagas Prakoso has been sent.',
    change: 'Change Bagas Prakoso',
    inactive: 'Inactive',
  },
] as const) {
  const { prefix, width } = words
  const admin = `${prefix}/company-area/admin-corp`

  test.describe(`administration at ${admin}, ${width} px`, () => {
    const { inIndonesian } = testsAt(admin)

    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await logInCompany(page, 'bambang', site.url)
    })

    test(
      'a list is accessible, fits the window and does not move',
      { tag: ['@company.admin-page', '@company.journeys'] },
      async ({ page }) => {
        // Companies in Indonesian, users in English.
        await page.goto(`${site.url}${admin}${prefix && '?bagian=pengguna'}`)
        await hydrated(page)
        await expect(main(page).getByRole('table').getByText('PT Nusantara Tekstil').first()).toBeVisible()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        await expectNoLayoutShift(page)
      },
    )

    inIndonesian(
      'a company is added and found, its user is added, invited and shut out',
      { tag: '@company.admin-users' },
      async ({ page }) => {
        await page.goto(`${site.url}${admin}`)
        await hydrated(page)
        await main(page).getByRole('button', { name: words.add }).click()
        const form = page.getByRole('form', { name: words.add })
        await form.getByLabel(words.name).fill(`PT Sumber Makmur ${width}`)
        await form.getByRole('button', { name: words.save }).click()
        await expect(form.getByRole('group', { name: words.problems })).toBeFocused()
        await expectAccessible(page)
        await form.getByLabel(words.code).fill(`SMT-${width}`)
        await form.getByLabel(words.business).fill('Tekstil')
        await form.getByRole('button', { name: words.save }).click()
        await expect(main(page).getByText(words.saved)).toBeVisible()

        await main(page).getByLabel(words.search).fill(`smt-${width}`)
        await main(page).getByRole('button', { name: words.filter, exact: true }).click()
        await expect(main(page).getByRole('status').filter({ hasText: words.found })).toBeVisible()
        // No address contains the search text.
        expect(page.url()).toBe(`${site.url}${admin}`)

        await main(page).getByRole('link', { name: words.users, exact: true }).click()
        await main(page).getByRole('button', { name: words.addUser }).click()
        const userForm = page.getByRole('form', { name: words.addUser })
        await userForm.getByLabel(words.userName).fill('Bagas Prakoso')
        await userForm.getByLabel(words.email).fill(`bagas-${width}@sumber.example`)
        await userForm.getByLabel(words.company, { exact: true }).selectOption(`PT Sumber Makmur ${width}`)
        await expectAccessible(page)
        await userForm.getByRole('button', { name: words.save }).click()
        await expect(main(page).getByText(words.added)).toBeVisible()
        await main(page).getByRole('button', { name: words.invite }).last().click()
        const dialog = page.getByRole('dialog')
        await expectAccessible(page)
        await dialog.getByRole('button', { name: words.yes }).click()
        await expect(main(page).getByText(words.invited)).toBeVisible()
        await main(page).getByRole('button', { name: words.change }).last().click()
        await page.getByRole('radio', { name: words.inactive }).check()
        await page.getByRole('button', { name: words.save }).click()
        await expect(main(page).getByRole('button', { name: words.invite })).toHaveCount(0)
      },
    )
  })
}

test('with the keyboard alone a company is changed, and what the server refuses is beside its field', async ({
  page,
}) => {
  await logInCompany(page, 'bambang', site.url)
  await page.goto(`${site.url}/company-area/admin-corp`)
  await hydrated(page)
  await tabTo(page, main(page).getByRole('button', { name: 'Ubah PT Kencana Baja Industri' }))
  await page.keyboard.press('Enter')
  const form = page.getByRole('form', { name: 'Ubah perusahaan' })
  await tabTo(page, form.getByLabel('Kota atau kabupaten'))
  await page.keyboard.type('Cikarang')
  await tabTo(page, form.getByRole('button', { name: 'Simpan' }))
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('PT Kencana Baja Industri sudah disimpan.')).toBeVisible()
})

test.describe('what fails', () => {
  // Chromium itself logs the status of a failed request.
  test.use({ missing: /\/company\/admin\// })

  test('another user of the area has no page and no list', async ({ page }) => {
    await logInCompany(page, 'wulan', site.url)
    await page.goto(`${site.url}/company-area/admin-corp`)
    await expect(page).toHaveURL(`${site.url}/`)
  })
})
