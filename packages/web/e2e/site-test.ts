import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { startMockServer } from '@hospital/mocks/server'
import { test as base, expect } from '@playwright/test'
import type { Page, TestDetails } from '@playwright/test'
import type { run } from 'axe-core'
import { timeFactor } from '../../../.ci/time-factor.ts'
import { runSite } from '../scripts/running-site.ts'
import { testSettings } from '../scripts/test-settings.ts'
import type { RuleTag } from '../test/specification/tags.ts'

/** An address of the documentation range (RFC 3849), of a network of its own for each test. */
const addressOf = (testId: string): string =>
  `2001:db8:${[0, 4]
    .map((start) =>
      createHash('sha256')
        .update(testId)
        .digest('hex')
        .slice(start, start + 4),
    )
    .join(':')}::1`

/** What Playwright writes where it blocks service workers. */
const blockedWorker = 'Service Worker registration blocked by Playwright'

/** Milliseconds for tests and hooks that start a site of their own. */
export const ownSiteTimeout = 120_000 * (await timeFactor())

/**
 * `E2E_SLOWDOWN=8` makes the processor of each page eight times slower: a test that presses what is not there yet, or counts on a time,
 * then fails on a quiet machine too.
 */
const slowdown = Number(process.env['E2E_SLOWDOWN'] ?? 1)

/** A site whose contract server only the tests of one file use at a time. */
export interface OwnSite {
  readonly url: string
  readonly contracts: string
}

/**
 * Waits until a site tells the hour again. It follows the contract server's clock, which a test may have moved, with the answers that it gets:
 * a page that is not stored asks for one. Results of "now" were of the past where it still had the hour of the test before.
 */
const expectHour = (url: string): Promise<void> =>
  expect
    .poll(async () => {
      const { headers } = await fetch(`${url}/health`)
      const isRight = Math.abs(Date.parse(headers.get('date') ?? '') - Date.now()) < 60_000
      if (!isRight) await fetch(`${url}/cari?q=${randomUUID()}`)
      return isRight
    })
    .toBe(true)

/** Restores the first state of the contract server at a URL. */
const restoreFirstState = async (contracts: string): Promise<void> => {
  const reset = await fetch(`${contracts}/__mock/reset`, { method: 'POST' })
  expect(reset.ok).toBe(true)
}

interface PageOptions {
  missing: string | RegExp
  tolerated: RegExp | undefined
  /** Has no value: it prepares the second try of a test. */
  secondTry: undefined
}

interface WorkerSite {
  /** The worker's own site, its contract server in its first state. For `beforeAll` of tests that change what others read. */
  ownSite: () => Promise<OwnSite>
}

/** A test on whose pages nothing may be written to the console as an error or a warning, and nothing may fail unseen. */
const siteTest = base.extend<PageOptions, WorkerSite>({
  // One for each worker: 15 files need one, and starting it for each of them took a tenth of the processor time of all tests.
  ownSite: [
    async ({ browserName: _browserName }, use) => {
      const contracts = await startMockServer({ port: 0 })
      const site = await runSite({ ...testSettings, TRUSTED_PROXIES: '1' }, contracts)
      await use(async () => {
        await restoreFirstState(contracts.url)
        await expectHour(site.url)
        return { url: site.url, contracts: contracts.url }
      })
      await site.stop()
    },
    { scope: 'worker', timeout: ownSiteTimeout },
  ],
  missing: ['', { option: true }],
  tolerated: [undefined, { option: true }],
  // A second try runs alone. The shared contract server still has what the first try wrote: it would refuse the same appointment.
  secondTry: [
    async ({ browserName: _browserName }, use, { retry }) => {
      if (retry > 0) await restoreFirstState(`http://localhost:${process.env['E2E_MOCK_PORT']}`)
      await use(undefined)
    },
    { auto: true },
  ],
  // Attempts are limited for each address, and every try of a test is a visitor of its own.
  extraHTTPHeaders: async ({ browserName: _browserName }, use, { testId, retry }) =>
    use({ 'X-Forwarded-For': addressOf(`${testId} ${retry}`) }),
  page: async ({ page, missing, tolerated }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      // Chromium itself reports a document whose status is not 200, such as 404; a test that asks for one names its path.
      const expected =
        missing !== '' &&
        (typeof missing === 'string' ? message.location().url.endsWith(missing) : missing.test(message.location().url))
      // What is said where a test takes the connection away or makes something fail; the test names its words.
      const isTolerated = message.text() === blockedWorker || (tolerated?.test(message.text()) ?? false)
      if (['error', 'warning'].includes(message.type()) && !expected && !isTolerated) complaints.push(message.text())
    })
    page.on('pageerror', ({ message }) => {
      if (tolerated?.test(message) !== true) complaints.push(message)
    })
    if (slowdown > 1) {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    }
    await use(page)
    // An answer may still be on its way through a route of the test: the browser that ends would make it an error of the test.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(complaints).toEqual([])
  },
})

