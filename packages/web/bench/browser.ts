import { brotliCompressSync } from 'node:zlib'
import { ensureChromium } from '@hospital/chromium'
import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { anAddress, runSite } from '../scripts/running-site.ts'

// The waiting time of a visitor on a cheap phone: slow 4G (1.6 Mbit/s, 150 ms) and a processor 4 and 10 times slower. Medians of five first
// visits to the built site.
const runs = 5
const bytesPerSecond = (1.6 * 1024 * 1024) / 8

interface Visit {
  readonly largestPaint: number
  readonly blocking: number
  readonly hydrated: number
  readonly shift: number
  readonly requests: number
  readonly script: number
  readonly style: number
}

/** Runs in the page before anything else, and records its events. */
const watch = () => {
  const seen = { firstPaint: 0, largestPaint: 0, blocking: 0, hydrated: 0, shift: 0 }
  const on = (type: string, tell: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true })
  on('largest-contentful-paint', (entry) => (seen.largestPaint = entry.startTime))
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime
  })
  const tasks: PerformanceEntry[] = []
  on('longtask', (entry) => tasks.push(entry))
  // Total blocking time counts from the first paint on: before it there is nothing to press.
  const blockingOf = ({ startTime, duration }: PerformanceEntry) =>
    Math.max(0, startTime + duration - Math.max(startTime, seen.firstPaint) - 50)
  on('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value
  })
  const note = () => {
    if (document.documentElement.hasAttribute('data-hydrated') && seen.hydrated === 0) seen.hydrated = performance.now()
  }
  new MutationObserver(note).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })
  const result = () => JSON.stringify({ ...seen, blocking: tasks.map(blockingOf).reduce((sum, own) => sum + own, 0) })
  // Polls slowly, so that polling does not affect the measurement.
  const whenHydrated = (): Promise<string> =>
    new Promise((resolve) => setTimeout(() => resolve(seen.hydrated > 0 ? result() : whenHydrated()), 250))
  Object.assign(window, { whenHydrated })
}

const visit = async (browser: Browser, url: string, slowdown: number): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    // A phone has no mouse. The browser moves one on every navigation, which would lay out the page before it has its styles.
    await session.send('Input.setIgnoreInputEvents', { ignore: true })
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(watch)
    const sizes = { script: 0, requests: 0 }
    page.on('response', (response) => {
      const kind = response.request().resourceType()
      // Pictures further down load when the visitor scrolls to them, so the page's own weight excludes pictures.
      if (kind !== 'image') sizes.requests += 1
      if (kind === 'script') sizes.script += Number(response.headers()['content-length'] ?? 0)
    })
    const response = await page.goto(url, { waitUntil: 'networkidle' })
    const styles = (await response?.text())?.match(/<style[^]*?<\/style>/g) ?? []
    // Through DevTools: a locator would first load Playwright's own script into the page, which is a long task itself.
    const { result } = await session.send('Runtime.evaluate', { expression: 'whenHydrated()', awaitPromise: true })
    const seen = JSON.parse(String(result.value)) as Pick<Visit, 'largestPaint' | 'blocking' | 'hydrated' | 'shift'>
    return {
      ...seen,
      requests: sizes.requests,
      script: sizes.script,
      style: brotliCompressSync(styles.join('')).byteLength,
    }
  } finally {
    await context.close()
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0

const site = await runSite()
const browser = await chromium.launch(await ensureChromium())
try {
  const article = await anAddress(site, /^\/(?!en\/)(?!dokter|paket|rumah-sakit|informasi|layanan|artikel)[\w-]+\/./)
  const pages = {
    home: '/',
    schedules: '/jadwal-dokter',
    doctor: await anAddress(site, /^\/dokter\/(?!appointment)./),
    article,
  }
  for (const slowdown of [4, 10]) {
    console.log(`processor ${slowdown} times slower, slow 4G, median of ${runs}:`)
    for (const [name, path] of Object.entries(pages)) {
      await visit(browser, `${site.url}${path}`, 1)
      const visits: Visit[] = []
      for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, `${site.url}${path}`, slowdown))
      const of = (key: keyof Visit) => median(visits.map((entry) => entry[key]))
      console.log(
        `  ${name}: largest paint ${Math.round(of('largestPaint'))} ms, blocking ${Math.round(of('blocking'))} ms, hydrated ${Math.round(of('hydrated'))} ms, ` +
          `shift ${of('shift').toFixed(4)}, ${of('requests')} requests without pictures, script ${of('script')} B, style ${of('style')} B`,
      )
    }
  }
} finally {
  await browser.close()
  await site.stop()
}
