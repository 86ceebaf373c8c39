import { logInAs } from './member.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

for (const [width, scheme, language] of [
  [320, 'light', '/en'],
  [360, 'dark', ''],
  [1280, 'light', ''],
] as const)
  test(`medicines and allergies are accessible and not cut off at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: scheme })
    const { id } = await logInAs(page, 'siti', site.url)
    await page.goto(`${site.url}${language}/member-area/history-kunjungan/${id}/obat`)
    await hydrated(page)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

test('the home leads to the medicines with the keyboard, and they to the visits', async ({ page }) => {
  await logInAs(page, 'siti', site.url)
  await page.goto(`${site.url}/member-area/profile`)
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Obat dan alergi' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Obat dan alergi' })).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Riwayat kunjungan' })
  await expect(tabs.getByRole('link', { name: 'Obat dan alergi' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'Kunjungan' }).press('Enter')
  await expect(page.getByRole('main').getByText('Tekanan darah tinggi').first()).toBeVisible()
})
