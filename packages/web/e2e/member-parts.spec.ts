import type { Page } from '@playwright/test'
import { answering, fail, retryTimeout } from './faults.ts'
import { logInAs } from './member.ts'
import { expect, expectAccessible, hydrated, idleFor, test } from './site-test.ts'
import { waitForAll } from './wait-for-all.ts'

const main = (page: Page) => page.getByRole('main')

test('recorded allergies are shown before the first visit too, each once', async ({ page, baseURL }) => {
  await logInAs(page, 'siti', baseURL ?? '')
  await answering(page, '/dokter/history_kedatangan', (route) =>
    route.fulfill({
      json: {
        process: true,
        detail: 'OK',
        data: { list_history: [], pasient_medical_record: { alergi: ['Penisilin', 'Ibuprofen', 'Penisilin'] } },
      },
    }),
  )
  await page.goto('/member-area/keluarga/1001/histori-kunjungan')
  await hydrated(page)
  await expect(main(page).getByText('Belum ada kunjungan')).toBeVisible()
  await expect(main(page).getByText('Penisilin, Ibuprofen', { exact: true })).toBeVisible()
  await main(page).getByRole('link', { name: 'Obat dan alergi' }).click()
  await expect(main(page).getByText('Belum ada resep')).toBeVisible()
  await expect(main(page).getByText('Penisilin')).toHaveCount(1)
})

test('a person who was just added is waited for, and not said to be outside of the family', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, 'suparno', baseURL ?? '')
  const person = {
    id: 424_242,
    nama_lengkap: 'Asih Wulandari',
    email: null,
    no_telp: null,
    gender: 'P',
    avatar: null,
    status_family: 'Saudara',
    tgl_lahir: null,
    nopasien: null,
  }
  const late = Promise.withResolvers<undefined>()
  await page.goto('/member-area/keluarga/tambah-pasien-lama')
  await hydrated(page)
  await expect(main(page).getByLabel('Hubungan keluarga')).toBeVisible()
  await answering(page, /\/profile\/(family|add_family\/direct_aktivasi)$/, async (route) => {
    if (route.request().method() === 'POST')
      return route.fulfill({ json: { process: true, detail: 'OK', data: person } })
    await late.promise
    return route.fulfill({ json: { process: true, detail: 'OK', data: [person] } })
  })
  const form = main(page).getByRole('form', { name: 'Hubungkan keluarga yang sudah punya rekam medis' })
  await form.getByLabel('Hubungan keluarga').selectOption('Saudara')
  await form.getByLabel('Nomor rekam medis').fill('00-21-43-65')
  await form.getByLabel('Tanggal', { exact: true }).fill('5')
  await form.getByLabel('Bulan').fill('3')
  await form.getByLabel('Tahun').fill('2001')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Tambahkan' }).click()
  await expect(page).toHaveURL('/member-area/keluarga/424242')
  await expect(main(page).getByText('Memuat…').first()).toBeVisible()
  await expect(main(page).getByText('Orang ini tidak ada dalam keluarga Anda')).toHaveCount(0)
  late.resolve(undefined)
  await expect(main(page).getByText('Asih Wulandari').first()).toBeVisible()
})

test.describe('results that cannot be read again', () => {
  // Chromium itself logs failed requests.
  test.use({ missing: /\/api\/hospital-care\// })

  test('stay, and their hospital is named', async ({ page, baseURL }) => {
    await page.clock.install()
    await waitForAll(page)
    await logInAs(page, 'siti', baseURL ?? '')
    await page.goto('/member-area/list-hasil')
    await hydrated(page)
    await expect(main(page).getByText(/^\d+ hasil$/)).toBeVisible()
    const count = await main(page).getByRole('article').count()
    await main(page).getByRole('link', { name: 'Profil', exact: true }).click()
    await expect(page).toHaveURL('/member-area/profile')
    await answering(page, /\/api\/hospital-care\/RS01\//, fail)
    // Longer than a read counts as fresh.
    await idleFor(page, 31_000)
    const menu = page.getByRole('navigation', { name: 'Menu pasien' })
    await menu.getByRole('link', { name: 'Hasil pemeriksaan', exact: true }).click()
    await expect(main(page).getByText(/^Data terbaru dari RS .+ belum dapat diambil\./)).toBeVisible({
      timeout: retryTimeout,
    })
    await expect(main(page).getByRole('article')).toHaveCount(count)
    await expectAccessible(page)
  })
})
