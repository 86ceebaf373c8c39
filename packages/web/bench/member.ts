import { ensureChromium } from '@hospital/chromium'
import { chromium } from 'playwright'
import type { Browser, BrowserContext, Page } from 'playwright'
import { logInCompany } from '../e2e/company-user.ts'
import { logInAs } from '../e2e/member.ts'
import { runSite } from '../scripts/running-site.ts'

// How long a patient, or a user of a company with 5,000 employees, waits for their data on a cheap phone, after a log-in on the same phone:
// slow 4G (1.6 Mbit/s, 150 ms) and a processor 4 and 10 times slower. Medians of ROUNDS visits (5) to the built site. Targets: 2.0 s and
// 2.6 s. Then measures the longest frame after sorting and filtering the list of employees. Target: 100 ms at 4 times slower.
const runs = Number(process.env['ROUNDS'] ?? 5)

/** Milliseconds after which a visit without the patient's data ends the measurement. */
const patience = 60_000

const bytesPerSecond = (1.6 * 1024 * 1024) / 8

/** The pages, each with a text that only the patient's own data contains. */
const memberPages = {
  profile: ['/member-area/profile', '00-12-34-56'],
  family: ['/member-area/keluarga', '00-12-34-56'],
  appointments: ['/member-area/appointment/1001/open', 'APT-'],
  visits: ['/member-area/history-kunjungan/1001', 'RJ-'],
  results: ['/member-area/list-hasil/1001', 'Laboratorium'],
} as const

/** The same for a company. The page of a check-up is added later, since its address is found in the list. */
const companyPages = {
  employees: ['/company-area/pasien', 'KMI-'],
  employee: ['/company-area/pasien/20001', 'KMI-'],
  checkups: ['/company-area/hasil-mcu', 'KMI-'],
} as const

/** Runs in the page before anything else, and notes when a text is on the screen. */
const watchFor = ({ text, patience: limit }: { readonly text: string; readonly patience: number }) => {
  const found = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`“${text}” was not on ${location.pathname} within ${limit} ms`)), limit)
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
  /** The page that the log-in led to. It has loaded the shell and the data layer. */
  readonly firstPage: string
}

const logIn = async (
  browser: Browser,
  url: string,
  firstPage: string,
  by: (page: Page) => Promise<unknown>,
): Promise<Phone> => {
  const context = await browser.newContext()
  await by(await context.newPage())
  const session = await context.storageState()
  await context.close()
  return { browser, session, url, firstPage }
}

let phones = 0

/** A phone with an address in its own network (RFC 3849), since the site limits the requests of one network. */
const phoneContext = ({ browser, session }: Phone): Promise<BrowserContext> =>
  browser.newContext({
    extraHTTPHeaders: { 'X-Forwarded-For': `2001:db8:${(phones += 1).toString(16)}::1` },
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    storageState: session,
  })

/** Milliseconds until the patient sees their data. */
const visit = async (phone: Phone, path: string, text: string, slowdown: number): Promise<number> => {
  const context = await phoneContext(phone)
  try {
    const page = await context.newPage()
    await page.goto(`${phone.url}${phone.firstPage}`, { waitUntil: 'networkidle' })
    await page.addInitScript(watchFor, { text, patience })
    await throttle(page, slowdown)
    await page.goto(`${phone.url}${path}`, { waitUntil: 'commit' })
    return await page.evaluate(() => (window as unknown as { whenShown: () => Promise<number> }).whenShown())
  } finally {
    await context.close()
  }
}

/** The longest frame, in milliseconds, while the list of employees changes its rows; 0 if no frame takes 50 ms. */
const longestFrame = async (
  phone: Phone,
  slowdown: number,
  change: (page: Page) => Promise<unknown>,
): Promise<number> => {
  const context = await phoneContext(phone)
  try {
    const page = await context.newPage()
    await page.goto(`${phone.url}/company-area/pasien`, { waitUntil: 'networkidle' })
    await page.locator('tbody a').first().waitFor()
    await throttle(page, slowdown)
    await page.evaluate(() => {
      const frames: number[] = []
      new PerformanceObserver((list) => frames.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'long-animation-frame',
      })
      Object.assign(window, { frames })
    })
    const before = await page.locator('tbody').textContent()
    await change(page)
    await page.waitForFunction((old) => document.querySelector('tbody')?.textContent !== old, before)
    await page.waitForLoadState('networkidle')
    return Math.max(0, ...(await page.evaluate(() => (window as unknown as { frames: number[] }).frames)))
  } finally {
    await context.close()
  }
}

/** The address of the latest check-up. */
const latestCheckup = async (phone: Phone): Promise<string> => {
  const context = await phoneContext(phone)
  try {
    const page = await context.newPage()
    await page.goto(`${phone.url}/company-area/hasil-mcu`)
    return (await page.locator('tbody a').first().getAttribute('href')) ?? ''
  } finally {
    await context.close()
  }
}

/** Changes of the rows. A script makes them, so that the time of the test's own checks does not count. */
const changes = {
  sort: (page: Page) => page.getByRole('combobox', { name: 'Urutkan' }).selectOption('-mcu_terakhir'),
  filter: async (page: Page) => {
    await page.getByLabel('Departemen', { exact: true }).selectOption('Kantor')
    await page.getByRole('button', { name: 'Terapkan' }).click()
  },
} as const

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0

const report = async (
  phone: Phone,
  pages: Readonly<Record<string, readonly [string, string]>>,
  slowdown: number,
): Promise<void> => {
  for (const [name, [path, text]] of Object.entries(pages)) {
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) times.push(await visit(phone, path, text, slowdown))
    console.log(`  ${name}: ${Math.round(median(times))} ms`)
  }
}

const site = await runSite({ TRUSTED_PROXIES: '1' })
const browser = await chromium.launch(await ensureChromium())
try {
  const { url } = site
  const patient = await logIn(browser, url, '/member-area/profile', (page) => logInAs(page, 'siti', url))
  const company = await logIn(browser, url, '/company-area/profile', (page) => logInCompany(page, 'nadia', url))
  const checkup = await latestCheckup(company)
  for (const slowdown of [4, 10]) {
    console.log(`processor ${slowdown} times slower, slow 4G, median of ${runs}, first personal data on the screen:`)
    if (!process.argv.includes('--company')) await report(patient, memberPages, slowdown)
    await report(company, { ...companyPages, checkup: [checkup, 'MCU-'] }, slowdown)
  }
  for (const [name, change] of Object.entries(changes)) {
    const frames: number[] = []
    for (let run = 0; run < runs; run += 1) frames.push(await longestFrame(company, 4, change))
    console.log(`  longest frame of a ${name}, processor 4 times slower: ${Math.round(median(frames))} ms`)
  }
} finally {
  await browser.close()
  await site.stop()
}
