import { availableParallelism } from 'node:os'
import { ensureChromium } from '@hospital/chromium'
import { defineConfig } from '@playwright/test'
import { timeFactor } from '../../.ci/time-factor.ts'
import { freePort } from './scripts/free-port.ts'
import { testSettings } from './scripts/test-settings.ts'

/**
 * Any free port, chosen once: each worker reads this file again, with the environment of the first. Two runs that begin at the same
 * time would find the same port free if they looked for a certain one.
 */
const portFor = async (variable: string): Promise<string> => (process.env[variable] ??= String(await freePort(0)))

const chromium = await ensureChromium()
const factor = await timeFactor()
const isCi = Boolean(process.env['CI'])

const port = await portFor('E2E_PORT')
const mockPort = await portFor('E2E_MOCK_PORT')

/** End to end: a browser, the production build, and the contract server behind it. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One page keeps a processor busy: more pages at once make each of them slower, and the whole no faster.
  workers: availableParallelism(),
  timeout: 60_000 * factor,
  expect: { timeout: 10_000 * factor },
  forbidOnly: isCi,
  // In CI a test that failed is tried once more, after all others and alone. The reporter names it, and fails the run if there are more than two.
  retries: isCi ? 1 : 0,
  retryStrategy: 'isolated',
  reporter: [['list'], ['./e2e/run-reporter.ts'], ['./e2e/specification-reporter.ts'], ['./e2e/journey-reporter.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    // Each page is new, and runs its script for a second: optimizing it cost 12 % of the processor time of 61 tests, and where axe reads
    // a page, interpreting what could be compiled at once another 5 %.
    // Without the limit a page begins in one process and moves into another when it opens the site: a seventh of what loading a page costs.
    launchOptions: {
      ...chromium,
      args: [...chromium.args, '--js-flags=--no-maglev --no-opt --always-sparkplug', '--renderer-process-limit=1'],
    },
    // Each browser context would install it, and store pages: 6 % of the processor time. Tests of pages without a connection allow it.
    serviceWorkers: 'block',
    timezoneId: 'America/New_York',
    // What is pressed while a page scrolls smoothly may be somewhere else when the press ends. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Of the second try. One of each first try would cost a fifth of the processor time of all tests, in case it fails.
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node scripts/serve.ts',
    // Each test says by X-Forwarded-For that it is another visitor: see site-test.ts.
    env: { ...testSettings, PORT: port, MOCK_PORT: mockPort, TRUSTED_PROXIES: '1' },
    url: `http://localhost:${port}/health`,
    reuseExistingServer: false,
    timeout: 60_000 * factor,
    stdout: 'ignore',
  },
})
