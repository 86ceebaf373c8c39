import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { freePort } from '../scripts/free-port.ts'
import { expect, ownSiteTimeout, test } from './site-test.ts'

test.describe('while developing', () => {
  // Vite bundles nothing, and the first page makes it read every source file.
  test.describe.configure({ mode: 'serial', timeout: ownSiteTimeout })
  const timeout = ownSiteTimeout / 2
  // Vite's client logs this if Vite reloads the page before the two are connected.
  test.use({ tolerated: /WebSocket closed without opened/ })
  let development: ChildProcess | undefined
  let address = ''

  test.beforeAll(async () => {
    test.setTimeout(ownSiteTimeout)
    const child = spawn(process.execPath, ['scripts/dev.ts'], {
      // The default ports may be taken by another run at the same time.
      env: { ...process.env, PORT: String(await freePort(0)), MOCK_PORT: String(await freePort(0)) },
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

  // Vite compiles every file of the server for it.
  test('the first document brings its styles along', async ({ request }) => {
    const home = await request.get(`${address}/`, { timeout })
    expect(home.status()).toBe(200)
    const html = await home.text()
    expect(html).toContain('<h1')
    expect(html).toMatch(/<style>[^<]*Plus Jakarta Sans/)
  })

  for (const [path, heading] of [
    ['/', 'Layanan kesehatan untuk keluarga Anda'],
    ['/en/paket', 'Health packages'],
  ] as const) {
    test(`${path} is styled, at work and without a complaint`, async ({ page }) => {
      const heard: string[] = []
      page.on('websocket', (socket) => {
        socket.on('framereceived', ({ payload }) => heard.push(`${new URL(socket.url()).host} ${payload.toString()}`))
      })
      await page.goto(`${address}${path}`, { timeout })
      await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout })
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
      expect(await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)).toContain(
        'Plus Jakarta Sans',
      )
      // Hot reload, at the site's own port: another development server may run beside this one.
      await expect.poll(() => heard, { timeout }).toContain(`${new URL(address).host} {"type":"connected"}`)
      // Vite reloads the page when it finds a new package.
      await expect(async () => {
        const dialog = page.getByRole('dialog')
        if (!(await dialog.isVisible()))
          await page.getByRole('button', { name: /Cari di situs ini|Search this site/ }).click({ timeout: 1000 })
        await dialog.getByRole('searchbox').fill('jantung')
        await expect(dialog.getByRole('region').first()).toBeVisible()
      }).toPass({ timeout })
    })
  }
})
