import type { Page } from '@playwright/test'
import { retryTimeout } from './faults.ts'
import { logInAs } from './member.ts'
import { expectReadFaults } from './read-faults.ts'
import { expect, hydrated, test } from './site-test.ts'

// Chromium itself reports what fails.
test.use({ missing: /\/api\/(member|hospital-care)\// })

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).first().click({ timeout: retryTimeout })

/** A read of the patient area. */
interface MemberRead {
  /** Where its calls go: the end of the path, or what it matches. */
  readonly call: string | RegExp
  /** What the page says without it. */
  readonly title: string | RegExp
  /** What the page shows with it. */
  readonly shows: string | RegExp
  /** What is done while all is well. Default: nothing, the page is opened without the read's data. */
  readonly before?: (page: Page) => Promise<void>
  /** What is pressed before it is read. */
  readonly open?: (page: Page) => Promise<void>
  /** Asks for it again. Default: presses "Coba lagi". */
  readonly again?: (page: Page) => Promise<void>
  /** What comes of it beside what is shown. */
  readonly gives?: 'download'
}

/** Opens the first result whose card fits. */
const openResult = (verdict: RegExp) => async (page: Page) => {
  await main(page)
    .getByRole('article')
    .filter({ hasText: verdict })
    .getByRole('button')
    .first()
    .click({ timeout: retryTimeout })
}
const oneFailed = 'Hasil ini belum dapat ditampilkan'
const failedLists = { title: 'Hasil belum dapat ditampilkan', shows: /^\d+ hasil$/ }
const family = { call: '/profile/family', title: 'Data keluarga belum dapat ditampilkan' }
const compareKalium = (page: Page) => press(page, 'Lihat perubahan Kalium')
const editProfile = (page: Page) => press(page, 'Ubah profil')
const typeVillage = async (page: Page) => {
  await main(page).getByLabel('Kelurahan atau desa').fill('')
  await main(page).getByLabel('Kelurahan atau desa').fill('karang')
}

/** The pages of the area with their reads, and the member who looks at them: log-ins of one account are counted. */
const pages: readonly (readonly [person: 'siti' | 'suparno', path: string, ...reads: readonly MemberRead[]])[] = [
  [
    'suparno',
    'profile',
    { call: '/profile/detail', title: 'Profil belum dapat ditampilkan', shows: 'Tempat lahir' },
    {
      call: '/data/agama',
      title: 'Daftar Agama belum dapat dimuat',
      shows: 'Agama',
      open: editProfile,
    },
    {
      call: '/data/desa',
      title: 'Pencarian wilayah gagal',
      shows: /\d+ wilayah ditemukan/,
      open: async (page) => {
        await editProfile(page)
        await press(page, 'Ganti wilayah')
        await typeVillage(page)
      },
      again: typeVillage,
    },
  ],
  [
    'suparno',
    'keluarga',
    { ...family, shows: 'Suparno' },
    {
      call: '/profile/akses',
      title: 'Daftar akun yang dapat melihat data Anda belum dapat ditampilkan',
      shows: 'Hanya Anda yang dapat melihat data Anda',
    },
  ],
  ['suparno', 'keluarga/1006', { ...family, shows: 'Profil' }],
  [
    'suparno',
    'keluarga/1006/detail',
    { call: '/profile/detail', title: 'Profil belum dapat ditampilkan', shows: 'Tempat lahir' },
  ],
  [
    'siti',
    'keluarga/1001/dokumen',
    { call: '/profile/dokumentasi_penjamin', title: 'Dokumen belum dapat ditampilkan', shows: /\.(pdf|jpg|png)/ },
  ],
  [
    'suparno',
    'keluarga/1006/histori-kunjungan',
    {
      call: '/dokter/history_kedatangan',
      title: 'Riwayat kunjungan belum dapat ditampilkan',
      shows: /^\d+ kunjungan$/,
    },
  ],
  [
    'suparno',
    'history-kunjungan/1006',
    {
      call: '/dokter/history_kedatangan',
      title: 'Riwayat kunjungan belum dapat ditampilkan',
      shows: /^\d+ kunjungan$/,
    },
  ],
  [
    'siti',
    'appointment/1003/open',
    { call: '/appointment/open', title: 'Janji temu belum dapat ditampilkan', shows: /^APT-/ },
    {
      call: '/jadwal_dokter/detail',
      title: 'Jadwal dokter belum dapat ditampilkan',
      shows: 'Tanggal baru',
      open: (page) => press(page, /^Pindahkan jadwal, /),
    },
  ],
  [
    'siti',
    'appointment/1001/approved',
    { call: '/appointment/approved', title: 'Janji temu belum dapat ditampilkan', shows: /^APT-/ },
  ],
  [
    'siti',
    'appointment/1001/closed',
    { call: '/appointment/closed', title: 'Janji temu belum dapat ditampilkan', shows: /^APT-/ },
  ],
  [
    'siti',
    'list-hasil/1001',
    { call: /\/hospital-care\//, ...failedLists },
    { call: /\/hospital-care\/RS02\//, title: /Hasil dari .+ belum dapat ditampilkan/, shows: /^\d+ hasil$/ },
  ],
  [
    'siti',
    'list-hasil/karyawan/1001',
    { call: '/mcu/v1/hasil', ...failedLists },
    { call: /\/mcu\/v1\/hasil\/[^/]+$/, title: oneFailed, shows: 'Unduh PDF', open: openResult(/./) },
  ],
  [
    'siti',
    'hasil-penunjang/laboratorium/1005',
    { call: '/hasil/laboratorium', ...failedLists },
    {
      call: /\/hasil\/laboratorium\/[^/]+$/,
      title: oneFailed,
      shows: /^Nilai rujukan: /,
      open: openResult(/nilai kritis/),
    },
    {
      // Of the other results of the hospital, which a value is compared with.
      call: /\/hasil\/laboratorium\/[^/]+$/,
      title: 'Sebagian hasil sebelumnya belum dapat dibaca',
      shows: 'Kalium dari waktu ke waktu',
      before: async (page) => {
        await openResult(/nilai kritis/)(page)
        await expect(
          main(page)
            .getByText(/^Nilai rujukan: /)
            .first(),
        ).toBeVisible()
      },
      open: compareKalium,
      again: async (page) => {
        await page.keyboard.press('Escape')
        await compareKalium(page)
      },
    },
    {
      call: /\/hasil\/laboratorium\/[^/]+\/pdf$/,
      title: 'PDF belum dapat diunduh',
      shows: 'Unduh PDF',
      open: async (page) => {
        await openResult(/nilai kritis/)(page)
        await press(page, 'Unduh PDF')
      },
      again: (page) => press(page, 'Unduh PDF'),
      gives: 'download',
    },
  ],
  [
    'siti',
    'hasil-penunjang/radiologi/1001',
    { call: '/hasil/radiologi', ...failedLists },
    { call: /\/hasil\/radiologi\/[^/]+$/, title: oneFailed, shows: 'Unduh PDF', open: openResult(/Selesai/) },
  ],
]

for (const [person, path, ...reads] of pages)
  for (const { call, title, shows, before, open, again, gives } of reads)
    test(
      `${path} without its data says what cannot be shown, and shows it when it is asked for again: ${title}`,
      { tag: '@member.read-faults' },
      async ({ page, baseURL }) => {
        await logInAs(page, person, baseURL ?? '')
        await expectReadFaults(page, {
          call,
          failed: main(page).getByText(title).first(),
          forbidden:
            title === failedLists.title
              ? main(page).getByText('Akun Anda tidak memiliki akses ke data ini').first()
              : undefined,
          open: async (breakRead) => {
            // A page that is asked for again shows the same result again, since that is in the entry of the history.
            if (open) await page.goto('/health')
            // What was typed would open its form by itself.
            await page.evaluate(() => sessionStorage.removeItem('drafts'))
            if (!before) await breakRead()
            await page.goto(`/member-area/${path}`)
            await hydrated(page)
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
            await before?.(page)
            if (before) await breakRead()
            await open?.(page)
          },
          again: again && (() => again(page)),
          expectShown: async (askAgain) => {
            const given = gives && page.waitForEvent(gives)
            await askAgain()
            await given
            await expect(main(page).getByText(shows).first()).toBeVisible()
          },
        })
      },
    )
