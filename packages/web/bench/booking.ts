import { readdir, readFile } from 'node:fs/promises'
import { runSite } from '../scripts/running-site.ts'
import type { RunningSite } from '../scripts/running-site.ts'

// The processor time of the site for each step of a booking: medians and averages of 200 requests for the same addresses, one at a time,
// with the CMS's answers cached (Linux). The documents are cached too, for some seconds; with PAGES_FRESH_FOR=0 each is made again. The
// contract server runs in this process, so its time is not counted. Target: 5 ms. Arguments: `packages/web` folders of other builds to
// compare with; all builds take turns.
const rounds = 20
const perRound = 10

/** The links to the next step in a booking page's data. */
interface StepData {
  readonly content: {
    readonly data: {
      readonly step: string
      readonly options: { readonly value?: readonly { readonly href?: string }[] }
    }
  }
}

interface StepPage {
  readonly step: string
  readonly path: string
}

const firstPage = '/dokter/appointment'

const stepAt = async ({ url }: RunningSite, path: string): Promise<{ step: string; next: readonly string[] }> => {
  const { content } = (await (await fetch(`${url}/_data${path}`)).json()) as StepData
  return { step: content.data.step, next: (content.data.options.value ?? []).flatMap(({ href }) => href ?? []) }
}

/** The longest way through the booking: at each step, the first answer that does not skip the next page. */
const walk = async (site: RunningSite, path = firstPage): Promise<readonly StepPage[]> => {
  const { step, next } = await stepAt(site, path)
  const order = ['hospital', 'specialty', 'doctor', 'day', 'slot', 'details']
  const wanted = order[order.indexOf(step) + 1]
  for (const href of next)
    if ((await stepAt(site, href)).step === wanted) return [{ step, path }, ...(await walk(site, href))]
  return [{ step, path }]
}

/** Nanoseconds of processor time that a process has used, in all its threads. */
const processorTime = async (pid: number): Promise<number> => {
  const threads = await readdir(`/proc/${pid}/task`)
  const times = threads.map(async (thread) =>
    Number((await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')).split(' ')[0]),
  )
  return (await Promise.all(times)).reduce((sum, time) => sum + time, 0)
}

/** The same, once no work is under way. */
const settledTime = async (pid: number): Promise<number> => {
  for (let last = -1; ;) {
    const time = await processorTime(pid)
    if (time === last) return time
    last = time
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

let asked = 0

/** The headers of a browser, each time from another client of the proxy, since the pages of one visitor are limited. */
const visitorHeaders = () => ({
  'accept-encoding': 'gzip, deflate, br, zstd',
  'x-forwarded-for': `2001:db8:0:${(asked += 1).toString(16)}::1`,
})

/** Milliseconds of processor time for one request. */
const costOf = async ({ url, pid }: RunningSite, path: string): Promise<number> => {
  const before = await settledTime(pid)
  const response = await fetch(`${url}${path}`, { headers: visitorHeaders() })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  return ((await settledTime(pid)) - before) / 1_000_000
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const folders = [undefined, ...process.argv.slice(2)]
const sites = await Promise.all(
  folders.map((folder) => runSite({ TRUSTED_PROXIES: '1' }, undefined, undefined, folder)),
)
try {
  const measured = await Promise.all(
    sites.map(async (site) => ({
      site,
      pages: (await walk(site)).map((page) => ({ ...page, costs: [] as number[] })),
    })),
  )
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1)
    for (const { site, pages } of measured)
      for (const { path, costs } of pages)
        for (let count = 0; count < (round === 0 ? perRound * rounds : perRound); count += 1) {
          const cost = await costOf(site, path)
          if (round > 0) costs.push(cost)
        }
  for (const [index, { pages }] of measured.entries()) {
    console.log(`${folders[index] ?? 'this build'}: milliseconds of processor time, median (average)`)
    for (const { step, costs } of pages)
      console.log(`  ${step.padEnd(10)} ${median(costs).toFixed(1)} (${average(costs).toFixed(1)})`)
  }
} finally {
  await Promise.all(sites.map(({ stop }) => stop()))
}
