import type { Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import { logInAs } from './member.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

// All tests share one site: changes of one test remain for the next.
test.describe.configure({ mode: 'default' })

const draftsOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('drafts') ?? '')
const main = (page: Page) => page.getByRole('main')

test.describe('the family', () => {
  test.use({ missing: /\/api\/member\// })

  test(
    'grows by a new person, with the keyboard alone',
    { tag: ['@member.new-person', '@member.family-calls'] },
    async ({ page }) => {
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
      await tabTo(page, form.getByRole('checkbox', { name: /orang tua atau wali/ }))
      await page.keyboard.press('Space')
      await tabTo(page, form.getByRole('button', { name: 'Tambahkan' }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Anggota keluarga' })).toBeVisible()
      const notice = main(page).getByRole('status').filter({ hasText: 'Bunga Lestari sudah ditambahkan' })
      await expect(notice).toBeVisible()
      // She has no medical record yet, so there is nothing to read, and the menu says why.
      await expect(page.getByRole('navigation', { name: 'Menu pasien' })).toContainText('belum ada rekam medis')
      expect(await page.evaluate(() => decodeURIComponent(document.cookie))).toMatch(/auth_family=\[\d+,\d+\]/)
      await page.reload()
      await expect(main(page).getByText('Bunga Lestari').first()).toBeVisible()
      await expect(notice).toHaveCount(0)
    },
  )

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
    await form.getByRole('checkbox').check()
    expect(await draftsOf(page)).not.toContain('persetujuan')
    await form.getByRole('button', { name: 'Tambahkan' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Anggota keluarga', exact: true })).toBeVisible()
    expect(await draftsOf(page)).toBe('')
    await page.getByRole('navigation', { name: 'Menu pasien' }).getByRole('link', { name: 'Keluarga' }).click()
    await main(page).getByRole('link', { name: 'Tambah anggota keluarga' }).click()
    await expect(form.getByLabel('Hubungan keluarga')).toHaveValue('')
    for (const label of ['Nama lengkap', 'Tempat lahir', 'Bulan', 'NIK'])
      await expect(form.getByLabel(label)).toHaveValue('')
    await expect(form.getByLabel(/^Alamat(?! email)/)).toHaveValue('')
    await expect(form.getByRole('radio', { name: 'Laki-laki' })).not.toBeChecked()
    await expect(form.getByRole('checkbox')).not.toBeChecked()
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
    await form.getByRole('checkbox').check()
    const answer = Promise.withResolvers<void>()
    await page.route('**/profile/add_family/add_new', async (route) => {
      await answer.promise
      await route.continue()
    })
    await form.getByRole('button', { name: 'Tambahkan' }).click()
    await page.getByRole('navigation', { name: 'Menu pasien' }).getByRole('link', { name: 'Keluarga' }).click()
    await expect(page).toHaveURL(`${site.url}/member-area/keluarga`)
    // The address changes before the page does.
    await expect(form).toHaveCount(0)
    answer.resolve()
    await expect(main(page).getByText('Cahya Lestari').first()).toBeVisible()
    await expect(page).toHaveURL(`${site.url}/member-area/keluarga`)
    expect(await draftsOf(page)).toBe('')
  })

  test('brings back what was typed for an existing patient, but not the consent', async ({ page }) => {
    await logInAs(page, 'suparno', site.url)
    await page.goto(`${site.url}/member-area/keluarga`)
    await hydrated(page)
    await main(page).getByRole('link', { name: 'Hubungkan keluarga yang sudah punya rekam medis' }).click()
    const form = page.getByRole('form', { name: 'Hubungkan keluarga yang sudah punya rekam medis' })
    await form.getByRole('checkbox').check()
    await form.getByLabel('Nomor rekam medis').fill('99 99 99 99')
    await expect.poll(() => draftsOf(page)).toContain('99 99 99 99')
    expect(await draftsOf(page)).not.toContain('persetujuan')
    await page.getByRole('navigation', { name: 'Menu pasien' }).getByRole('link', { name: 'Keluarga' }).click()
    await main(page).getByRole('link', { name: 'Hubungkan keluarga yang sudah punya rekam medis' }).click()
    await expect(form.getByLabel('Nomor rekam medis')).toHaveValue('99 99 99 99')
    await expect(form.getByRole('checkbox')).not.toBeChecked()
    await page.reload()
    await expect(form.getByLabel('Nomor rekam medis')).toHaveValue('99 99 99 99')
    await expect(form.getByRole('checkbox')).not.toBeChecked()
  })

  test(
    'is told which proof of an existing patient does not fit, in the words of the server',
    { tag: '@member.existing-patient' },
    async ({ page }) => {
      await logInAs(page, 'suparno', site.url)
      await page.goto(`${site.url}/member-area/keluarga/tambah-pasien-lama`)
      await hydrated(page)
      const form = page.getByRole('form', { name: 'Hubungkan keluarga yang sudah punya rekam medis' })
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
    },
  )

  test(
    'grows by an existing adult with the right proof and the code that they were sent, in English',
    { tag: ['@member.existing-patient', '@member.family-calls'] },
    async ({ page }) => {
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
      await expect(form.getByRole('status').filter({ hasText: '0812••••1122' })).toBeFocused()
      await expectAccessible(page)
      await form.getByLabel('Code from the patient').fill('123456')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Family member' })).toBeVisible()
      await expect(main(page)).toContainText('Asih Wulandari')
      await page.goto(`${page.url()}/detail`)
      await expect(main(page).getByText('00-21-43-65')).toBeVisible()
    },
  )

  test('asks a child who has become an adult for their own consent before it sees their data again', async ({
    page,
  }) => {
    await logInAs(page, 'maman', site.url)
    await page.goto(`${site.url}/member-area/keluarga`)
    await hydrated(page)
    const card = main(page).getByRole('article').filter({ hasText: 'Nadia Putri' })
    await expect(card).toContainText('Berusia 17 tahun ke atas: perlu menyetujui sendiri')
    for (const path of ['keluarga/1016/detail', 'appointment/1016/open', 'list-hasil/1016', 'history-kunjungan/1016']) {
      await page.goto(`${site.url}/member-area/${path}`)
      await expect(main(page)).toContainText('Nadia Putri Suherman kini sudah berusia 17 tahun')
      await expect(main(page)).not.toContainText('Kp. Sukamaju')
    }
    await page.goto(`${site.url}/en/member-area/keluarga/1016/detail`)
    await hydrated(page)
    const form = page.getByRole('form', { name: 'Their own consent is needed' })
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Send them a code' }).press('Enter')
    await expect(form.getByRole('status').filter({ hasText: '0812••••1616' })).toBeFocused()
    await expectAccessible(page)
    await form.getByLabel('Code from the patient').fill('123456')
    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('status').filter({ hasText: 'Nadia Putri Suherman has agreed' })).toBeFocused()
    await expect(main(page)).toContainText('Kp. Sukamaju')
    await page.goto(`${site.url}/member-area/keluarga`)
    await expect(card).toBeVisible()
    await expect(card).not.toContainText('perlu menyetujui sendiri')
  })
})
