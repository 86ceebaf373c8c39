import { startMockServer } from '@hospital/mocks/server'
import type { MockServer } from '@hospital/mocks/server'
import { runSite } from '../scripts/running-site.ts'
import type { RunningSite } from '../scripts/running-site.ts'
import { testSettings } from '../scripts/test-settings.ts'
import { logInAs } from './member.ts'
import { expect, hydrated, ownSiteTimeout, test } from './site-test.ts'

const day = 24 * 60 * 60_000

/** 23.30 in Jakarta, twenty days from now: when most sessions of the day are over. */
const evening = new Date(`${new Date(Date.now() + 20 * day).toISOString().slice(0, 10)}T23:30:00+07:00`)

const dateOf = (time: number) => new Date(time).toLocaleDateString('en-CA', { timeZone: 'Asia/Jakarta' }).split('-')

test.describe('of a hospital that lives at another hour', () => {
  let contracts: MockServer
  let site: RunningSite
  test.beforeAll(async () => {
    test.setTimeout(ownSiteTimeout)
    contracts = await startMockServer({ port: 0, startsAt: evening })
    site = await runSite({ ...testSettings, TRUSTED_PROXIES: '1' }, contracts)
  })
  test.afterAll(() => site.stop())

  test('the site has the day of the hospital, in pages and in the browser', async ({ page }) => {
    const home = await page.goto(`${site.url}/`)
    expect(Math.abs(Date.parse(home?.headers()['date'] ?? '') - evening.getTime())).toBeLessThan(10 * 60_000)
    await expect(
      page
        .getByText('Tidak ada dokter yang praktik hari ini')
        .or(page.getByText('Praktik hari ini sudah selesai'))
        .first(),
    ).toBeVisible()

    await logInAs(page, 'siti', site.url)
    await page.goto(`${site.url}/member-area/keluarga/tambah-keluarga`)
    await hydrated(page)
    const form = page.getByRole('form', { name: 'Tambah anggota keluarga' })
    const future = form.getByText('Tanggal lahir tidak boleh melewati hari ini').first()
    for (const [days, isRefused] of [
      [2, true],
      [-1, false],
    ] as const) {
      const [year = '', month = '', date = ''] = dateOf(evening.getTime() + days * day)
      await form.getByLabel('Tanggal', { exact: true }).fill(date)
      await form.getByLabel('Bulan').fill(month)
      await form.getByLabel('Tahun').fill(year)
      await form.getByRole('button', { name: 'Tambahkan' }).click()
      await expect(form.getByText('Pilih hubungan keluarga').first()).toBeVisible()
      await expect(future).toBeVisible({ visible: isRefused })
    }
  })

  test('and follows it when the hour is moved', async ({ request }) => {
    const moved = new Date(evening.getTime() + 40 * day)
    await request.post(`${contracts.url}/__mock/now`, { data: { now: moved.toISOString() } })
    // Different search words each time: a cached page has the day when it was made.
    let count = 0
    await expect
      .poll(async () => {
        count += 1
        const { date = '' } = (await request.get(`${site.url}/cari?q=jam+${count}`)).headers()
        return Math.abs(Date.parse(date) - moved.getTime()) < 10 * 60_000
      })
      .toBe(true)
  })
})
