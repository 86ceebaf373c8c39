import { ensureChromium } from '@hospital/chromium'
import { startMockServer } from '@hospital/mocks/server'
import { chromium } from 'playwright'
import type { Request } from 'playwright'
import { anAddress, runSite } from '../scripts/running-site.ts'
import type { RunningSite } from '../scripts/running-site.ts'
import { median, processorCost } from './processor-cost.ts'

// The cost of a visit: the requests of a browser on the way from the home page to a doctor, and the processor time of the site for each
// kind of them. ROUNDS (default 5) of SECONDS (default 3) each.
const rounds = Number(process.env['ROUNDS'] ?? 5)
const seconds = Number(process.env['SECONDS'] ?? 3)
const encoding = { 'accept-encoding': 'br' }

const kindOf = (pathname: string): string => {
  if (pathname.startsWith('/_data')) return 'data of pages'
  if (pathname.startsWith('/assets/') || /\.\w+$/.test(pathname)) return 'files'
  return pathname.startsWith('/api/') || pathname === '/_search' ? 'calls' : 'documents'
}

/** The visit of a new browser: the home page, and by its links the list of doctors and one doctor. */
const walk = async ({ url }: RunningSite, doctor: string): Promise<void> => {
  const browser = await chromium.launch(await ensureChromium())
  const page = await browser.newPage()
  const finished: Promise<{ readonly kind: string; readonly bytes: number }>[] = []
  const measured = async (request: Request, pathname: string) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes()
    return { kind: kindOf(pathname), bytes: responseBodySize + responseHeadersSize }
  }
  page.on('requestfinished', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === url) finished.push(measured(request, pathname))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  for (const path of ['/dokter', doctor]) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.body.append(link)
      link.click()
    }, path)
    await page.waitForURL(`${url}${path}`)
    await page.waitForLoadState('networkidle')
  }
  const asked = await Promise.all(finished)
  await browser.close()
  for (const kind of new Set(asked.map((one) => one.kind))) {
    const own = asked.filter((one) => one.kind === kind)
    const kilobytes = own.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    console.log(`a visit of three pages asks for ${own.length} ${kind}, ${kilobytes.toFixed(0)} kB`)
  }
}

const contracts = await startMockServer({ port: 0 })
const shared = { ...contracts, close: () => Promise.resolve() }
const site = await runSite({ PAGES_FRESH_FOR: '600000' }, shared)
const making = await runSite({ PAGES_FRESH_FOR: '0' }, shared)

const measure = async (): Promise<void> => {
  const doctor = await anAddress(site, /^\/dokter\/dr-/)
  await walk(site, doctor)
  const etag = (await fetch(`${site.url}${doctor}`, { headers: encoding })).headers.get('etag') ?? ''
  const file = /src="(\/assets\/entry-[^"]+)"/.exec(await (await fetch(site.url)).text())?.[1] ?? ''

  /** The kinds of requests: name, site, address, and headers beside the encoding. */
  const kinds: readonly (readonly [string, RunningSite, string, Readonly<Record<string, string>>?])[] = [
    ['a home page from the cache', site, '/'],
    ["a doctor's page from the cache", site, doctor],
    ['the same, which the browser has (304)', site, doctor, { 'if-none-match': etag }],
    ['data of it from the cache', site, `/_data${doctor}`],
    ['a script of the build', site, file],
    ["a doctor's page that is loaded for its request", making, doctor],
    ['a home page that is loaded for its request', making, '/'],
  ]
  const costs = kinds.map((): number[] => [])
  for (let round = -1; round < rounds; round += 1)
    for (const [index, [, { url, pid }, path, headers]] of kinds.entries()) {
      const cost = await processorCost(`${url}${path}`, pid, seconds, { ...encoding, ...headers })
      if (round >= 0) costs[index]?.push(cost)
    }
  for (const [index, [name]] of kinds.entries())
    console.log(`${name}: ${median(costs[index] ?? []).toFixed(0)} µs of the site's processor`)
}

try {
  await measure()
} finally {
  await Promise.all([site.stop(), making.stop()])
  await contracts.close()
}
