import type { Page, Route } from '@playwright/test'
import { logInAs } from './member.ts'
import { startOwnSite } from './own-site.ts'
import type { OwnSite } from './own-site.ts'
import { expect, expectAccessible, hydrated, ownSiteTimeout, test } from './site-test.ts'

let site: OwnSite
test.beforeAll(async () => {
  test.setTimeout(ownSiteTimeout)
  site = await startOwnSite()
})
test.afterAll(() => site.stop())

// Chromium itself reports what fails.
test.use({ missing: /\/api\// })

/** What may become of a call, by name. */
const faults = {
  'an error of the server': (route: Route) => route.fulfill({ status: 500, json: { message: 'Gagal.' } }),
  'too many requests': (route: Route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: { message: 'Terlalu banyak.' } }),
  'something that is no answer': (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>502</p>' }),
  'a lost connection': (route: Route) => route.abort('connectionreset'),
} as const

type FaultName = keyof typeof faults

const reads: readonly (readonly [path: string, call: string, ...faults: FaultName[]])[] = [
  ['/member-area/profile', '/api/member/profile/detail', 'an error of the server', 'a lost connection'],
  ['/member-area/keluarga', '/api/member/profile/family', 'too many requests', 'something that is no answer'],
  ['/member-area/keluarga/1001/detail', '/api/member/profile/detail', 'something that is no answer'],
  ['/member-area/keluarga/1001/dokumen', '/api/member/profile/dokumentasi_penjamin', 'an error of the server'],
  ['/member-area/appointment/1001/open', '/api/member/appointment/open', 'a lost connection'],
  ['/member-area/appointment/1001/approved', '/api/member/appointment/approved', 'something that is no answer'],
  ['/member-area/appointment/1001/closed', '/api/member/appointment/closed', 'too many requests'],
  ['/member-area/history-kunjungan/1001', '/api/member/dokter/history_kedatangan', 'an error of the server'],
  ['/member-area/list-hasil/1001', '/api/hospital-care/', 'a lost connection'],
]

const main = (page: Page) => page.getByRole('main')

/** Milliseconds in which the SDK tries again by itself, and gives up. */
const patience = 20_000

for (const [path, call, ...names] of reads) {
  for (const name of names) {
    test(`${path} with ${name} says what cannot be shown, and shows it when it is asked for again`, async ({
      page,
    }) => {
      await logInAs(page, 'siti', site.url)
      await page.route((url) => url.pathname.startsWith(call), faults[name])
      await page.goto(`${site.url}${path}`)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const retry = main(page).getByRole('button', { name: 'Coba lagi' })
      await expect(retry.first()).toBeVisible({ timeout: patience })
      await expectAccessible(page)
      await page.unrouteAll()
      // Hospitals answer one after the other, so there may be more to ask again than there was at first.
      await expect(async () => {
        if ((await retry.count()) > 0) await retry.first().click()
        await expect(retry).toHaveCount(0)
      }).toPass()
    })
  }
}

test.describe('a write', () => {
  for (const [name, words] of [
    ['a lost connection', 'Kami belum tahu apakah perubahan tersimpan'],
    ['something that is no answer', 'Kami belum tahu apakah perubahan tersimpan'],
    ['an error of the server', 'Maaf, belum berhasil'],
    ['too many requests', 'Terlalu banyak percobaan'],
  ] as const) {
    test(`that meets ${name} is sent once, says what is known, and keeps what was typed`, async ({ page }) => {
      await logInAs(page, 'siti', site.url)
      let sent = 0
      await page.route('**/api/member/profile/update', (route) => {
        sent += 1
        return faults[name](route)
      })
      await page.goto(`${site.url}/member-area/profile`)
      await main(page).getByRole('button', { name: 'Ubah profil' }).click()
      const form = page.getByRole('form', { name: 'Ubah profil' })
      await form.getByLabel('Tempat lahir').fill('Subang')
      await form.getByRole('button', { name: 'Simpan' }).click()
      await expect(form).toContainText(words)
      await expect(form.getByLabel('Tempat lahir')).toHaveValue('Subang')
      await expectAccessible(page)
      expect(sent).toBe(1)
    })
  }
})
