import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { expect, ownSiteTimeout, test } from './site-test.ts'

/** Several may be started at once on a machine, each by a process of its own. */
const firstPort = 3900 + (process.pid % 100) * 2

test.describe('while developing', () => {
  // Nothing is bundled, and the first page makes Vite read every source file.
  test.describe.configure({ mode: 'serial', timeout: ownSiteTimeout })
  const timeout = 60_000
  let development: ChildProcess | undefined
  let address = ''

  test.beforeAll(async () => {
    test.setTimeout(ownSiteTimeout)
    const child = spawn(process.execPath, ['scripts/dev.ts'], {
      env: { ...process.env, PORT: String(firstPort) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    development = child
    address = await new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`ended with ${code}`)))
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [, site] = /^Site: (\S+)$/.exec(line) ?? []
        if (site !== undefined) resolve(site)
      })
    })
  })
  test.afterAll(() => void development?.kill())

  for (const [path, heading] of [
    ['/', 'Layanan kesehatan untuk keluarga Anda'],
    ['/en/paket', 'Health packages'],
  ] as const) {
    test(`${path} is styled, at work and without a complaint`, async ({ page }) => {
      await page.goto(`${address}${path}`, { timeout })
      await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout })
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
      expect(await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)).toContain(
        'Plus Jakarta Sans',
      )
      // Vite reloads the page when it finds a package that it did not know.
      await expect(async () => {
        const dialog = page.getByRole('dialog')
        if (!(await dialog.isVisible()))
          await page.getByRole('button', { name: /Cari di situs ini|Search this site/ }).click({ timeout: 1000 })
        await dialog.getByRole('searchbox').fill('jantung')
        await expect(dialog.getByRole('region')).toHaveCount(4)
      }).toPass({ timeout })
    })
  }
})
