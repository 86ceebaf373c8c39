import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { anAddress, runSite } from '../scripts/running-site.ts'
import type { RunningSite } from '../scripts/running-site.ts'

// How many visitors the built site can serve with the CMS fast, slow and down. The load comes from its own process. The site is one
// process, so it has one core at most. MINUTES: how long memory is watched (default 0.5).
const autocannon = fileURLToPath(import.meta.resolve('autocannon'))
const ignoreBodies = fileURLToPath(new URL('ignore-bodies.cjs', import.meta.url))
const run = promisify(execFile)

interface Load {
  readonly requests: { readonly average: number }
  readonly latency: { readonly p99: number }
  readonly non2xx: number
  readonly errors: number
}

const load = async (url: string, seconds: number, connections: number, ...options: string[]): Promise<Load> => {
  const args = [
    autocannon,
    '--json',
    '--setupClient',
    ignoreBodies,
    '-c',
    String(connections),
    '-d',
    String(seconds),
    ...options,
    url,
  ]
  const { stdout } = await run(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout) as Load
}

const report = (what: string, { requests, latency, non2xx, errors }: Load) =>
  console.log(`${what}: ${Math.round(requests.average)} requests/s, p99 ${latency.p99} ms, ${non2xx + errors} failed`)

/** Milliseconds to the whole answer, and its status. */
const visit = async (url: string): Promise<{ readonly status: number; readonly time: number }> => {
  const started = performance.now()
  const response = await fetch(url)
  await response.arrayBuffer()
  return { status: response.status, time: performance.now() - started }
}

const memoryOf = async (pid: number): Promise<number> => {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

const kinds: readonly (readonly [name: string, address: RegExp])[] = [
  ['home', /^\/$/],
  ['doctor', /^\/dokter\/(?!appointment)./],
  ['hospital', /^\/rumah-sakit\/./],
  ['package', /^\/paket\/./],
  ['article', /^\/(?!en\/)(?!dokter|paket|rumah-sakit|informasi|layanan|artikel)[\w-]+\/./],
]

/** Further kinds of pages, which look alike, or are not in the sitemap. */
const furtherKinds: readonly (readonly [name: string, address: RegExp | string])[] = [
  ['event', /^\/informasi\/event-community\/./],
  ['featured service', /^\/layanan-unggulan\/./],
  ['article category', '/kesehatan-jantung'],
  ['articles', '/artikel'],
  ['health articles', '/informasi/artikel-kesehatan'],
  ['events', '/informasi/event-community'],
  ['schedules', '/jadwal-dokter'],
  ['schedules, a page beyond the last', '/jadwal-dokter?page=99'],
  ['schedules, filtered', '/jadwal-dokter?rs=RS01&spesialis=SPJP&hari=Senin'],
  ['doctors', '/dokter'],
  ['packages', '/paket'],
  ['appointment', '/dokter/appointment?rs=RS01&spesialis=SPJP'],
  ['hospital service', '/rumah-sakit/rs-kawung-karawang/layanan/mata'],
  ['hospital ambulance', '/rumah-sakit/rs-kawung-karawang/ambulance'],
  ['about the group', '/about-us'],
  ['search results', '/cari?q=jantung'],
]

/** Visits one new address after the other, so that no cache can answer. */
const visitNewAddresses = async (site: RunningSite, start: string, seconds: number): Promise<number> => {
  const until = performance.now() + seconds * 1000
  let count = 0
  while (performance.now() < until) {
    await visit(`${site.url}${start}${count}`)
    count += 1
  }
  return count
}

/** Visits new addresses as four visitors at the same time. Returns how many addresses they saw. */
const visitNew = async (site: RunningSite, start: string, seconds: number): Promise<number> => {
  const counts = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name) => visitNewAddresses(site, `${start}${name}`, seconds)),
  )
  return counts.reduce((sum, own) => sum + own, 0)
}

