import type { Page } from '@playwright/test'
import { answering } from './faults.ts'
import { logInAs } from './member.ts'
import { expect, hydrated, test } from './site-test.ts'

const main = (page: Page) => page.getByRole('main')

test('recorded allergies are shown before the first visit too', async ({ page, baseURL }) => {
  await logInAs(page, 'siti', baseURL ?? '')
  await answering(page, '/dokter/history_kedatangan', (route) =>
    route.fulfill({
      json: {
        process: true,
        detail: 'OK',
        data: { list_history: [], pasient_medical_record: { alergi: ['Penisilin'] } },
      },
    }),
  )
  await page.goto('/member-area/keluarga/1001/histori-kunjungan')
  await hydrated(page)
  await expect(main(page).getByText('Belum ada kunjungan')).toBeVisible()
  await expect(main(page).getByText('Penisilin')).toBeVisible()
})
