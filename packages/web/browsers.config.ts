import { defineConfig } from '@playwright/test'
import chromium from './playwright.config.ts'
import { findProgram } from './scripts/programs.ts'

/**
 * The journeys of a visitor in Debian's Firefox: `pnpm test:browsers`. They are tests of `e2e`, on the same site, over WebDriver BiDi:
 * no package registry has Playwright's own builds. What that channel does not know is patched (`.ci/patches`).
 */
const journeys = [
  'e2e/booking-taps.spec.ts',
  'e2e/forms.spec.ts',
  'e2e/log-in.spec.ts',
  'e2e/menus.spec.ts',
  'e2e/phone.spec.ts',
  'e2e/search.spec.ts',
  'e2e/tasks.spec.ts',
]

/** What the channel cannot do: switch script off, read the body of a request, hold back a request or what React says to itself. */
const beyondTheChannel =
  /without script|cannot be searched just now|never shows an older answer|answers what was typed before/

/** Firefox ESR 153 itself ends with signal 11 while Playwright reads roles and names of all results, as it does after axe. */
const crashes = /finds articles, packages, doctors and events while one types/

/** What counts on the times that the tests before it have booked, which these two do within seconds of each other. */
const booksAgain = /a child from home by somebody who is logged in|a second visit to a doctor/

// `browsers/need-programs.ts` says which one is missing.
const firefox = findProgram('firefox')

export default defineConfig({
  outputDir: 'test-results',
  // A browser keeps a processor busy.
  workers: 1,
  timeout: chromium.timeout ?? 0,
  expect: chromium.expect ?? {},
  reporter: 'list',
  use: { baseURL: chromium.use?.baseURL ?? '' },
  projects: [
    {
      name: 'firefox',
      testDir: '.',
      testMatch: ['browsers/firefox.spec.ts', ...journeys],
      grepInvert: [beyondTheChannel, crashes, booksAgain],
      use: {
        timezoneId: 'America/New_York',
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          ...(firefox !== undefined && { executablePath: firefox }),
          // A window that is not in front has no focus otherwise, and others may be open.
          firefoxUserPrefs: {
            'focusmanager.testmode': true,
            'ui.prefersReducedMotion': 1,
            'ui.useOverlayScrollbars': 1,
          },
        },
      },
    },
    { name: 'webkit', testDir: 'browsers', testMatch: 'webkit.spec.ts' },
  ],
  webServer: chromium.webServer ?? [],
})