const watchMemory = async (site: RunningSite, minutes: number) => {
  const parts = 5
  const readings: number[] = []
  let count = 0
  for (let part = 0; part < parts; part += 1) {
    count += await visitNew(site, `/jadwal-dokter?dokter=${part}x`, (minutes * 60) / parts)
    readings.push(Math.round(await memoryOf(site.pid)))
  }
  console.log(`memory over ${minutes} min and ${count} addresses never asked for: ${readings.join(', ')} MB`)
}

const withFastCms = async (site: RunningSite) => {
  for (const path of ['/', '/jadwal-dokter']) await load(`${site.url}${path}`, 2, 10, '-H', 'accept-encoding=br')
  report('cached home page', await load(`${site.url}/`, 8, 20, '-H', 'accept-encoding=br'))
  report('cached page of schedules', await load(`${site.url}/jadwal-dokter`, 8, 20, '-H', 'accept-encoding=br'))
  // A search for a new doctor's name: the CMS is called, and the document is rendered and compressed.
  const seconds = 8
  const rendered = await visitNew(site, '/jadwal-dokter?dokter=', seconds)
  console.log(`schedules of a new name each time: ${Math.round(rendered / seconds)} requests/s`)
}

/** Each request loads its page from the CMS. Two visitors at the same time would share one load, so they use different languages. */
const withoutPageCache = async () => {
  const site = await runSite({ PAGES_FRESH_FOR: '0' })
  try {
    const both = (seconds: number) =>
      Promise.all(['/', '/en'].map((path) => load(`${site.url}${path}`, seconds, 1, '-H', 'accept-encoding=br')))
    await both(4)
    const loads = await both(8)
    const sum = (of: (one: Load) => number) => loads.map(of).reduce((left, right) => left + right, 0)
    report('home page in two languages, rendered for each request', {
      requests: { average: sum(({ requests }) => requests.average) },
      latency: { p99: Math.max(...loads.map(({ latency }) => latency.p99)) },
      non2xx: sum(({ non2xx }) => non2xx),
      errors: sum(({ errors }) => errors),
    })
  } finally {
    await site.stop()
  }
}

const withPoorCms = async (site: RunningSite, fault: string) => {
  const addresses = await Promise.all(kinds.map(async ([name, kind]) => [name, await anAddress(site, kind)] as const))
  for (const [, path] of addresses) await visit(`${site.url}${path}`)
  await site.fault(fault)
  console.log(`CMS ${fault}:`)
  for (const [name, path] of addresses) {
    const seen = await visit(`${site.url}${path}`)
    const twin = await visit(`${site.url}/en${path === '/' ? '' : path}`)
    console.log(
      `  ${name}: seen before ${seen.status} in ${Math.round(seen.time)} ms; its English twin ${twin.status} in ${Math.round(twin.time)} ms`,
    )
  }
  await site.fault(undefined)
}

/** Pages with a fault are rendered from uncached answers, so this warms up the code and no cache. */
const warmUp = async (site: RunningSite, path: string) => {
  for (let time = 0; time < 5; time += 1)
    await visit(`${site.url}${path}${path.includes('?') ? '&' : '?'}__fault=none=500`)
}

/** Pages without a cached answer cost the most. So each kind is measured on its own site, which has no answer of the CMS yet. */
const withSlowCms = async () => {
  console.log('CMS slow (2 s), a page of each kind, not asked for before:')
  for (const [name, kind] of [...kinds, ...furtherKinds]) {
    const site = await runSite()
    try {
      const path = typeof kind === 'string' ? kind : await anAddress(site, kind)
      await warmUp(site, path)
      await site.fault('delay-2000')
      const { status, time } = await visit(`${site.url}${path}`)
      console.log(`  ${name}: ${status} in ${Math.round(time)} ms`)
    } finally {
      await site.stop()
    }
  }
}

await withSlowCms()
await withoutPageCache()
const site = await runSite()
try {
  await withFastCms(site)
  await withPoorCms(site, 'delay-2000')
  await withPoorCms(site, 'dropped')
  await watchMemory(site, Number(process.env['MINUTES'] ?? 0.5))
} finally {
  await site.stop()
}
