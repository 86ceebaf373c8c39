import { expectNoLayoutShift } from './layout-shift.ts'
import { logInAs } from './member.ts'
import { expect, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

/** Runs in the page before anything else: the home waits for all calls, however long they take. */
const waitForAll = () => {
  const start = window.setTimeout.bind(window)
  Object.assign(window, {
    setTimeout: (run: () => void, delay?: number) => (delay === 1500 ? 0 : start(run, delay)),
  })
}

for (const [person, width, height] of [
  ['siti', 360, 740],
  ['siti', 1280, 940],
  // A window that is taller than the home of a person with little in it.
  ['suparno', 1280, 1600],
] as const)
  test(`the own data of ${person} and the next visit do not wait for the rest of the home, and nothing moves at ${width} × ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await logInAs(page, person, site.url)
    await page.addInitScript(waitForAll)
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
