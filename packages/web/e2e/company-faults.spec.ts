import type { Page } from '@playwright/test'
import { logInCompany } from './company-user.ts'
import { expectReadFaults } from './read-faults.ts'
import { hydrated, test } from './site-test.ts'

// Chromium itself logs failed requests.
test.use({ missing: /\/api\/company\// })

const main = (page: Page) => page.getByRole('main')

// features/company/read-faults.test.tsx tests the faults of each read of the area. A list has a message for a missing right. A page of one
// employee shows the same for another company's employee as for one who does not exist.
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
        // The filters of a list have the message too.
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
