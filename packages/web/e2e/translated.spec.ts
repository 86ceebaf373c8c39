import type { Page } from '@playwright/test'
import { logInCompany } from './company-user.ts'
import { follow } from './follow.ts'
import { expect, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'
import { translate } from './translate.ts'
import { wordsOf } from './words-of.ts'

// every-page.spec.ts replaces pages of each kind by each other; here are filtered lists, and the search.

const open = async (page: Page, address: string): Promise<string> => {
  await page.goto(address)
  await hydrated(page)
  return wordsOf(page)
}

/** Goes from one address to another on translated pages and back, and expects each time the same words as on a first visit. */
const expectOwnWords = async (page: Page, from: string, to: string): Promise<void> => {
  const there = await open(page, to)
  const here = await open(page, from)
  expect(there).not.toBe(here)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  await translate(page)
  await follow(page, to)
  await expect(page).toHaveURL(to)
  await expect.poll(() => wordsOf(page)).toBe(there)
  // Parts for paper only are hidden.
  await expect(page.locator('main font').filter({ visible: true }).first()).toBeVisible()
  await page.goBack()
  await expect.poll(() => wordsOf(page)).toBe(here)
  await expect(page.locator('html[data-same-document]')).toBeAttached()
}

test('translated lists give way to narrower ones, and to those before', async ({ page }) => {
  for (const [from, to] of [
    ['/cari?q=jantung', '/cari?q=qqqzzz'],
    ['/dokter', '/dokter?dokter=sar'],
    ['/jadwal-dokter', '/jadwal-dokter?dokter=sar'],
    ['/artikel', '/artikel?page=2'],
  ] as const)
    await test.step(`${from} and ${to}`, () => expectOwnWords(page, from, to))
})

test('the search counts what it finds on a translated page, and finds nothing without an error', async ({ page }) => {
  await open(page, '/paket')
  await page.getByRole('banner').getByRole('button', { name: 'Cari di situs ini' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cari di situs ini' })
  const field = dialog.getByRole('searchbox')
  const status = dialog.getByRole('status')
  await translate(page)
  const links = dialog.getByRole('region').getByRole('link')
  for (const [words, isFound] of [
    ['sar', true],
    ['qqqzzz', false],
    ['jantung', true],
    ['qqqzzz', false],
  ] as const) {
    await field.fill(words)
    await expect.poll(async () => (await links.count()) > 0).toBe(isFound)
    await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
    await expect.poll(async () => (await status.innerText()) === `${await links.count()} hasil`).toBe(true)
  }
  await field.fill('')
  await expect(links).toHaveCount(0)
})

test.describe('of a company', () => {
  let site: OwnSite
  test.beforeAll(async ({ ownSite }) => {
    site = await ownSite()
  })

  test('translated lists give way to narrower ones, and to those before', async ({ page }) => {
    await logInCompany(page, 'wulan', site.url)
    for (const [from, to] of [
      ['pasien', 'pasien?departemen=Gudang'],
      ['hasil-mcu', 'hasil-mcu?kesimpulan=layak'],
      ['accident', 'accident?status=selesai'],
    ] as const)
      await test.step(`${from} and ${to}`, () =>
        expectOwnWords(page, `${site.url}/company-area/${from}`, `${site.url}/company-area/${to}`))
  })
})
