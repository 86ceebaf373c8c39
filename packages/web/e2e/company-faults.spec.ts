import type { Page } from '@playwright/test'
import { logInCompany } from './company-user.ts'
import { expectReadFaults } from './read-faults.ts'
import { hydrated, test } from './site-test.ts'

// Chromium itself reports what fails.
test.use({ missing: /\/api\/company\// })

/** The reads of the company area: who makes it, where, the call, and what the page says without it. */
const reads = [
  ['wulan', '/profile', 'profile', 'Profil perusahaan belum dapat ditampilkan'],
  ['wulan', '/pasien', 'karyawan', 'Daftar karyawan belum dapat ditampilkan'],
  ['wulan', '/pasien/9012', 'karyawan/detail', 'Data karyawan belum dapat ditampilkan'],
  ['wulan', '/hasil-mcu', 'mcu', 'Hasil MCU belum dapat ditampilkan'],
  ['wulan', '/hasil-mcu/3036', 'mcu/detail', 'Hasil MCU ini belum dapat ditampilkan'],
  ['wulan', '/hasil-mcu/chart', 'mcu/rangkuman', 'Rangkuman kesehatan belum dapat ditampilkan'],
  ['wulan', '/accident', 'rujukan_kecelakaan', 'Daftar rujukan belum dapat ditampilkan'],
  ['wulan', '/accident/640', 'rujukan_kecelakaan/detail', 'Rujukan ini belum dapat ditampilkan'],
  ['wulan', '/accident/baru', 'profile', 'Formulir rujukan belum dapat ditampilkan'],
  ['bambang', '/admin-corp', 'admin/perusahaan', 'Daftar perusahaan belum dapat ditampilkan'],
  ['bambang', '/admin-corp?bagian=pengguna', 'admin/users', 'Daftar pengguna belum dapat ditampilkan'],
  ['bambang', '/admin-corp?bagian=impor', 'admin/perusahaan', 'Daftar perusahaan belum dapat ditampilkan'],
] as const

const main = (page: Page) => page.getByRole('main')

/** What they say to a user who may not read them: a list has words for it, and a page of one employee or one result does not tell what is another company's from what is not there: there is nothing to try again. */
const hidden: Readonly<Record<string, string>> = {
  '/pasien/9012': 'Karyawan tidak ditemukan',
  '/hasil-mcu/3036': 'Hasil MCU tidak ditemukan',
  '/pasien': 'Akun Anda tidak memiliki akses ke data ini',
}

for (const [user, path, call, title] of reads)
  test(
    `${path} without its data says what cannot be shown, and shows it when it is asked for again`,
    { tag: ['@company.read-faults', '@company.each-read-fault'] },
    async ({ page, baseURL }) => {
      await logInCompany(page, user, baseURL ?? '')
      await expectReadFaults(page, {
        call: `/api/company/company/${call}`,
        // The filters of a list say it too.
        failed: main(page).getByText(title).last(),
        forbidden: hidden[path] === undefined ? undefined : main(page).getByText(hidden[path]).first(),
        open: async (breakRead) => {
          await breakRead()
          await page.goto(`/company-area${path}`)
          await hydrated(page)
        },
        expectShown: (askAgain) => askAgain(),
      })
    },
  )
