import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, tabTo } from './keyboard.ts'
import { expectNoLayoutShift } from './layout-shift.ts'
import { expireToken, logInAs } from './member.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

// One site for all: what one test adds to the family is there in the next.
test.describe.configure({ mode: 'default' })

const draftsOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('drafts') ?? '')

const main = (page: Page) => page.getByRole('main')

for (const { prefix, width, logIn, email, profile, wrong } of [
  {
    prefix: '',
    width: 360,
    logIn: 'Masuk',
    email: 'Alamat email',
    profile: 'Profil saya',
    wrong: 'Email & Password harus diisi',
  },
  {
    prefix: '/en',
    width: 1280,
    logIn: 'Log in',
    email: 'Email address',
    profile: 'My profile',
    wrong: 'Email and password must be filled in',
  },
] as const) {
  test.describe(`the log-in of patients at ${prefix}/member-area/login, ${width} px`, () => {
    test('leads to the profile, and with the keyboard alone', async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${site.url}${prefix}/member-area/login`)
      await hydrated(page)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      const form = main(page).locator('form')
      await tabTo(page, form.getByRole('button', { name: logIn }))
      await page.keyboard.press('Enter')
      await expect(form.getByRole('alert')).toContainText(wrong)
      await form.getByLabel(email).focus()
      await page.keyboard.type('siti.rahayu@contoh.example')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Rahasia123')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${site.url}${prefix}/member-area/profile`)
      await expect(page.getByRole('heading', { level: 1, name: profile })).toBeVisible()
      await expect(main(page).getByText('Karawang', { exact: true })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    test('leads to the page that was wanted before', async ({ page }) => {
      await page.goto(`${site.url}${prefix}/member-area/keluarga`)
      await expect(page).toHaveURL(`${site.url}${prefix || '/'}`)
      await page.goto(`${site.url}${prefix}/member-area/login`)
      await hydrated(page)
      await main(page).getByRole('button', { name: 'Siti Rahayu' }).click()
      await expect(page).toHaveURL(`${site.url}${prefix}/member-area/keluarga`)
    })
  })
}

test.describe('a refused log-in', () => {
  // Chromium itself reports the status.
  test.use({ missing: '/api/member/login' })

  test('shows the detail of the server, and keeps what was typed', async ({ page }) => {
    await page.goto(`${site.url}/member-area/login`)
    await hydrated(page)
    const form = main(page).locator('form')
    await form.getByLabel('Alamat email').fill('nurhayati@contoh.example')
    await form.getByLabel('Kata sandi', { exact: true }).fill('Rahasia123')
    await form.getByRole('button', { name: 'Masuk' }).click()
    await expect(form.getByRole('alert')).toContainText('dinonaktifkan')
    await expect(form.getByLabel('Alamat email')).toHaveValue('nurhayati@contoh.example')
  })
})

test('a logged-in patient is redirected from the log-in and the registration', async ({ page }) => {
  await logInAs(page, 'siti', site.url)
  await page.goto(`${site.url}/member-area/login`)
  await expect(page).toHaveURL(`${site.url}/`)
})

const pages = [
  '/member-area/profile',
  '/member-area/keluarga',
  '/member-area/keluarga/1003',
  '/member-area/keluarga/1003/detail',
  '/member-area/keluarga/tambah-keluarga',
  '/member-area/keluarga/tambah-pasien-lama',
  '/member-area/keluarga/1001/dokumen',
  '/member-area/keluarga/1001/histori-kunjungan',
  '/member-area/appointment/1001/open',
  '/member-area/appointment/1001/approved',
  '/member-area/appointment/1001/closed',
  '/member-area/history-kunjungan/1001',
  '/member-area/list-hasil/1001',
  '/member-area/list-hasil/karyawan/1001',
  '/member-area/hasil-penunjang/laboratorium/1001',
]

test('every page is accessible in both languages, fits 320 px, and does not move', async ({ page }) => {
  test.setTimeout(pages.length * 15_000)
  await logInAs(page, 'siti', site.url)
  for (const [prefix, width] of [
    ['', 320],
    ['/en', 1280],
  ] as const)
    for (const path of pages)
      await test.step(`${prefix}${path}`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(`${site.url}${prefix}${path}`)
        await hydrated(page)
        await expect(main(page).getByText(/^(Memuat…|Loading…)$/)).toHaveCount(0)
        if (path.includes('/1001')) await expect(main(page).getByText('Siti Rahayu').first()).toBeVisible()
        expect(await page.title()).not.toContain('Siti')
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
        await expectNoLayoutShift(page)
      })
})

