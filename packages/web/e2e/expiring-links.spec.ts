import type { Page } from '@playwright/test'
import { logInAs } from './member.ts'
import { expect, hydrated, idleFor, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

const main = (page: Page) => page.getByRole('main')

const pages = [
  {
    what: 'documents',
    path: '/member-area/keluarga/1001/dokumen',
    call: /\/dokumentasi_penjamin$/,
    begin: async () => {},
    link: (page: Page) =>
      main(page)
        .getByRole('link', { name: /\.(?:jpg|pdf)/ })
        .first(),
    control: { role: 'link', name: /\.(?:jpg|pdf)/ },
    address: 'href',
  },
  {
    what: 'letters of a visit',
    path: '/member-area/history-kunjungan/1001',
    call: /\/history_kedatangan$/,
    begin: async () => {},
    link: (page: Page) =>
      main(page)
        .getByRole('link', { name: /^Surat sakit, / })
        .first(),
    control: { role: 'link', name: /^Surat sakit, / },
    address: 'href',
  },
  {
    what: 'pictures of an examination',
    path: '/member-area/hasil-penunjang/radiologi',
    call: /\/hasil\/radiologi\/RAD-[^/]+$/,
    begin: (page: Page) =>
      main(page)
        .getByRole('article')
        .filter({ hasText: /Selesai/ })
        .getByRole('button')
        .first()
        .click(),
    link: (page: Page) =>
      main(page)
        .getByRole('img', { name: /^Gambar / })
        .first(),
    control: { role: 'button', name: /^Gambar / },
    address: 'src',
  },
] as const

for (const { what, path, call, begin, link, control, address } of pages) {
  /** Opens the page with a clock that the test moves. Returns a function with the number of reads so far. */
  const open = async (page: Page): Promise<() => number> => {
    let reads = 0
    await page.clock.install()
    await logInAs(page, 'siti', site.url)
    // Each answer has its own links.
    await page.route(call, async (route) => {
      reads += 1
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('?sampai=', `?baca=${reads}&sampai=`) })
    })
    await page.goto(`${site.url}${path}`)
    await hydrated(page)
    await begin(page)
    await expect(link(page)).toHaveAttribute(address, /baca=1&/)
    return () => reads
  }

  test(`the links of ${what} are read again when the page is uncovered after they have ended`, async ({ page }) => {
    const reads = await open(page)
    await idleFor(page, 10 * 60_000)
    const back = page.getByRole('dialog').getByRole('button', { name: 'Tampilkan kembali' })
    await expect(back).toBeVisible()
    await idleFor(page, 6 * 60_000)
    // A covered page is not read.
    expect(reads()).toBe(1)
    await back.click()
    await expect(link(page)).toHaveAttribute(address, /baca=2&/)
  })

  test(`the links of ${what} are read again before they end while the page is in use`, async ({ page }) => {
    await open(page)
    const focused = main(page).getByRole(control.role, { name: control.name }).first()
    await focused.focus()
    await idleFor(page, 7 * 60_000)
    await page.keyboard.press('Shift')
    // Not longer: the clock would pass the timeout of the call.
    await idleFor(page, 5 * 60_000)
    await expect(link(page)).toHaveAttribute(address, /baca=2&/)
    await expect(focused).toBeFocused()
  })
}
