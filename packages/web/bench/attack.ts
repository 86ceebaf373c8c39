import { Agent, get } from 'node:http'
import { attacks } from '../scripts/attacks.ts'
import { watchHealth } from '../scripts/health-watch.ts'
import { runSite } from '../scripts/running-site.ts'

// Everything that a stranger may send (scripts/attacks.ts), again and again for MINUTES (default: 1), mixed with good requests. None of
// those may fail, `/health` has to answer within 200 ms, and the process has to live with a heap of 512 MB.
const minutes = Number(process.env['MINUTES'] ?? 1)
const rate = 300
const longestHealth = 200
const pages = [
  '/',
  '/en',
  '/paket',
  '/dokter',
  '/jadwal-dokter',
  '/artikel',
  '/rumah-sakit',
  '/informasi/hubungi-kami',
  '/en/paket',
  '/cari?q=jantung',
]

const site = await runSite({ NODE_OPTIONS: '--max-old-space-size=512', TRUSTED_PROXIES: '1' })
const until = performance.now() + minutes * 60_000
const isOver = () => performance.now() >= until
const wait = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration))
const failed: string[] = []
const durations: number[] = []

/** Connections of their own: those that attacks use are closed by the site. */
const agent = new Agent({ keepAlive: true, maxSockets: 200 })

const statusOf = (path: string): Promise<number | string | undefined> =>
  new Promise((resolve) => {
    get(`${site.url}${path}`, { agent, timeout: 10_000 }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode))
    }).once('error', ({ message }) => resolve(message))
  })

const visit = async (path: string): Promise<void> => {
  const started = performance.now()
  const status = await statusOf(path)
  durations.push(performance.now() - started)
  if (status !== 200) failed.push(`${path}: ${status}`)
}

const visitAll = async (): Promise<void> => {
  const running = new Set<Promise<void>>()
  for (let count = 0; !isOver(); count += 1) {
    const visiting = visit(pages[count % pages.length] ?? '/').finally(() => running.delete(visiting))
    running.add(visiting)
    if (count % 30 === 29) await wait(30_000 / rate)
  }
  await Promise.all(running)
}

const attackAll = async (): Promise<void> => {
  for (let count = 0; !isOver(); count += 1)
    await attacks[count % attacks.length]?.send(site.url).catch(() => undefined)
}

for (const path of pages) await visit(path)
const watch = await watchHealth(site.url)
await Promise.all([visitAll(), attackAll()])
const health = await watch.stop()

const quantile = (values: readonly number[], share: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0)
console.log(
  `${minutes} minutes, ${durations.length} good requests (${Math.round(durations.length / minutes / 60)}/s), ${failed.length} failed ${failed.slice(0, 3).join('; ')}`,
)
console.log(
  `good requests: median ${quantile(durations, 0.5)} ms, p99 ${quantile(durations, 0.99)} ms, longest ${quantile(durations, 1)} ms`,
)
console.log(
  `/health: median ${quantile(health, 0.5)} ms, p99 ${quantile(health, 0.99)} ms, longest ${quantile(health, 1)} ms of ${health.length}`,
)
await site.stop()
process.exitCode = failed.length === 0 && quantile(health, 1) <= longestHealth ? 0 : 1
