import { get } from 'node:http'
import { timeFactor } from '../../../.ci/time-factor.ts'
import { attacks } from '../scripts/attacks/attacks.ts'
import { watchHealth } from '../scripts/health-watch.ts'
import { runSite } from '../scripts/running-site.ts'
import type { RunningSite } from '../scripts/running-site.ts'
import { expect, ownSiteTimeout, test } from './site-test.ts'

// Without a browser: the built server alone, with its heap of 256 MB. These tests use the same `test` as all others: Playwright's own would
// run in separate workers after all others, so that one processor waited for the other. `bench/attack.ts` does the same for minutes, mixed
// with good requests.
test.describe.configure({ mode: 'serial', timeout: ownSiteTimeout })

/**
 * Milliseconds of processor time that the site may take between two answers of `/health`. Attacks that stay within the quiet limit of 50 ms
 * took 370 ms on a machine with a load of 13, where each system call is slower too. Attacks that silenced the site took 1,800 ms and more.
 */
const longestPiece = 1000 * (await timeFactor())

let site: RunningSite
test.beforeAll(async () => {
  site = await runSite({ TRUSTED_PROXIES: '1' })
  await fetch(site.url)
})
test.afterAll(() => site.stop())

/** The status of an address, on a new connection: the site may have closed the connection of an attack. */
const statusOf = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(`${site.url}${path}`, { agent: false }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode))
    }).once('error', reject)
  })

const small = attacks.filter(({ isLarge }) => !isLarge)

/** Attacks per test, which takes some five seconds. */
const attacksOfTest = 6

for (let first = 0; first < small.length; first += attacksOfTest) {
  const some = small.slice(first, first + attacksOfTest)
  test(`these silence nothing and end nothing: ${some.map(({ name }) => name).join('; ')}`, async () => {
    for (const { name, send } of some)
      await test.step(name, async () => {
        const health = await watchHealth(site)
        await send(site.url).catch(() => undefined)
        const answers = await health.stop()
        // A warm site needs at most 50 ms (bench/attack.ts). Attacks that silenced the process took many seconds.
        expect(Math.max(...answers.map(({ processor }) => processor))).toBeLessThan(longestPiece)
        expect(Math.max(...answers.map(({ duration }) => duration))).toBeLessThan(Infinity)
        expect(await statusOf('/paket')).toBe(200)
      })
  })
}
