import { ensureChromium } from '@hospital/chromium'
import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { anAddress, runSite } from './running-site.ts'

// What a visitor on a cheap phone waits for: slow 4G (1.6 Mbit/s, 150 ms) and a processor 4 and 10 times slower.
// Medians of five first visits to the built site.
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

/** Runs in the page before anything else, and writes down what happens. */
const watch = () => {
  const seen = { largestPaint: 0, blocking: 0, hydrated: 0, shift: 0 }
  Object.assign(window, { seen })
  const on = (type: string, tell: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true })
  on('largest-contentful-paint', (entry) => (seen.largestPaint = entry.startTime))
  on('longtask', (entry) => (seen.blocking += Math.max(0, entry.duration - 50)))
  on('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value
  })
  const note = () => {
    if (document.documentElement.hasAttribute('data-hydrated') && seen.hydrated === 0) seen.hydrated = performance.now()
  }
  new MutationObserver(note).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })
}

const visit = async (browser: Browser, url: string, slowdown: number): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(watch)
    const sizes = { script: 0, stylesheet: 0, requests: 0 }
    page.on('response', (response) => {
      const kind = response.request().resourceType()
      // Pictures further down come when they are scrolled to; a page's own weight is counted without them.
      if (kind !== 'image') sizes.requests += 1
      const bytes = Number(response.headers()['content-length'] ?? 0)
      if (kind === 'script' || kind === 'stylesheet') sizes[kind] += bytes
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    const seen = (await page.evaluate(() => Reflect.get(window, 'seen'))) as Pick<Visit, 'largestPaint' | 'blocking' | 'hydrated' | 'shift'>
    return { ...seen, requests: sizes.requests, script: sizes.script, style: sizes.stylesheet }
  } finally {
    await context.close()
  }
}

const median = (values: readonly number[]): number => values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0

const site = await runSite()
const browser = await chromium.launch(await ensureChromium())
try {
  const article = await anAddress(site, /^\/(?!en\/)(?!dokter|paket|rumah-sakit|informasi|layanan|artikel)[\w-]+\/./)
  const pages = { home: '/', schedules: '/jadwal-dokter', doctor: await anAddress(site, /^\/dokter\/(?!appointment)./), article }
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
