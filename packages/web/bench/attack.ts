import { readFile } from 'node:fs/promises'
import { attacks } from '../scripts/attacks.ts'
import { watchHealth } from '../scripts/health-watch.ts'
import { runSite } from '../scripts/running-site.ts'
import { quantile, visitPages } from './visitors.ts'

// Everything that a stranger may send (scripts/attacks.ts), one after the other on a site that has just started, each with the time of the
// processor and the memory that it took; then again and again for
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

const { url, pid, stop } = await runSite({ NODE_OPTIONS: '--max-old-space-size=512', TRUSTED_PROXIES: '1' })
for (const path of paths) await fetch(`${url}${path}`)

/** What the process of the site has taken: milliseconds of the processor in all its threads, and MB of memory now (Linux). */
const taken = async (): Promise<{ readonly processor: number; readonly memory: number }> => {
  const [stat, status] = await Promise.all(['stat', 'status'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8')))
  // The 14th and 15th fields, in hundredths of a second; the second one is a name in brackets.
  const fields = (stat ?? '').split(') ')[1]?.split(' ') ?? []
  const processor = (Number(fields[11]) + Number(fields[12])) * 10
  return { processor, memory: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status ?? '')?.[1] ?? 0) / 1024) }
}

const ascending = (durations: readonly number[]) => durations.toSorted((a, b) => a - b)
const sayHealth = (when: string, health: readonly number[]) =>
  console.log(
    `/health ${when}: median ${quantile(health, 0.5)} ms, p99 ${quantile(health, 0.99)} ms, longest ${quantile(health, 1)} ms of ${health.length}`,
  )
const alone = await watchHealth(url)
for (const { name, send } of attacks) {
  const before = await taken()
  await send(url).catch(() => undefined)
  const after = await taken()
  console.log(
    `${name}: ${after.processor - before.processor} ms of the processor, memory ${after.memory} MB (${after.memory - before.memory} more)`,
  )
}
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
