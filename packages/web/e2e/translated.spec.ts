import type { Page } from '@playwright/test'
import { matchPath } from '../src/routes/match.ts'
import { routes } from '../src/routes/table.ts'
import { logInAs } from './member.ts'
import { publicPages } from './public-pages.ts'
import { pagesOfKind } from './site-map.ts'
import { expect, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

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

/** What a page says, once all of its parts are there. */
const wordsOf = async (page: Page): Promise<string> => {
  const main = page.locator('main')
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(main).not.toContainText(/Memuat…|sedang disiapkan/)
  // Results of hospitals that were slow wait until they are asked for.
  const late = main.getByRole('button', { name: /^Tampilkan \d+ hasil lagi$/ })
  if ((await late.count()) > 0) await late.click()
  return main.evaluate((element) => {
    const words = element.cloneNode(true) as HTMLElement
    // The place in a carousel is there as long as it is not measured, or does not fit: the first page measures it when it is scrolled to.
    for (const place of words.querySelectorAll('[aria-roledescription] [role=status]')) place.remove()
    return words.textContent.replaceAll(/\s+/g, ' ')
  })
}

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
