import type { Page } from '@playwright/test'
import { entryId } from '../src/navigation/build.ts'
import { localizedPath } from '../src/routes/href.ts'
import { matchPath } from '../src/routes/match.ts'
import type { RouteName } from '../src/routes/table.ts'
import { logInCompany } from './company-user.ts'
import { countDocuments } from './count-documents.ts'
import { follow } from './follow.ts'
import { logInAs } from './member.ts'
import { pagesOfKind } from './site-map.ts'
import { expect, hydrated, test } from './site-test.ts'
import { translate } from './translate.ts'
import { addressesOf, pagesOf } from './walked-pages.ts'
import type { Walker } from './walked-pages.ts'
import { wordsOf } from './words-of.ts'

// Every page of the route table is opened after a release, and again on a translated document with a wrong clock. Pages of the areas also
// lose their connection. One walk covers all of it: each page is loaded once as a document, and once by navigation.

// Chromium itself logs the lost connection.
test.use({ tolerated: /ERR_INTERNET_DISCONNECTED/ })

const day = 24 * 60 * 60_000

/** Pages per walk, which takes less than ten seconds. Patients' pages are opened for two persons of a family, most others once. */
const pagesOfWalk: Readonly<Record<Walker, number>> = { visitor: 3, patient: 1, company: 4, administrator: 4 }

/** The page from which each walk starts. */
const start = '/informasi/hubungi-kami'

const begin: Readonly<Record<Walker, (page: Page, url: string) => Promise<unknown>>> = {
  visitor: () => Promise.resolve(),
  patient: (page, url) => logInAs(page, 'siti', url),
  company: (page, url) => logInCompany(page, 'wulan', url),
  administrator: (page, url) => logInCompany(page, 'bambang', url),
}

/**
 * Waits until the page of an address is shown: on a busy machine the address changes some time before the page. The page's link to the
 * other language changes with it.
 */
const arrived = async (page: Page, address: string): Promise<string> => {
  await page.waitForURL((url) => `${url.pathname}${url.search}` === address, { waitUntil: 'commit' })
  await hydrated(page)
  const to = new URLSearchParams({ to: localizedPath(address, 'en') }).toString()
  await page.locator(`header a[href="/_locale/en?${to}"]`).first().waitFor({ state: 'attached' })
  return wordsOf(page)
}

const linksOf = (page: Page): Promise<string[]> =>
  page.locator('main a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

/** Makes the document look like one of another build, as after a release. released.spec.ts tests that the old files no longer exist. */
const makeOld = (page: Page): Promise<void> =>
  page.evaluate((id) => document.getElementById(id)?.removeAttribute('src'), entryId)

/**
 * Opens each page with one click on the page before, which is now from an old release. Returns the words of each page, and adds its links
 * to the known ones.
 */
const openAfterReleases = async (
  page: Page,
  names: readonly RouteName[],
  known: string[],
): Promise<Map<string, string>> => {
  const words = new Map<string, string>()
  const documents = countDocuments(page)
  for (const name of names) {
    // The links of a list are known once it has been opened.
    const open = async (address: string) => {
      const before = documents()
      await makeOld(page)
      await follow(page, address)
      words.set(address, await arrived(page, address))
      expect(documents() - before, address).toBe(1)
      known.push(...(await linksOf(page)))
    }
    for (const address of addressesOf(name, known)) await open(address)
  }
  return words
}

/**
 * The current words of a page, opened as a document in a new browser with the right clock: a doctor's hours may have ended since the walk.
 */
const saidNow = async (page: Page, address: string): Promise<string> => {
  const context = await page
    .context()
    .browser()
    ?.newContext({ storageState: await page.context().storageState() })
  if (!context) throw new Error('there is no browser')
  const other = await context.newPage()
  await other.goto(address)
  const words = await arrived(other, address)
  await context.close()
  return words
}

/** Expects that without a connection a page of an area stays, and says so, when the visitor requests another page. */
const expectToStay = async (page: Page, said: string, other: string): Promise<void> => {
  const address = page.url()
  await page.context().setOffline(true)
  await follow(page, other)
  const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'Tidak ada sambungan' })
  await expect(notice).toBeVisible()
  expect(page.url()).toBe(address)
  const told = ((await notice.textContent()) ?? '').replaceAll(/\s+/g, ' ')
  expect((await wordsOf(page)).replace(told, ''), address).toBe(said)
  await page.context().setOffline(false)
}

const walkOver = async (page: Page, names: readonly RouteName[], known: string[], isPublic: boolean): Promise<void> => {
  await page.goto(start)
  await arrived(page, start)
  const words = await openAfterReleases(page, names, known)
  // The last of these pages is a document of this build, and open already.
  await page.clock.setFixedTime(Date.now() + 30 * day)
  await translate(page)
  await follow(page, start)
  await arrived(page, start)
  const documents = countDocuments(page)
  const stayed = new Set<RouteName | undefined>()
  const pages = [...words]
  for (const [index, [address, said]] of pages.entries()) {
    await follow(page, address)
    const shown = await arrived(page, address)
    expect(shown, address).toBe(shown === said ? said : await saidNow(page, address))
    const [other] = pages[(index + 1) % pages.length] ?? ['']
    // offline.spec.ts and worker.test.ts test public pages without a connection. Pages of one kind are one component, so the first one is
    // enough.
    const name = matchPath(new URL(address, page.url()).pathname)?.name
    if (!isPublic && other !== address && !stayed.has(name)) await expectToStay(page, shown, other)
    stayed.add(name)
  }
  expect(documents()).toBe(0)
}

for (const [who, walker] of [
  ['a visitor', 'visitor'],
  ['a patient', 'patient'],
  ['a company user', 'company'],
  ['an administrator', 'administrator'],
] as const)
  test.describe(`${who} opens every page at once after a release, and reads the same translated, with a wrong clock and without a connection`, () => {
    // The links of a list lead to pages of later walks.
    test.describe.configure({ mode: 'serial' })
    const known: string[] = []
    const names = pagesOf(walker)
    const length = pagesOfWalk[walker]
    for (let first = 0; first < names.length; first += length) {
      const some = names.slice(first, first + length)
      test(some.join(', '), async ({ page, request, baseURL }) => {
        await begin[walker](page, baseURL ?? '')
        if (known.length === 0)
          known.push(...(await pagesOfKind(request, /./)).filter((path) => !path.startsWith('/en/')))
        await walkOver(page, some, known, walker === 'visitor')
      })
    }
  })
