import { runningQueue } from '../src/features/member/appointments/sample-queue.ts'
import { expectNoLayoutShift } from './layout-shift.ts'
import { logInAs } from './member.ts'
import { expect, expectAccessible, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'
import { waitForAll } from './wait-for-all.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

for (const [person, width, height] of [
  ['siti', 360, 740],
  ['siti', 1280, 940],
  // A window that is taller than the home of a person with little data.
  ['suparno', 1280, 1600],
] as const)
  test(`the own data of ${person} and the next visit do not wait for the rest of the home, and nothing moves at ${width} × ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await logInAs(page, person, site.url)
    // Independent of the hour: the call of one's own number needs space, which the page cannot reserve.
    await page.route('**/api/member/appointment/antrian', (route) =>
      route.fulfill({ json: { process: true, detail: '', data: runningQueue } }),
    )
    await waitForAll(page)
    let answer = () => {}
    const isHeld = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/dokter/history_kedatangan', async (route) => {
      await isHeld
      await route.continue()
    })
    await page.goto(`${site.url}/member-area/profile`)
    const own = page.locator('#data-diri').getByText('Nomor rekam medis', { exact: true })
    const rest = page.getByRole('region', { name: 'Data dan layanan Anda' })
    await expect(own).toBeAttached()
    const visit = page.getByRole('region', { name: 'Janji temu berikutnya' })
    await expect(visit.getByRole('link').first()).toBeVisible()
    await expect(rest).toHaveCount(0)
    answer()
    await expect(rest).toBeVisible()
    await expect(own).toBeVisible()
    await expectNoLayoutShift(page)
  })

test('the menu marks the new results of the patient that it leads to, and asks no hospital for it', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/hasil/') && asked.push(request.url()))
  await logInAs(page, 'siti', site.url)
  const menu = page.getByRole('navigation', { name: 'Menu pasien' })
  await page.goto(`${site.url}/member-area/appointment/1005/open`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Hasil pemeriksaan', exact: true })).toBeVisible()
  expect(asked).toEqual([])
  await menu.getByRole('link', { name: 'Profil' }).click()
  const lines = page.getByRole('region', { name: 'Hasil lab 14 hari terakhir' })
  await expect(lines.getByText(/^1 hasil baru/)).toBeVisible()
  // The new result belongs to another person, so this menu shows no count.
  await expect(menu.getByRole('link', { name: 'Hasil pemeriksaan', exact: true })).toBeVisible()
  await lines.getByRole('link', { name: 'Sumarni' }).click()
  await expect(menu.getByRole('link', { name: 'Hasil pemeriksaan 1 baru' })).toBeVisible()
  const before = asked.length
  await menu.getByRole('link', { name: 'Janji temu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Janji temu' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Hasil pemeriksaan 1 baru' })).toBeVisible()
  expect(asked).toHaveLength(before)
  await expectAccessible(page)
})
