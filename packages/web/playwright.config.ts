import { ensureChromium } from '@hospital/chromium'
import { defineConfig } from '@playwright/test'

const port = 3310
const mockPort = 4310

/** End to end: a browser, the production build, and the contract server behind it. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: await ensureChromium(),
    timezoneId: 'America/New_York',
    // What is pressed while a page scrolls smoothly may be somewhere else when the press ends. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node scripts/serve.ts',
    env: { PORT: String(port), MOCK_PORT: String(mockPort) },
    url: `http://localhost:${port}/health`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
