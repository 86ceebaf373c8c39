import { get } from 'node:http'
import { expect, test } from '@playwright/test'
import { attacks } from '../scripts/attacks.ts'
import { runSite } from '../scripts/running-site.ts'
import type { RunningSite } from '../scripts/running-site.ts'
import { ownSiteTimeout } from './site-test.ts'

// Without a browser: the built server alone, with a small heap. `bench/attack.ts` does the same for minutes, mixed with good requests.
test.describe.configure({ mode: 'serial', timeout: ownSiteTimeout })

let site: RunningSite
test.beforeAll(async () => {
  site = await runSite({ NODE_OPTIONS: '--max-old-space-size=512', TRUSTED_PROXIES: '1' })
  await fetch(site.url)
})
test.afterAll(() => site.stop())

/** The status of an address, on a connection of its own: one that an attack has used may have been closed. */
const statusOf = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(`${site.url}${path}`, { agent: false }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode))
    }).once('error', reject)
  })

const health = async (): Promise<number> => {
  const started = performance.now()
  expect(await statusOf('/health')).toBe(200)
  return performance.now() - started
}

for (const { name, send } of attacks) {
  test(`${name} silences nothing and ends nothing`, async () => {
    const state = { done: false }
    const sending = send(site.url).catch(() => undefined).finally(() => (state.done = true))
    let longest = 0
    do longest = Math.max(longest, await health())
    while (!state.done)
    await sending
    // A quiet machine answers within 200 ms; what took the process down or silenced it took seconds.
    expect(longest).toBeLessThan(2000)
    expect(await statusOf('/paket')).toBe(200)
  })
}
