import { ensureChromium } from '@hospital/chromium'
import { defineConfig } from '@playwright/test'
import { freePort } from './scripts/free-port.ts'

/**
 * Any free port, chosen once: each worker reads this file again, with the environment of the first. Two runs that begin at the same
 * time would find the same port free if they looked for a certain one.
 */
const portFor = async (variable: string): Promise<string> => (process.env[variable] ??= String(await freePort(0)))

const chromium = await ensureChromium()

const port = await portFor('E2E_PORT')
const mockPort = await portFor('E2E_MOCK_PORT')

/** End to end: a browser, the production build, and the contract server behind it. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // More than there are processors: while a page waits for a try again of the SDK, another one works. Two took 138 s where three took 117;
  // the whole took three 454 s, and takes four 442.
  workers: 4,
  // On a busy machine four pages and what is busy share two processors: an answer that alone takes a second takes several there.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // Each page is new, and runs its script for a second: optimizing it cost 12 % of the processor time of 61 tests, and where axe reads
    // a page, interpreting what could be compiled at once another 5 %.
    launchOptions: { ...chromium, args: [...chromium.args, '--js-flags=--no-maglev --no-opt --always-sparkplug'] },
    // Each browser context would install it, and store pages: 6 % of the processor time. Tests of pages without a connection allow it.
    serviceWorkers: 'block',
    timezoneId: 'America/New_York',
    // What is pressed while a page scrolls smoothly may be somewhere else when the press ends. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node scripts/serve.ts',
    // Each test says by X-Forwarded-For that it is another visitor: see site-test.ts.
    env: { PORT: port, MOCK_PORT: mockPort, TRUSTED_PROXIES: '1' },
    url: `http://localhost:${port}/health`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
