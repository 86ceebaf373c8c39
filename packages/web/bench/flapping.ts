import { readFile } from 'node:fs/promises'
import { runSite } from '../scripts/running-site.ts'
import { visitPages } from './visitors.ts'

// The CMS goes down and comes back every few seconds for MINUTES (default: 1), while visitors request many addresses. The site still has to
// answer pages from its cache, its process has to survive with constant memory, and each failed call has to be logged.
const minutes = Number(process.env['MINUTES'] ?? 1)
/** Requests per second: to pages seen before, and the same number to new addresses. */
const rate = 250
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
const others = Array.from({ length: addressCount }, (_, index) => `/artikel?page=${(index * 7919) % addressCount}`)
const faults = ['dropped', undefined, '503', undefined, 'delay-2000', undefined, 'malformed', undefined]

const failures = { logged: 0 }
const site = await runSite({}, undefined, (line) => {
  if (line.includes('"back-end-failure"')) failures.logged += 1
})
const state = { isOver: false }
const wait = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration))

const memory = async (): Promise<number> => {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${site.pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

const flap = async (): Promise<void> => {
  for (let count = 0; !state.isOver; count += 1) {
    await site.fault(faults[count % faults.length])
    await wait(3000)
  }
}

const watchMemory = async (): Promise<readonly number[]> => {
  const sizes: number[] = []
  while (!state.isOver) {
    await wait((minutes * 60_000) / 6)
    sizes.push(await memory())
  }
  return sizes
}

const visitAll = async () => {
  const load = { url: site.url, rate, seconds: minutes * 60 }
  const results = await Promise.all([visitPages({ ...load, paths: seen }), visitPages({ ...load, paths: others })])
  state.isOver = true
  return results
}

for (const path of seen) await fetch(`${site.url}${path}`)
const [[ofSeen, ofOthers], sizes] = await Promise.all([visitAll(), watchMemory(), flap()])
await site.fault(undefined)
await site.stop()

const perSecond = Math.round((ofSeen.durations.length + ofOthers.durations.length) / minutes / 60)
console.log(
  `${minutes} minutes, ${perSecond} requests/s; seen before: ${JSON.stringify(ofSeen.statuses)}; ${addressCount} others: ${JSON.stringify(ofOthers.statuses)}`,
)
console.log(`memory: ${sizes.join(', ')} MB; ${failures.logged} failed calls of back ends in the log`)
process.exitCode = Object.keys(ofSeen.statuses).every((status) => status === '200') ? 0 : 1
