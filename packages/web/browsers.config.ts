import { defineConfig } from '@playwright/test'
import chromium from './playwright.config.ts'
import { firefoxPath } from './scripts/firefox-path.ts'

/**
 * The journeys of a visitor in Debian's Firefox: `pnpm test:browsers`. They are tests of `e2e`, on the same site, over WebDriver BiDi:
 * Playwright's own builds can be had from no package registry. What that channel does not know is patched (`.ci/patches`).
 */
const journeys = [
  'booking-taps.spec.ts',
  'forms.spec.ts',
  'log-in.spec.ts',
  'menus.spec.ts',
  'phone.spec.ts',
  'search.spec.ts',
  'tasks.spec.ts',
]

/** What the channel cannot do: switch script off, read the body of a request, hold back a request or what React says to itself. */
const beyondTheChannel =
  /without script|cannot be searched just now|never shows an older answer|answers what was typed before/

/** Firefox ESR 153 itself ends with signal 11 while Playwright reads roles and names of all results, as it does after axe. */
const crashes = /finds articles, packages, doctors and events while one types/

/** What counts on the times that the tests before it have booked, which these two do within seconds of each other. */
const booksAgain = /a child from home by somebody who is logged in|a second visit to a doctor/

export default defineConfig({
  testDir: 'e2e',
  testMatch: journeys,
  grepInvert: [beyondTheChannel, crashes, booksAgain],
  outputDir: 'test-results',
  // A browser keeps a processor busy.
  workers: 1,
  timeout: chromium.timeout ?? 0,
  expect: chromium.expect ?? {},
  reporter: 'list',
  use: {
    baseURL: chromium.use?.baseURL ?? '',
    timezoneId: 'America/New_York',
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: firefoxPath(),
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'ui.useOverlayScrollbars': 1 },
    },
  },
  webServer: chromium.webServer ?? [],
})
