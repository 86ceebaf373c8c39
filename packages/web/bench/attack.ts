import { readFile } from 'node:fs/promises'
import { attacks } from '../scripts/attacks/attacks.ts'
import { watchHealth } from '../scripts/health-watch.ts'
import type { HealthAnswer } from '../scripts/health-watch.ts'
import { runSite } from '../scripts/running-site.ts'
import { pageLimits } from '../src/server/fair-queue.ts'
import { quantile, visitPages } from './visitors.ts'

// Sends every attack of scripts/attacks/ to a warm site, one after the other. Prints for each: the longest processor time between two
// answers of `/health`, the whole processor time, the memory that stays, and the largest answer. Then sends them again and again for
// MINUTES (default: 1; 0 for none), mixed with good requests. No good request may fail, and the process has to run within its heap of 256
// MB. ONLY: a regular expression for the names of the attacks.
const minutes = Number(process.env['MINUTES'] ?? 1)
const only = new RegExp(process.env['ONLY'] ?? '')
const chosen = attacks.filter(({ name }) => only.test(name))
const rate = 300
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

/** The limits of one attack: milliseconds of the processor in one piece, MB of memory, bytes of an answer. */
const limits = { piece: 50, memory: 20, size: 64 * 1024 }
/**
 * How often an attack above its limits is sent again. A full collection of V8 (12 to 27 ms in one piece, `--trace-gc`) or the start of
 * another process hits some attacks by chance; the cost of an attack itself appears each time.
 */
const repeats = 2
/** Milliseconds within which 99 of 100 answers of `/health` arrive during the mix. */
const slowHealth = 100

const site = await runSite({ TRUSTED_PROXIES: '1' })
const { url, pid, stop } = site

/** The resources of the site's process: milliseconds of the processor in all its threads so far, and MB of memory now (Linux). */
const taken = async (): Promise<{ readonly processor: number; readonly memory: number }> => {
  const [stat, status] = await Promise.all(['stat', 'status'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8')))
  // The 14th and 15th fields, in hundredths of a second. The second field is a name in brackets.
  const fields = (stat ?? '').split(') ')[1]?.split(' ') ?? []
  const processor = (Number(fields[11]) + Number(fields[12])) * 10
  return { processor, memory: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status ?? '')?.[1] ?? 0) / 1024) }
}

const longestPiece = (answers: readonly HealthAnswer[]) =>
  Math.round(Math.max(0, ...answers.map(({ processor }) => processor)))
const ascending = (answers: readonly HealthAnswer[]) =>
  answers.map(({ duration }) => duration).toSorted((a, b) => a - b)
const sayHealth = (when: string, answers: readonly HealthAnswer[]) => {
  const health = ascending(answers)
  console.log(
    `/health ${when}: median ${quantile(health, 0.5)} ms, p99 ${quantile(health, 0.99)} ms, longest ${quantile(health, 1)} ms of ${health.length}; at most ${longestPiece(answers)} ms of the processor between two`,
  )
}

const visit = async (path: string): Promise<void> => void (await (await fetch(`${url}${path}`)).arrayBuffer())

/** An upload of a form from another client of the proxy. */
const upload = async (address: string): Promise<void> => {
  const form = new FormData()
  form.set('foto_ktp', new Blob(['x'.repeat(60_000)], { type: 'image/jpeg' }), 'ktp.jpg')
  const headers = { origin: url, 'x-forwarded-for': address }
  const response = await fetch(`${url}/api/hospital-care/RS01/register`, { method: 'POST', headers, body: form })
  await response.arrayBuffer()
}

// Everything is compiled and cached before the measurement. The first pages that are rendered for their visitors take 25 to 40 MB once per
// process: code, V8's space for new objects, arenas of the allocator.
for (let round = 0; round < 30; round += 1) for (const path of paths) await visit(path)
for (let round = 0; round < 40; round += 1)
  await Promise.all(Array.from({ length: pageLimits.perAddress }, () => visit('/dokter/appointment')))
// The first upload of a process takes 20 ms in one piece, most of it to compile the code for uploads; the 40th takes 1 ms.
for (let round = 0; round < 40; round += 1) await upload(`2001:db8:ffff:${round}::1`)

const control = await watchHealth(site, 0)
await new Promise((resolve) => setTimeout(resolve, 2000))
sayHealth('alone', await control.stop())

type Attack = (typeof attacks)[number]

/** Sends an attack and prints its cost. Returns whether it is within its limits. */
const attack = async ({ name, send, hasPages }: Attack): Promise<boolean> => {
  const before = await taken()
  const watch = await watchHealth(site, 0)
  const size = await send(url).catch(() => undefined)
  const piece = longestPiece(await watch.stop())
  const after = await taken()
  const memory = after.memory - before.memory
  const isWithin = piece <= limits.piece && memory <= limits.memory && (hasPages || (size ?? 0) <= limits.size)
  console.log(
    `${isWithin ? '' : 'ABOVE '}${name}: ${piece} ms in one piece, ${after.processor - before.processor} ms in all (with /health), memory ${after.memory} MB (${memory} more), answer ${size ?? '-'} B`,
  )
  return isWithin
}

const above: string[] = []
for (const one of chosen) {
  let isWithin = await attack(one)
  for (let repeat = 0; !isWithin && repeat < repeats; repeat += 1) isWithin = await attack(one)
  if (!isWithin) above.push(one.name)
}

/** Sends the attacks beside good requests. Returns whether all good requests succeeded, and `/health` answered in time. */
const mix = async (): Promise<boolean> => {
  const watch = await watchHealth(site)
  const state = { isOver: false, attackCount: 0 }
  const attackAll = async (): Promise<void> => {
    for (; !state.isOver; state.attackCount += 1)
      await chosen[state.attackCount % chosen.length]?.send(url).catch(() => undefined)
  }
  const attacking = attackAll()
  const { statuses, durations } = await visitPages({ url, paths, rate, seconds: minutes * 60 })
  state.isOver = true
  await attacking
  const mixed = await watch.stop()
  console.log(
    `${minutes} minutes, ${state.attackCount} attacks, ${durations.length} good requests (${Math.round(durations.length / minutes / 60)}/s): ${JSON.stringify(statuses)}`,
  )
  console.log(
    `good requests: median ${quantile(durations, 0.5)} ms, p99 ${quantile(durations, 0.99)} ms, longest ${quantile(durations, 1)} ms`,
  )
  sayHealth('while all were mixed', mixed)
  return Object.keys(statuses).every((status) => status === '200') && quantile(ascending(mixed), 0.99) <= slowHealth
}

const isMixedWell = minutes === 0 || (await mix())
await stop()
console.log(above.length === 0 ? 'each attack is within its limits' : `above their limits: ${above.join('; ')}`)
process.exitCode = above.length === 0 && isMixedWell ? 0 : 1
