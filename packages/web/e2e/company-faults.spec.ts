import type { Page } from '@playwright/test'
import { logInCompany } from './company-user.ts'
import { expectReadFaults } from './read-faults.ts'
import { hydrated, test } from './site-test.ts'

// Chromium itself reports what fails.
test.use({ missing: /\/api\/company\// })

const main = (page: Page) => page.getByRole('main')

// Each read of the area meets its faults in features/company/read-faults.test.tsx. A list has words for a missing right; a page of one
// employee does not tell what is another company's from what is not there.
for (const [path, call, title, forbidden] of [
  ['/pasien', 'karyawan', 'Daftar karyawan belum dapat ditampilkan', 'Akun Anda tidak memiliki akses ke data ini'],
  ['/pasien/9012', 'karyawan/detail', 'Data karyawan belum dapat ditampilkan', 'Karyawan tidak ditemukan'],
] as const)
  test(
    `${path} without its data says what cannot be shown, and shows it when it is asked for again`,
    { tag: ['@company.read-faults', '@company.each-read-fault'] },
    async ({ page, baseURL }) => {
      await logInCompany(page, 'wulan', baseURL ?? '')
      await expectReadFaults(page, {
        call: `/api/company/company/${call}`,
        // The filters of a list say it too.
        failed: main(page).getByText(title).last(),
        forbidden: main(page).getByText(forbidden).first(),
        open: async (breakRead) => {
          await breakRead()
          await page.goto(`/company-area${path}`)
          await hydrated(page)
        },
        expectShown: (askAgain) => askAgain(),
      })
    },
  )