test.describe('a patient in the address', () => {
  // Chromium itself reports the status of a page that is not there.
  test.use({ missing: '/member-area/keluarga/siti' })

  test('is one of the family, or has no page here', async ({ page }) => {
    await logInAs(page, 'siti', site.url)
    await page.goto(`${site.url}/member-area/keluarga/999999`)
    await expect(main(page)).toContainText('Orang ini tidak ada dalam keluarga Anda')
    await page.goto(`${site.url}/member-area/keluarga/siti`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman ini tidak ditemukan')
  })
})

test.describe('while a profile is being changed', () => {
  // Chromium itself reports answers that refuse.
  test.use({ missing: /\/api\/member\// })

  test('what is wrong is said beside its field, and what was saved is shown at once', async ({ page }) => {
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
  })

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
    const english = page.getByRole('form', { name: 'Change profile' })
    await expect(english.getByLabel('Place of birth')).toHaveValue('Sumedang')
    await english.getByRole('button', { name: 'Cancel' }).click()
    expect(await draftsOf(page)).toBe('')
    await page.reload()
    await main(page).getByRole('button', { name: 'Change profile' }).click()
    await expect(english.getByLabel('Place of birth')).not.toHaveValue('Sumedang')
    await expect(english.getByLabel('Religion')).toHaveValue(before)
  })

  test('an expired session asks to log in over the page, and then saves what was typed', async ({ page }) => {
    const { token } = await logInAs(page, 'suparno', site.url)
    await page.goto(`${site.url}/member-area/profile`)
    await main(page).getByRole('button', { name: 'Ubah profil' }).click()
    const form = page.getByRole('form', { name: 'Ubah profil' })
    await form.getByLabel('Tempat lahir').fill('Subang')
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

test.describe('the family', () => {
  test.use({ missing: /\/api\/member\// })

  test('grows by a new person, with the keyboard alone', async ({ page }) => {
    await logInAs(page, 'suparno', site.url)
    await page.goto(`${site.url}/member-area/keluarga`)
    await hydrated(page)
    await tabTo(page, main(page).getByRole('link', { name: 'Tambah anggota keluarga' }))
    await page.keyboard.press('Enter')
    const form = page.getByRole('form', { name: 'Tambah anggota keluarga' })
    await tabTo(page, form.getByLabel('Hubungan keluarga'))
    await page.keyboard.type('Anak')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Bunga Lestari')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Karawang')
    for (const part of ['5', '3', '2020']) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(part)
    }
    await tabTo(page, form.getByRole('radio', { name: 'Laki-laki' }))
    await page.keyboard.press('ArrowDown')
    await expect(form.getByRole('radio', { name: 'Perempuan' })).toBeChecked()
    await tabTo(page, form.getByRole('button', { name: 'Tambahkan' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Anggota keluarga' })).toBeVisible()
    await expect(main(page).getByText('Bunga Lestari').first()).toBeVisible()
    // She has no medical record yet, so there is nothing to read, and the menu says why.
    await expect(page.getByRole('navigation', { name: 'Menu pasien' })).toContainText('belum ada rekam medis')
    expect(await page.evaluate(() => decodeURIComponent(document.cookie))).toMatch(/auth_family=\[\d+,\d+\]/)
  })

  test('a form for the next person is empty once the one before was added', async ({ page }) => {
    await logInAs(page, 'suparno', site.url)
    await page.goto(`${site.url}/member-area/keluarga`)
    await hydrated(page)
    await main(page).getByRole('link', { name: 'Tambah anggota keluarga' }).click()
    const form = page.getByRole('form', { name: 'Tambah anggota keluarga' })
    await form.getByLabel('Hubungan keluarga').selectOption('Anak')
    await form.getByLabel('Nama lengkap').fill('Bayu Lestari')
    await form.getByLabel('Tempat lahir').fill('Karawang')
    await form.getByLabel('Tanggal', { exact: true }).fill('5')
    await form.getByLabel('Bulan').fill('3')
    await form.getByLabel('Tahun').fill('2021')
    await form.getByRole('radio', { name: 'Laki-laki' }).check()
    await form.getByLabel(/^Alamat(?! email)/).fill('Jl. Melati No. 12')
    await expect.poll(() => draftsOf(page)).toContain('Jl. Melati')
    await form.getByRole('button', { name: 'Tambahkan' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Anggota keluarga' })).toBeVisible()
    expect(await draftsOf(page)).toBe('')
    await page.getByRole('navigation', { name: 'Menu pasien' }).getByRole('link', { name: 'Keluarga' }).click()
    await main(page).getByRole('link', { name: 'Tambah anggota keluarga' }).click()
    await expect(form.getByLabel('Hubungan keluarga')).toHaveValue('')
    for (const label of ['Nama lengkap', 'Tempat lahir', 'Bulan', 'NIK'])
      await expect(form.getByLabel(label)).toHaveValue('')
    await expect(form.getByLabel(/^Alamat(?! email)/)).toHaveValue('')
    await expect(form.getByRole('radio', { name: 'Laki-laki' })).not.toBeChecked()
  })

  test('grows by a person whose form was left meanwhile, and the page that is read by then stays', async ({ page }) => {
    await logInAs(page, 'suparno', site.url)
    await page.goto(`${site.url}/member-area/keluarga/tambah-keluarga`)
    await hydrated(page)
    const form = page.getByRole('form', { name: 'Tambah anggota keluarga' })
    await form.getByLabel('Hubungan keluarga').selectOption('Anak')
    await form.getByLabel('Nama lengkap').fill('Cahya Lestari')
    await form.getByLabel('Tempat lahir').fill('Karawang')
    await form.getByLabel('Tanggal', { exact: true }).fill('5')
    await form.getByLabel('Bulan').fill('3')
    await form.getByLabel('Tahun').fill('2022')
    await form.getByRole('radio', { name: 'Perempuan' }).check()
    const answer = Promise.withResolvers<void>()
    await page.route('**/profile/add_family/add_new', async (route) => {
      await answer.promise
      await route.continue()
    })
    await form.getByRole('button', { name: 'Tambahkan' }).click()
    await page.getByRole('navigation', { name: 'Menu pasien' }).getByRole('link', { name: 'Keluarga' }).click()
    await expect(page).toHaveURL(`${site.url}/member-area/keluarga`)
    answer.resolve()
    await expect(main(page).getByText('Cahya Lestari').first()).toBeVisible()
    await expect(page).toHaveURL(`${site.url}/member-area/keluarga`)
    expect(await draftsOf(page)).toBe('')
  })

  test('brings back what was typed for an existing patient, but not the consent', async ({ page }) => {
    await logInAs(page, 'suparno', site.url)
    await page.goto(`${site.url}/member-area/keluarga`)
    await hydrated(page)
    await main(page).getByRole('link', { name: 'Tambah pasien lama' }).click()
    const form = page.getByRole('form', { name: 'Tambah pasien lama' })
    await form.getByRole('checkbox').check()
    await form.getByLabel('Nomor rekam medis').fill('99 99 99 99')
    await expect.poll(() => draftsOf(page)).toContain('99 99 99 99')
    expect(await draftsOf(page)).not.toContain('persetujuan')
    await page.getByRole('navigation', { name: 'Menu pasien' }).getByRole('link', { name: 'Keluarga' }).click()
    await main(page).getByRole('link', { name: 'Tambah pasien lama' }).click()
    await expect(form.getByLabel('Nomor rekam medis')).toHaveValue('99 99 99 99')
    await expect(form.getByRole('checkbox')).not.toBeChecked()
    await page.reload()
    await expect(form.getByLabel('Nomor rekam medis')).toHaveValue('99 99 99 99')
    await expect(form.getByRole('checkbox')).not.toBeChecked()
  })

  test('is told which proof of an existing patient does not fit, in the words of the server', async ({ page }) => {
    await logInAs(page, 'suparno', site.url)
    await page.goto(`${site.url}/member-area/keluarga/tambah-pasien-lama`)
    await hydrated(page)
    const form = page.getByRole('form', { name: 'Tambah pasien lama' })
    await form.getByRole('button', { name: 'Tambahkan' }).click()
    await expect(form.getByRole('group', { name: 'Ada yang perlu diperbaiki' }).getByRole('link')).toHaveCount(4)
    await form.getByLabel('Hubungan keluarga').selectOption('Saudara')
    await form.getByLabel('Nomor rekam medis').fill('99 99 99 99')
    await form.getByLabel('Tanggal', { exact: true }).fill('1')
    await form.getByLabel('Bulan').fill('2')
    await form.getByLabel('Tahun').fill('1980')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Tambahkan' }).click()
    await expect(main(page)).toContainText('Data pasien tidak ditemukan')
    await expect(form.getByLabel('Nomor rekam medis')).toHaveValue('99 99 99 99')
  })

  test('grows by an existing patient with the right proof, in English', async ({ page }) => {
    await logInAs(page, 'suparno', site.url)
    await page.goto(`${site.url}/en/member-area/keluarga/tambah-pasien-lama`)
    await hydrated(page)
    const form = page.getByRole('form', { name: 'Add an existing patient' })
    await form.getByLabel('Relation').selectOption('Sibling')
    await form.getByLabel('Medical record number').fill('00 21 43 65')
    await form.getByLabel('Day', { exact: true }).fill('14')
    await form.getByLabel('Month').fill('2')
    await form.getByLabel('Year').fill('1990')
    await form.getByLabel('NIK').fill('3299015402900006')
    await form.getByRole('checkbox').check()
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Add' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Family member' })).toBeVisible()
    await expect(main(page)).toContainText('Asih Wulandari')
    await page.goto(`${page.url()}/detail`)
    await expect(main(page).getByText('00-21-43-65')).toBeVisible()
  })
})

test('an idle page is covered after ten minutes, and is as it was afterwards', async ({ page }) => {
  await page.clock.install()
  await logInAs(page, 'siti', site.url)
  await page.goto(`${site.url}/member-area/profile`)
  await hydrated(page)
  await main(page).getByRole('button', { name: 'Ubah profil' }).click()
  await main(page)
    .getByLabel(/^Alamat/)
    .fill('Jl. Baru 1')
  await page.clock.runFor(9 * 60_000)
  await expect(main(page).getByLabel(/^Alamat/)).toBeVisible()
  await page.clock.runFor(61_000)
  await expect(main(page).getByLabel(/^Alamat/)).toBeHidden()
  await expect(main(page).getByText('siti.rahayu@contoh.example')).toHaveCount(1)
  await expect(main(page).getByText('siti.rahayu@contoh.example')).toBeHidden()
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Tampilkan kembali' }).click()
  await expect(main(page).getByLabel(/^Alamat/)).toHaveValue('Jl. Baru 1')
})
