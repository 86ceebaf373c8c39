import { attacks } from '../scripts/attacks.ts'
import { watchHealth } from '../scripts/health-watch.ts'
import { runSite } from '../scripts/running-site.ts'
import { quantile, visitPages } from './visitors.ts'

// Everything that a stranger may send (scripts/attacks.ts), one after the other on a site that has just started, then again and again for
// MINUTES (default: 1), mixed with good requests. None of those may fail, `/health` has to answer within 200 ms, and the process has to live
// with a heap of 512 MB.
const minutes = Number(process.env['MINUTES'] ?? 1)
const rate = 300
const longestHealth = 200
const paths = [
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

const { url, stop } = await runSite({ NODE_OPTIONS: '--max-old-space-size=512', TRUSTED_PROXIES: '1' })
for (const path of paths) await fetch(`${url}${path}`)

const ascending = (durations: readonly number[]) => durations.toSorted((a, b) => a - b)
const sayHealth = (when: string, health: readonly number[]) =>
  console.log(
    `/health ${when}: median ${quantile(health, 0.5)} ms, p99 ${quantile(health, 0.99)} ms, longest ${quantile(health, 1)} ms of ${health.length}`,
  )
const alone = await watchHealth(url)
for (const { send } of attacks) await send(url).catch(() => undefined)
const first = ascending(await alone.stop())
sayHealth('while each was sent once', first)

const watch = await watchHealth(url)
const state = { isOver: false, attackCount: 0 }
const attackAll = async (): Promise<void> => {
  for (; !state.isOver; state.attackCount += 1)
    await attacks[state.attackCount % attacks.length]?.send(url).catch(() => undefined)
}
const attacking = attackAll()
const { statuses, durations } = await visitPages({ url, paths, rate, seconds: minutes * 60 })
state.isOver = true
await attacking
const health = ascending(await watch.stop())
await stop()

console.log(
  `${minutes} minutes, ${state.attackCount} attacks, ${durations.length} good requests (${Math.round(durations.length / minutes / 60)}/s): ${JSON.stringify(statuses)}`,
)
console.log(
  `good requests: median ${quantile(durations, 0.5)} ms, p99 ${quantile(durations, 0.99)} ms, longest ${quantile(durations, 1)} ms`,
)
sayHealth('while all were mixed', health)
process.exitCode =
  Object.keys(statuses).every((status) => status === '200') &&
  quantile(first, 1) <= longestHealth &&
  quantile(health, 1) <= longestHealth
    ? 0
    : 1
