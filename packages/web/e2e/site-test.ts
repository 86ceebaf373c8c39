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

/** An address of the documentation range (RFC 3849), in a separate network for each test. */
const addressOf = (testId: string): string =>
  `2001:db8:${[0, 4]
    .map((start) =>
      createHash('sha256')
        .update(testId)
        .digest('hex')
        .slice(start, start + 4),
    )
    .join(':')}::1`

/** Playwright's message when it blocks service workers. */
const blockedWorker = 'Service Worker registration blocked by Playwright'

/** Milliseconds for tests and hooks that start their own site. */
export const ownSiteTimeout = 120_000 * (await timeFactor())

/**
 * `E2E_SLOWDOWN=8` slows the processor of each page down eight times: a test that presses a part too early, or relies on a duration, then
 * fails on a quiet machine too.
 */
const slowdown = Number(process.env['E2E_SLOWDOWN'] ?? 1)

/** A site whose contract server belongs to the tests of one file at a time. */
export interface OwnSite {
  readonly url: string
  readonly contracts: string
}

/**
 * Waits until a site has the hour again. It follows the contract server's clock, which a test may have moved, by the answers that it gets;
 * an uncached page causes one. While the site still had the hour of the previous test, results of "now" were in the past.
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
  /** The worker's own site, with its contract server in the first state. For `beforeAll` of tests that change data which others read. */
  ownSite: () => Promise<OwnSite>
}

/** A test whose pages must not log errors or warnings to the console, and must not fail unseen. */
const siteTest = base.extend<PageOptions, WorkerSite>({
  // One for each worker: 15 files need a site, and starting one for each file took a tenth of the processor time of all tests.
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
  // Attempts are limited for each address, and every try of a test is a separate visitor.
  extraHTTPHeaders: async ({ browserName: _browserName }, use, { testId, retry }) =>
    use({ 'X-Forwarded-For': addressOf(`${testId} ${retry}`) }),
  page: async ({ page, missing, tolerated }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      // Chromium itself logs a document whose status is not 200, such as 404; a test that requests one names its path.
      const expected =
        missing !== '' &&
        (typeof missing === 'string' ? message.location().url.endsWith(missing) : missing.test(message.location().url))
      // Messages after a test has cut the connection or caused a failure; the test names their words.
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
    // A route of the test may still be handling an answer, and closing the browser would turn that into an error of the test.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(complaints).toEqual([])
  },
})

type Body = Parameters<typeof siteTest>[2]

/** The details of a test beside its title: the sentences of the specification that it proves. */
interface Details extends TestDetails {
  readonly tag: RuleTag | RuleTag[]
}

interface TestFunction {
  (title: string, body: Body): void
  (title: string, details: Details, body: Body): void
}

/** Playwright's `test` with its functions, whose tags must be sentences of the specification. */
export const test: Omit<typeof siteTest, never> & TestFunction = siteTest

const leftOut: TestFunction = () => undefined

/**
 * For rules that do not depend on a language. In a loop over both languages, `inIndonesian` is `test` for Indonesian addresses and skips
 * English ones; `inEnglish` is the opposite. Types and message tests check the words of both languages. Testing each rule of behaviour in
 * both took a tenth of the time of all tests and never found more.
 */
export const testsAt = (path: string): { readonly inIndonesian: TestFunction; readonly inEnglish: TestFunction } => {
  const isEnglish = path.startsWith('/en')
  return { inIndonesian: isEnglish ? leftOut : test, inEnglish: isEnglish ? test : leftOut }
}

/**
 * Frames without any movement after which a page counts as being at rest. The first frames of a smooth scroll may move by less than a
 * pixel.
 */
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

/** The minified build: every checked page reads it, and it has half the length. */
const axeSource = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Through the browser's DevTools: with `page.evaluate` the source took 0.45 s of processor time instead of 0.31 s on the first page of a
 * test.
 */
const loadAxe = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Runtime.evaluate', { expression: axeSource })
  await devtools.detach()
}

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The site's header and footer: 830 of the 1,100 elements of a usual page, the same on each page, and half of the time of a check.
 * `expectAccessible(page, 'html')` checks them too: once for each language, width and kind of visitor.
 */
const frame = ['header:not(main header)', 'footer:not(main footer)']

/** Open parts inside them belong to the test's page, such as the dialog of the search. */
const open = ':is(dialog[open], [aria-expanded="true"])'

/**
 * Checks a page, without the site's header and footer, against the rules of WCAG up to AAA that a machine can check. The page has to be at
 * rest: while it scrolls, a link that passes under the header counts as too small a target (seen at 245 to 259 px of 390). `within` is a
 * part of the page, such as an open menu, so that content below it is not checked against the menu's colours.
 *
 * Only Chromium checks: the markup is the same in all browsers, and the page process of Firefox ESR 153 crashes after axe has read a page.
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

/** Checks a page from its top: after a press has scrolled the page, a part half under the sticky header counts as too small a target. */
export const expectAccessibleFromTop = async (page: Page, within?: string): Promise<void> => {
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page, within)
}

/** Waits until the page's script has hydrated the server's markup and run every effect. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

/**
 * Moves the clock of a page, which the test has installed, by `time` milliseconds without a touch. Waits for the page to rest first: a
 * scroll event after the change of the clock would count as a touch at the new time.
 */
export const idleFor = async (page: Page, time: number): Promise<void> => {
  await atRest(page)
  await page.clock.runFor(time)
}

/** Milliseconds: the clock can only be stopped at a future time, and runs until then. */
const untilStop = 60_000

/** Stops the page's clock. Call it before the page is loaded; `page.clock.runFor` then moves the clock. */
export const stopClock = async (page: Page): Promise<void> => {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + untilStop)
}

export { expect }
