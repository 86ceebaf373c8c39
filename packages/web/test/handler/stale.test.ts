import { demoAccounts } from '@hospital/mocks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Site } from '../../src/server/app.ts'
import { startTimeBudget } from '../../src/shared/loading/time-budget.ts'
import { siteOrigin, testSites } from '../../src/testing/test-site.ts'
import { readMarkup } from './markup.ts'

// A CMS that is slow, fails or changes, and the site's caches.

const start = new Date('2026-11-21T03:00:10Z')
const sites = testSites(start)
const [second, hour] = [1000, 60 * 60 * 1000]

/** Longer than an answer of the CMS is served, and shorter than a document is served while it is revalidated. */
const aWhile = 21 * second

let site: Site
let time = 0
/** The site's `fetch` for back ends, which a test may replace. */
let askBackEnd: typeof fetch

beforeEach(() => {
  const send = globalThis.fetch
  askBackEnd = send
  time = 0
  vi.stubGlobal('fetch', ((input, init) => askBackEnd(input, init)) satisfies typeof fetch)
  site = sites.create({ clock: () => time, now: () => new Date(start.getTime() + time) })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const get = async (path: string, cookie = '') => {
  const response = await site.fetch(new Request(`${siteOrigin}${path}`, { headers: { cookie } }))
  return { status: response.status, html: await response.text() }
}

/** A page's main heading: the name of its entry. */
const titleAt = async (path: string) =>
  readMarkup((await get(path)).html)
    .one('main')
    .one('h1').text

/** Answers like a CMS in which a name has changed. */
const renamed =
  (send: typeof fetch, from: string, to: string): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init)
    return new Response((await response.text()).replaceAll(from, to), response)
  }

const hospitals = [
  ['/rumah-sakit/rs-kawung-subang', 'RS Kawung Subang', 'Halaman ini belum dapat ditampilkan'],
  ['/en/rumah-sakit/rs-kawung-cikampek', 'RS Kawung Cikampek', 'This page cannot be shown just now'],
] as const

test.each(hospitals)(
  '%s comes at once as it was while the CMS takes its time, and with what has changed after that',
  async (path, name) => {
    expect(await titleAt(path)).toBe(name)
    const send = askBackEnd
    let release = () => undefined as void
    const held = new Promise<void>((resolve) => (release = resolve))
    let asked = 0
    askBackEnd = async (input, init) => {
      asked += 1
      await held
      return renamed(send, name, 'RS Kawung Melati')(input, init)
    }
    time += aWhile
    // The CMS does not answer until the test releases it, and the visitor still gets an answer.
    expect(await titleAt(path)).toBe(name)
    await expect.poll(() => asked).toBeGreaterThan(0)
    expect(await titleAt(path)).toBe(name)
    release()
    const later = () => {
      time += aWhile
      return titleAt(path)
    }
    await expect.poll(later).toBe('RS Kawung Melati')
  },
)

test.each(hospitals)('%s stays for a day while the CMS is down, and not for ever', async (path, name, gone) => {
  expect(await titleAt(path)).toBe(name)
  askBackEnd = () => Promise.reject(new TypeError('down'))
  for (const later of [aWhile, hour, 22 * hour]) {
    time += later
    expect(await titleAt(path)).toBe(name)
  }
  time += 48 * hour
  expect([(await get(path)).status, await titleAt(path)]).toEqual([502, gone])
})

/** Waits until the work under way makes no more calls. */
const atRest = async (calls: readonly unknown[]): Promise<void> => {
  for (let [quiet, before] = [0, 0]; quiet < 20; quiet += 1) {
    await new Promise((resolve) => setTimeout(resolve))
    if (calls.length !== before) quiet = 0
    before = calls.length
  }
}

/** Milliseconds of an answer of the CMS: a document leaves out any part that would need a second answer after it. */
const slow = 2 * second

test.each([
  '/dokter/dr-galih-permana-sp-u',
  '/en/dokter/dr-fajar-ramadhan-sp-p',
  '/informasi/event-community',
  '/en/paket',
])('%s, not seen before, comes within the time of the CMS alone', async (path) => {
  site = sites.create({ startBudget: startTimeBudget })
  // A site loads its home pages when it starts, with the menus of every page.
  for (const home of ['/', '/en']) expect((await get(home)).status).toBe(200)
  const send = askBackEnd
  const calls: (() => void)[] = []
  askBackEnd = async (input, init) => {
    await new Promise<void>((resolve) => calls.push(resolve))
    return send(input, init)
  }
  const page = get(path)
  await atRest(calls)
  const elapsed = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + slow)
  expect(calls.length).toBeGreaterThan(0)
  // Later calls are never answered, and the page still arrives.
  for (const release of calls) release()
  expect((await page).status).toBe(200)
})

/** The session after a log-in with a demonstration account. */
const logIn = async (account: (typeof demoAccounts)[number] | undefined) => {
  const request = new Request(`${siteOrigin}/api/member/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  })
  const { users } = (await (await site.fetch(request)).json()) as {
    readonly users: Readonly<Record<'id' | 'nama_lengkap' | 'email' | 'no_telp' | 'gender', unknown>>
  }
  const { id, nama_lengkap, email, no_telp, gender } = users
  const session = { id, nama_lengkap, email, no_telp, gender }
  return { name: String(nama_lengkap), cookie: `auth=${encodeURIComponent(JSON.stringify(session))}` }
}

test.each([
  ['/layanan-unggulan', '/en/layanan-unggulan', 'id', 'en'],
  ['/en/artikel', '/artikel', 'en', 'id'],
])(
  '%s holds nothing of a visitor: neither their session nor their language is in the next one’s page',
  async (path, twin, lang, other) => {
    const [first, second] = demoAccounts.filter(({ area }) => area === 'member')
    const [siti, suparno] = [await logIn(first), await logIn(second)]
    const everybody = async () => {
      const pages = await Promise.all([
        get(path, siti.cookie),
        get(path),
        get(twin, `locale=${other}`),
        get(path, suparno.cookie),
      ])
      expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(
        pages.flatMap(({ html }) => [siti.name, suparno.name].filter((name) => name === '' || html.includes(name))),
      ).toEqual([])
      expect(pages.map(({ html }) => readMarkup(html).attribute('lang'))).toEqual([lang, lang, other, lang])
    }
    // All at the same time on a new page; then again, from the cache; then rendered again.
    await everybody()
    await everybody()
    time += aWhile
    await everybody()
  },
)
