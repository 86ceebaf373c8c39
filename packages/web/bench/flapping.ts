import { readFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { runSite } from '../scripts/running-site.ts'

// The CMS comes and goes every few seconds for MINUTES (default: 1), while visitors ask for many addresses. What was seen before is
// answered all the same, the process lives on, and its memory stays flat.
const minutes = Number(process.env['MINUTES'] ?? 1)
const rate = 500
const addressCount = 10_000
const seen = [
  '/',
  '/en',
  '/paket',
  '/dokter',
  '/jadwal-dokter',
  '/artikel',
  '/rumah-sakit',
  '/en/dokter',
  '/en/artikel',
  '/informasi/event-community',
]
const faults = ['dropped', undefined, '503', undefined, 'delay-2000', undefined, 'malformed', undefined]

const site = await runSite()
const until = performance.now() + minutes * 60_000
const isOver = () => performance.now() >= until
const wait = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration))
const agent = new Agent({ keepAlive: true, maxSockets: 100 })
const statuses = { seen: new Map<number, number>(), other: new Map<number, number>() }

const ask = (path: string): Promise<number> =>
  new Promise((resolve) => {
    get(`${site.url}${path}`, { agent, timeout: 15_000 }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    }).once('error', () => resolve(0))
  })

const memory = async (): Promise<number> => {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${site.pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

const flap = async (): Promise<void> => {
  for (let count = 0; !isOver(); count += 1) {
    await site.fault(faults[count % faults.length])
    await wait(3000)
  }
}

const visitAll = async (): Promise<void> => {
  const running = new Set<Promise<void>>()
  for (let count = 0; !isOver(); count += 1) {
    const isSeen = count % 2 === 0
    const path = isSeen ? (seen[(count / 2) % seen.length] ?? '/') : `/artikel?page=${(count * 7919) % addressCount}`
    const counts = isSeen ? statuses.seen : statuses.other
    const asking = ask(path)
      .then((status) => void counts.set(status, (counts.get(status) ?? 0) + 1))
      .finally(() => running.delete(asking))
    running.add(asking)
    if (running.size > 400) await Promise.race(running)
    if (count % 25 === 24) await wait(25_000 / rate)
  }
  await Promise.all(running)
}

const watchMemory = async (): Promise<readonly number[]> => {
  const sizes: number[] = []
  while (!isOver()) {
    await wait((minutes * 60_000) / 6)
    sizes.push(await memory())
  }
  return sizes
}

for (const path of seen) await ask(path)
const [sizes] = await Promise.all([watchMemory(), flap(), visitAll()])
const told = (counts: ReadonlyMap<number, number>) =>
  [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')
console.log(`${minutes} minutes; seen before: ${told(statuses.seen)}; ${addressCount} others: ${told(statuses.other)}`)
console.log(`memory: ${sizes.join(', ')} MB`)
await site.fault(undefined)
await site.stop()
process.exitCode = [...statuses.seen.keys()].every((status) => status === 200) ? 0 : 1