type Body = Parameters<typeof siteTest>[2]

/** What a test may have beside its title: the sentences of the specification that it holds. */
interface Details extends TestDetails {
  readonly tag: RuleTag | RuleTag[]
}

interface TestFunction {
  (title: string, body: Body): void
  (title: string, details: Details, body: Body): void
}

/** The functions of Playwright's `test` as they are, and itself with tags that are sentences. */
export const test: Omit<typeof siteTest, never> & TestFunction = siteTest

const leftOut: TestFunction = () => undefined

/**
 * For rules that do not depend on a language: in a loop over both, `inIndonesian` is the `test` of Indonesian addresses and leaves out
 * English ones, `inEnglish` the other way round. Types and message tests hold the words of both; asking each rule of behaviour in both
 * took a tenth of the time of all tests and never found more.
 */
export const testsAt = (path: string): { readonly inIndonesian: TestFunction; readonly inEnglish: TestFunction } => {
  const isEnglish = path.startsWith('/en')
  return { inIndonesian: isEnglish ? leftOut : test, inEnglish: isEnglish ? test : leftOut }
}

/** Frames without any movement after which a page counts as being at rest; a smooth scroll's first ones may be less than a pixel. */
const stillFrames = 10

/** Waits until the page no longer scrolls. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        const look = (last: number, still: number): void => {
          if (still === frames) resolve()
          else requestAnimationFrame(() => look(window.scrollY, window.scrollY === last ? still + 1 : 0))
        }
        look(window.scrollY, 0)
      }),
    stillFrames,
  )

/** The minified build: every page that is judged reads it, and it is half as long. */
const axeSource = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Through the browser's DevTools: with `page.evaluate` the source took 0.45 s of the processors instead of 0.31 s on the first page of a test. */
const loadAxe = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Runtime.evaluate', { expression: axeSource })
  await devtools.detach()
}

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The site's header and footer: 830 of the 1,100 elements of a usual page, the same on each of them, and half of the time that
 * judging a page takes. `expectAccessible(page, 'html')` judges them too: once for each language, width and kind of visitor.
 */
const frame = ['header:not(main header)', 'footer:not(main footer)']

/** What is open in them is a part of what a test has come to, such as the dialog of the search. */
const open = ':is(dialog[open], [aria-expanded="true"])'

/**
 * Checks a page, without the site's header and footer, against the rules of WCAG up to AAA that a machine can check, where it comes to
 * rest: while a page scrolls, a link that is just passing under the header counts as too small a target (seen at 245 to 259 px of 390).
 * `within` is a part of it, such as an open menu: what lies under that would be judged by the menu's colours.
 *
 * Only Chromium judges: the markup is the same in all browsers, and the process of a page of Firefox ESR 153 crashes after axe has read it.
 */
export const expectAccessible = async (page: Page, within?: string): Promise<void> => {
  if (page.context().browser()?.browserType().name() === 'firefox') return
  await atRest(page)
  if (!(await page.evaluate(() => 'axe' in window))) await loadAxe(page)
  const violations = await page.evaluate(
    async ([selector, parts, opened, values]) => {
      const closed = parts.filter((part) => document.querySelector(`${part} ${opened}`) === null)
      const { axe } = window as unknown as { readonly axe: { readonly run: typeof run } }
      const found = await axe.run(selector ?? { exclude: closed }, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      })
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    [within, frame, open, tags] as const,
  )
  expect(violations).toEqual([])
}

/** Checks a page from its top: what is half under the sticky header, after a press has scrolled the page, counts as too small a target. */
export const expectAccessibleFromTop = async (page: Page, within?: string): Promise<void> => {
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page, within)
}

/** Waits until the page's script has taken over from the server's markup, with every effect run. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

/**
 * Moves the clock of a page, which the test has installed, by so many milliseconds without a touch. The page comes to rest first: a
 * scroll that is reported after the clock was moved would count as a touch at the new time.
 */
export const idleFor = async (page: Page, time: number): Promise<void> => {
  await atRest(page)
  await page.clock.runFor(time)
}

/** Milliseconds: the clock can only be stopped at a time to come, and runs until it is. */
const untilStop = 60_000

/** Stops the page's clock, to be called before the page is asked for; `page.clock.runFor` then moves it. */
export const stopClock = async (page: Page): Promise<void> => {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + untilStop)
}

export { expect }
