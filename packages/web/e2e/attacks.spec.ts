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

const health = async (): Promise<number> => {
  const started = performance.now()
  expect((await fetch(`${site.url}/health`)).status).toBe(200)
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
    expect((await fetch(`${site.url}/paket`)).status).toBe(200)
  })
}
