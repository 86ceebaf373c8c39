import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import { addressesOf } from './fleet/addresses.ts'
import { startEdge } from './fleet/edge.ts'
import { startFleet } from './fleet/fleet.ts'
import type { Fleet } from './fleet/fleet.ts'
import { guess } from './fleet/guesses.ts'
import { tryImage } from './fleet/image.ts'
import { load } from './fleet/load.ts'
import { release } from './fleet/releases.ts'
import { logInMembers, mixVisitors } from './fleet/visits.ts'

// A fleet on this machine: a cache, sites, their shared store, and the contract server. Puts the fleet through usual incidents, and prints
// what visitors saw. SITES: how many (default 2). SECONDS: the duration of each load (default 60). `--keep`: afterwards the fleet serves
// until Ctrl-C.
const count = Number(process.env['SITES'] ?? 2)
const seconds = Number(process.env['SECONDS'] ?? 60)

let wrong = 0
/** Prints a result, and marks unexpected ones. */
const tell = (isWell: boolean, text: string) => {
  if (!isWell) wrong += 1
  console.log(`${isWell ? ' ok ' : 'FAIL'}  ${text}`)
}

const statusOf = async (url: string): Promise<{ readonly status: number; readonly kept: boolean }> => {
  const response = await fetch(url)
  await response.arrayBuffer()
  return { status: response.status, kept: response.headers.get('cache-status') === 'edge; hit' }
}

const doctors = ['/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha', '/dokter/dr-sulastri-sp-a'] as const

/** An edit of a doctor: their page is made again, and that of another doctor stays in the cache. */
const edit = async ({ edge, webhook }: Fleet): Promise<void> => {
  const [edited, other] = doctors
  const pages = [edited, other, '/tidak-ada', '/paket'].map((path) => `${edge.url}${path}`)
  for (const page of [...pages, ...pages]) await statusOf(page)
  const started = performance.now()
  const slug = edited.replace('/dokter/', '')
  const entry = { id: 'of-no-other', slug, kode_mapping_spesialis: 'SPJP', kode_mapping_rs: 'RS01' }
  const status = await webhook({ event: 'entry.publish', model: 'dokter', entry })
  const after = await Promise.all([edited, other, '/paket'].map((path) => statusOf(`${edge.url}${path}`)))
  const time = Math.round(performance.now() - started)
  const [first, second, third] = after.map(({ kept }) => kept)
  tell(
    status === 204 && first === false && second === true && third === true && time <= 2000,
    `an edit of a doctor: that page is new after ${time} ms; another doctor's ${second ? 'stays' : 'goes'}, the packages ${third ? 'stay' : 'go'}`,
  )
}

/** All sites and the CMS stop, after the cached pages have become stale. */
const outage = async ({ sites, contracts }: Fleet, paths: readonly string[]): Promise<void> => {
  const [port, purgePort] = [await freePort(0), await freePort(0)]
  const edge = await startEdge({ sites: sites.map((site) => site.port), port, purgePort }, '1s')
  const served = async () => {
    const answers = await Promise.all(paths.map((path) => statusOf(`${edge.url}${path}`)))
    return paths.filter((_path, index) => answers[index]?.status === 200 && answers[index].kept)
  }
  try {
    // A page that lacks a part, because a read took too long, is not cached: it is requested again.
    await served()
    const before = await served()
    await contracts.close()
    await Promise.all(sites.map(({ stop }) => stop('SIGKILL')))
    await new Promise((resolve) => setTimeout(resolve, 3000))
    const after = new Set(await served())
    const lost = before.filter((path) => !after.has(path))
    tell(
      lost.length === 0 && before.length > paths.length / 2,
      `all sites and the CMS were killed, and what was kept had run out: ${before.length - lost.length} of ${before.length} pages that were kept are served (of ${paths.length} that were seen)`,
    )
    const never = await fetch(`${edge.url}/paket/tidak-pernah-dilihat`)
    tell(
      never.status === 503 && (await never.text()).includes('tel:119'),
      `a page that nobody has seen then answers ${never.status}, with the emergency number`,
    )
  } finally {
    await edge.stop()
  }
}

/** The image's promises: size, read-only files, a user without rights, an orderly end. */
const image = async ({ contracts, store }: Fleet): Promise<void> => {
  const { bytes, answers, drained, exitCode } = await tryImage(contracts.url, store.url)
  const size = Math.round(bytes / 1024 / 1024)
  tell(
    size <= 200 && answers && drained === 200 && exitCode === 0,
    `the image has ${size} MB; as nobody, on files that cannot be written to, ${answers ? 'it answers' : 'it does not answer'}; a request under way at SIGTERM got ${drained}, and the process ended with ${exitCode}`,
  )
}

const main = async (fleet: Fleet, folder: string): Promise<void> => {
  const { edge, sites } = fleet
  const list = await addressesOf(edge.url, 10_000)
  const addresses = join(folder, 'addresses')
  await writeFile(addresses, list.join('\n'))
  const [person] = await logInMembers(edge.url)
  const visitors = { addresses, cookie: person?.cookie ?? '', seconds }

  const { kept, faults } = await mixVisitors(edge.url, list.slice(0, 50), 1000)
  tell(
    faults.size === 0 && kept > 0,
    `1,000 mixed visitors: ${kept} answers came from the cache; ${[...faults].map(([what, times]) => `${times} × ${what}`).join(', ') || 'nobody saw anything of another'}`,
  )

  await guess(fleet, tell)
  await edit(fleet)
  await image(fleet)

  await load(edge.url, visitors)
  await edge.hits()
  const before = await edge.processorTime()
  const full = await load(edge.url, visitors)
  const used = (await edge.processorTime()) - before
  const { share, lookups, toSites } = await edge.hits()
  tell(
    share >= 0.99 && full.failed === 0,
    `${list.length} addresses after ${seconds} s: ${Math.round(full.requests / full.seconds)} requests/s, ${(share * 100).toFixed(2)} % of ${lookups} lookups were kept, ${(toSites / full.seconds).toFixed(1)} requests/s reached a site, p50 ${full.p50} ms, p99 ${full.p99} ms, ${full.failed} failed; the cache used ${((used / full.requests) * 1e6).toFixed(0)} µs of processor for each`,
  )

  const killed = load(edge.url, { ...visitors, seconds: Math.max(10, seconds / 4) })
  await new Promise((resolve) => setTimeout(resolve, 3000))
  await sites[0]?.stop('SIGKILL')
  const whileKilled = await killed
  tell(
    whileKilled.failed === 0,
    `one of ${sites.length} sites was killed under load: ${whileKilled.failed} of ${whileKilled.requests} requests failed`,
  )
  await sites[0]?.start()

  await release(fleet, () => load(edge.url, { ...visitors, seconds: Math.max(40, seconds / 2) }), tell)

  await outage(fleet, list.slice(0, 300))
}

const folder = await mkdtemp(join(tmpdir(), 'hospital-fleet-'))
const fleet = await startFleet(count, await freePort(Number(process.env['PORT'] ?? 8080)))
console.log(`${count} sites behind ${fleet.edge.url}`)
try {
  await main(fleet, folder)
} finally {
  await fleet.stop()
  await rm(folder, { recursive: true, force: true })
}
if (wrong > 0) process.exitCode = 1
