import { ensureChromium } from '@hospital/chromium'
import { chromium } from 'playwright'
import type { Browser, BrowserContext, Page } from 'playwright'
import { logInAs } from '../e2e/member.ts'
import { runSite } from '../scripts/running-site.ts'

// What a patient on a cheap phone waits for their data, after a log-in on the same phone: slow 4G (1.6 Mbit/s, 150 ms) and a
// processor 4 and 10 times slower. Medians of five visits to the built site. Targets: 2.0 s and 2.6 s.
const runs = 5
const bytesPerSecond = (1.6 * 1024 * 1024) / 8

/** The pages, each with a text that only the patient's own data has. */
const pages = {
  profile: ['/member-area/profile', '00-12-34-56'],
  family: ['/member-area/keluarga', '00-12-34-56'],
  appointments: ['/member-area/appointment/1001/open', 'APT-'],
  visits: ['/member-area/history-kunjungan/1001', 'RJ-'],
  results: ['/member-area/list-hasil/1001', 'Laboratorium'],
} as const

/** Runs in the page before anything else: notes when a text is on the screen. */
const watchFor = (text: string) => {
  const found = new Promise<number>((resolve) => {
    const look = () => {
      if (document.querySelector('#main')?.textContent?.includes(text) === true)
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  Object.assign(window, { whenShown: () => found })
}

const throttle = async (page: Page, slowdown: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** A phone on which a patient has logged in. */
interface Phone {
  readonly browser: Browser
  readonly session: Awaited<ReturnType<BrowserContext['storageState']>>
  readonly url: string
}

const logIn = async (browser: Browser, url: string): Promise<Phone> => {
  const context = await browser.newContext()
  await logInAs(await context.newPage(), 'siti', url)
  const session = await context.storageState()
  await context.close()
  return { browser, session, url }
}

/** Milliseconds until a patient sees their own data. */
const visit = async (
  { browser, session, url }: Phone,
  path: string,
  text: string,
  slowdown: number,
): Promise<number> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    storageState: session,
  })
  try {
    const page = await context.newPage()
    // The log-in's own page has brought the shell and the data layer.
    await page.goto(`${url}/member-area/profile`, { waitUntil: 'networkidle' })
    await page.addInitScript(watchFor, text)
    await throttle(page, slowdown)
    await page.goto(`${url}${path}`, { waitUntil: 'commit' })
    return await page.evaluate(() => (window as unknown as { whenShown: () => Promise<number> }).whenShown())
  } finally {
    await context.close()
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0

const site = await runSite()
const browser = await chromium.launch(await ensureChromium())
try {
  const phone = await logIn(browser, site.url)
  for (const slowdown of [4, 10]) {
    console.log(`processor ${slowdown} times slower, slow 4G, median of ${runs}, first personal data on the screen:`)
    for (const [name, [path, text]] of Object.entries(pages)) {
      const times: number[] = []
      for (let run = 0; run < runs; run += 1) times.push(await visit(phone, path, text, slowdown))
      console.log(`  ${name}: ${Math.round(median(times))} ms`)
    }
  }
} finally {
  await browser.close()
  await site.stop()
}
