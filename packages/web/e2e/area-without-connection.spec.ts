import { logInCompany } from './company-user.ts'
import { logInAs } from './member.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

test.use({
  // The second message comes from axe: it reads the prefetched style sheets again, by its own calls.
  tolerated: /^(?:Failed to load resource: net::ERR_INTERNET_DISCONNECTED|Couldn't load preload assets:.*)$/,
  viewport: { width: 360, height: 740 },
})

test('in the company area a lost connection leaves the list in place, and another try goes on', async ({
  page,
  context,
  baseURL,
}) => {
  await logInCompany(page, 'nadia', baseURL ?? '')
  await page.goto('/company-area/pasien')
  const main = page.getByRole('main')
  const next = main.getByRole('navigation', { name: 'Halaman: Karyawan terdaftar' }).getByRole('link')
  await expect(next.first()).toBeVisible()
  await context.setOffline(true)
  await next.first().click()
  const notice = main.getByRole('status').filter({ hasText: 'Tidak ada sambungan' })
  await expect(notice).toBeFocused()
  await expect(page).toHaveURL('/company-area/pasien')
  await expect(next.first()).toBeAttached()
  await expectAccessible(page)
  await context.setOffline(false)
  await notice.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page).toHaveURL('/company-area/pasien?page=2')
  await expect(notice).toBeHidden()
})

test('in the patient area what was typed stays without a connection, also when Back is pressed', async ({
  page,
  context,
  baseURL,
}) => {
  await logInAs(page, 'siti', baseURL ?? '')
  await page.goto('/en/member-area/list-hasil')
  await hydrated(page)
  await page.locator('a[href="/en/member-area/profile"]').filter({ visible: true }).first().click()
  await expect(page).toHaveURL('/en/member-area/profile')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await context.setOffline(true)
  await page.goBack()
  await expect(page.getByRole('main').getByText('The next page could not be opened.')).toBeVisible()
  await expect(page).toHaveURL('/en/member-area/profile')
  await expect(heading).toBeVisible()
})
