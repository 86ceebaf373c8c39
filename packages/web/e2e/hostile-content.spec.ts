import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { demoEnvironment } from '../scripts/demo-environment.ts'
import { freePort } from '../scripts/free-port.ts'
import { poisonedFetch } from '../src/testing/hostile-content.ts'
import { expect, hydrated, test } from './site-test.ts'

// The production build on a CMS that was taken over: the contract server's answers, poisoned on their way.

// One after the other, on one site.
test.describe.configure({ mode: 'default' })

const contracts = 'http://localhost:4310'
const web = fileURLToPath(new URL('..', import.meta.url))

let poisoner: Server
let site: ChildProcess
let origin = ''

/** Passes a request on to the contract server and poisons its answer. */
const passOn = async (request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url)
  const body = request.method === 'GET' ? null : await request.arrayBuffer()
  return poisonedFetch('scripts and handlers')(`${contracts}${pathname}${search}`, { method: request.method, headers: request.headers, body })
}

test.beforeAll(async () => {
  const [poisonPort, port] = [await freePort(4321), await freePort(3321)]
  const answer = getRequestListener(passOn)
  poisoner = createServer((request, response) => void answer(request, response)).listen(poisonPort)
  const environment = { ...process.env, NODE_ENV: 'production', ...demoEnvironment(contracts, port), CMS_URL: `http://localhost:${poisonPort}/cms`, CMS_MEDIA_URL: contracts }
  site = spawn(process.execPath, ['dist/server/main.js'], { cwd: web, env: environment, stdio: 'ignore' })
  origin = `http://localhost:${port}`
  await expect.poll(() => fetch(`${origin}/health`).then(({ status }) => status, () => 0)).toBe(200)
})

test.afterAll(() => {
  site.kill()
  poisoner.close()
})

for (const path of ['/', '/artikel', '/penyakit-dan-gejala/gusi-berdarah-dan-karang-gigi', '/informasi/event-community/senam-jantung-sehat-bersama', '/informasi/forms/rekam-medis', '/paket/medical-check-up-dasar', '/rumah-sakit/rs-kawung-karawang']) {
  test(`${path} runs nothing of a hostile CMS, asks nobody else for anything, and works`, async ({ page }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(origin) && !request.url().startsWith(contracts)) elsewhere.push(request.url())
    })
    page.on('dialog', (dialog) => elsewhere.push(dialog.message()))
    const response = await page.goto(`${origin}${path}`)
    expect(response?.status()).toBe(200)
    await hydrated(page)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('main [onclick], main [onerror], main [onload], main iframe, main object, main a[href^="javascript" i], main a[href^="data" i]')).toHaveCount(0)
    expect(elsewhere).toEqual([])
  })
}
