import type { Page } from '@playwright/test'
import { matchPath } from '../src/routes/match.ts'
import { routes } from '../src/routes/table.ts'
import { logInCompany } from './company-user.ts'
import { logInAs } from './member.ts'
import { publicPages } from './public-pages.ts'
import { pagesOfKind } from './site-map.ts'
import { expect, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'
import { wordsOf } from './words-of.ts'

/**
 * Replaces every text of the page as Chrome's translation does, and goes on with each text that is added or changed later, until the page is
 * left. What is marked `translate="no"` stays.
 */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isLeftOut = (text: Text) =>
      text.data.trim() === '' || text.parentElement?.closest('script, style, [translate=no], font') !== null
    const replaceTexts = () => {
      const texts: Text[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { currentNode: text } = walker
        if (text instanceof Text && !isLeftOut(text)) texts.push(text)
      }
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    replaceTexts()
    const options = { childList: true, characterData: true, subtree: true }
    new MutationObserver((_records, observer) => {
      // Its own work is none of what it watches.
      observer.disconnect()
      replaceTexts()
      observer.observe(document.body, options)
    }).observe(document.body, options)
  })

/** Follows a link to an address within the document. */
const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, address)

const open = async (page: Page, address: string): Promise<string> => {
  await page.goto(address)
  await hydrated(page)
  return wordsOf(page)
}

/** Goes from one address to another on translated pages and back, and expects each time what the page says when it is opened first. */
const expectOwnWords = async (page: Page, from: string, to: string): Promise<void> => {
  const there = await open(page, to)
  const here = await open(page, from)
  expect(there).not.toBe(here)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  await translate(page)
  await follow(page, to)
  await expect(page).toHaveURL(to)
  await expect.poll(() => wordsOf(page)).toBe(there)
  await expect(page.locator('main font').first()).toBeVisible()
  await page.goBack()
  await expect.poll(() => wordsOf(page)).toBe(here)
  await expect(page.locator('html[data-same-document]')).toBeAttached()
}

/** Kinds of pages of which the site has several. The site map names each package once, at its other address. */
const kinds = (Object.keys(publicPages) as (keyof typeof publicPages)[]).filter(
  (name) => routes[name].path.includes(':') && name !== 'healthPackage',
)

for (const name of kinds) {
  test(`a translated page of the kind ${name} gives way to the next one of its kind`, async ({ page, request }) => {
    const [first, all] = [publicPages[name], await pagesOfKind(request, /./)]
    const next = all.find((path) => path !== first && !path.startsWith('/en/') && matchPath(path)?.name === name)
    if (next === undefined) throw new Error(`the site has one page of the kind ${name}`)
    await expectOwnWords(page, first, next)
  })
}

for (const [from, to] of [
  ['/cari?q=jantung', '/cari?q=qqqzzz'],
  ['/dokter', '/dokter?dokter=sar'],
  ['/jadwal-dokter', '/jadwal-dokter?dokter=sar'],
  ['/artikel', '/artikel?page=2'],
] as const) {
  test(`a translated list at ${from} gives way to the one at ${to}`, ({ page }) => expectOwnWords(page, from, to))
}

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

test.describe('of a member', () => {
  let site: OwnSite
  test.beforeAll(async ({ ownSite }) => {
    site = await ownSite()
  })

  for (const list of ['list-hasil/PASIEN', 'history-kunjungan/PASIEN', 'appointment/PASIEN/open', 'keluarga/PASIEN']) {
    test(`a translated page at ${list} gives way to the one of another patient`, async ({ page }) => {
      const { id } = await logInAs(page, 'siti', site.url)
      await open(page, `${site.url}/member-area/keluarga`)
      const family = page.locator('main a[href*="/member-area/keluarga/"]:not([href*=tambah])')
      await expect(family).not.toHaveCount(0)
      const hrefs = await family.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      const other = hrefs.map((href) => href.split('/')[3]).find((name) => name !== undefined && name !== String(id))
      if (other === undefined) throw new Error('she has a family')
      const at = (patient: string) => `${site.url}/member-area/${list.replace('PASIEN', patient)}`
      await expectOwnWords(page, at(String(id)), at(other))
    })
  }
})

test.describe('of a company', () => {
  let site: OwnSite
  test.beforeAll(async ({ ownSite }) => {
    site = await ownSite()
  })

  for (const [from, to] of [
    ['pasien', 'pasien?departemen=Gudang'],
    ['hasil-mcu', 'hasil-mcu?kesimpulan=layak'],
    ['accident', 'accident?status=selesai'],
  ] as const)
    test(`a translated list at ${from} gives way to the one at ${to}`, async ({ page }) => {
      await logInCompany(page, 'wulan', site.url)
      await expectOwnWords(page, `${site.url}/company-area/${from}`, `${site.url}/company-area/${to}`)
    })

  for (const list of ['pasien', 'hasil-mcu', 'accident'])
    test(`a translated page below ${list} gives way to the next one`, async ({ page }) => {
      await logInCompany(page, 'wulan', site.url)
      await open(page, `${site.url}/company-area/${list}`)
      const links = page.locator(`main a[href*="/company-area/${list}/"]`)
      await expect(links).not.toHaveCount(0)
      const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
      const [from, to] = [...new Set(hrefs)].filter((href) => /\/\d+$/.test(href) || list === 'accident')
      if (from === undefined || to === undefined) throw new Error(`${list} has two entries`)
      await expectOwnWords(page, `${site.url}${from}`, `${site.url}${to}`)
    })
})
