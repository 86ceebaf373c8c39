import { startMockServer } from '@hospital/mocks/server'
import type { MockServer } from '@hospital/mocks/server'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { splitLocale } from '../routes/href.ts'
import { matchPath } from '../routes/match.ts'
import { createReadCache } from '../server/back-ends/read-cache.ts'
import type { LoadedPageState } from '../server/documents/page-state.ts'
import { loadPageState } from '../server/documents/page-state.ts'
import { startTimeBudget } from '../shared/loading/time-budget.ts'
import { recordAnswers } from '../testing/recorded-answers.ts'
import { siteContexts } from '../testing/site-context.ts'
import type { ContextOf } from '../testing/site-context.ts'

const now = new Date('2026-11-21T05:00:00Z')
const answers = recordAnswers()

/** Free times have their own limit, with their own tests. */
const freeTimesTimeout = 0

let contracts: MockServer

const load = (address: string, contextOf: ContextOf): Promise<LoadedPageState> => {
  const { pathname, search } = new URL(address, 'https://rs.example')
  const match = matchPath(pathname)
  if (!match) throw new Error(`${address} is no page`)
  return loadPageState(match, { path: splitLocale(pathname).path, search }, contextOf(address))
}

/** Every kind of page, with the parts that can be read only after its main part. */
const pages: readonly (readonly [address: string, dependent: readonly string[]])[] = [
  ['/', []],
  ['/jadwal-dokter', []],
  // No doctor practises then. The page looks for other doctors once it knows that.
  ['/jadwal-dokter?rs=RS01&spesialis=SPJP&hari=Senin&page=1', ['instead']],
  ['/dokter', ['doctors']],
  ['/dokter?spesialis=SPJP', ['doctors']],
  ['/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha', ['colleagues', 'articles']],
  ['/dokter/appointment', []],
  ['/dokter/appointment?rs=RS01', []],
  ['/dokter/appointment?rs=RS01&spesialis=SPJP', []],
  ['/dokter/appointment?dokter=dr-ratna-widyaningsih-sp-jp-k-fiha&rs=RS01', ['options', 'nearest']],
  ['/dokter/appointment?dokter=dr-ratna-widyaningsih-sp-jp-k-fiha&rs=RS01&tanggal=2026-11-24', ['options', 'others']],
  ['/dokter/appointment?dokter=dr-ratna-widyaningsih-sp-jp-k-fiha&rs=RS01&tanggal=2026-11-24&jam=08:00', []],
  ['/paket', []],
  ['/paket?kategori=vaksinasi', []],
  ['/paket?q=jantung', []],
  ['/paket/medical-check-up-dasar', ['related']],
  ['/informasi/bandingkan-paket?paket=medical-check-up-dasar,medical-check-up-eksekutif', []],
  ['/layanan-unggulan', []],
  ['/layanan-unggulan/pusat-jantung-terpadu', ['specialists']],
  ['/rumah-sakit', []],
  ['/rumah-sakit/4', []],
  ['/rumah-sakit/rs-kawung-karawang', ['doctors']],
  ['/rumah-sakit/rs-kawung-karawang/ambulance', []],
  ['/rumah-sakit/rs-kawung-karawang/layanan', []],
  ['/rumah-sakit/rs-kawung-karawang/layanan/mata', ['doctors']],
  ['/artikel', []],
  ['/artikel?q=jantung', []],
  ['/kesehatan-jantung', []],
  ['/penyakit-dan-gejala/gusi-berdarah-dan-karang-gigi', ['specialists']],
  ['/informasi/artikel-kesehatan', ['byTopic']],
  ['/informasi/artikel-kesehatan?spesialis=SPJP', []],
  ['/informasi/event-community', []],
  ['/informasi/event-community/senam-jantung-sehat-bersama', []],
  ['/informasi/forms/rekam-medis', []],
  ['/informasi/karir/perawat-icu', []],
  ['/informasi/data-indikator-mutu', []],
  ['/informasi/hubungi-kami', []],
  ['/about-us', []],
  ['/cari?q=jantung', []],
]

beforeAll(async () => {
  contracts = await startMockServer({ port: 0, now: () => now })
  const contextOf = siteContexts(contracts.url, () => now, {
    freeTimesTimeout,
    fetch: answers.record,
  })
  for (const [address] of pages) await load(address, contextOf)
})
afterAll(() => contracts.close())
afterEach(() => void vi.useRealTimers())

/** A site without earlier visitors, whose back ends take this many milliseconds for every answer. */
const freshSite = (delay: number): ContextOf => {
  const { readThrough } = createReadCache({
    freshFor: 30_000,
    staleFor: 86_400_000,
    staleIfErrorFor: 86_400_000,
    timeout: 3000,
    maxSize: 100_000_000,
  })
  return siteContexts(contracts.url, () => now, {
    freeTimesTimeout,
    fetch: answers.replay(delay),
    cache: readThrough,
    startBudget: startTimeBudget,
  })
}

/** How many milliseconds of the fake clock a page takes, and the page. */
const timed = async (loading: Promise<LoadedPageState>): Promise<readonly [time: number, loaded: LoadedPageState]> => {
  const step = 10
  let done = false
  void loading.finally(() => (done = true))
  for (let time = 0; time < 20_000; time += step) {
    if (done) return [time, await loading]
    await vi.advanceTimersByTimeAsync(step)
  }
  throw new Error('It takes for ever')
}

const contentOf = (loaded: LoadedPageState) => ('page' in loaded ? loaded.page.content : loaded)
const isPartial = (loaded: LoadedPageState) => 'page' in loaded && loaded.page.isPartial === true

describe('where every answer of the CMS takes two seconds', () => {
  test.each(pages)('%s comes within the time of one, and its parts %o a moment later', async (address, dependent) => {
    const whole = await load(
      address,
      siteContexts(contracts.url, () => now, { freeTimesTimeout }),
    )
    vi.useFakeTimers()
    const contextOf = freshSite(2000)
    const [time, first] = await timed(load(address, contextOf))
    expect(time).toBeLessThanOrEqual(2110)
    expect(isPartial(first)).toBe(dependent.length > 0)
    const [known, expected] = [contentOf(first), contentOf(whole)]
    const without = (content: typeof known) => ({
      ...content,
      data:
        'data' in content
          ? { ...(content.data as object), ...Object.fromEntries(dependent.map((part) => [part, undefined])) }
          : undefined,
    })
    expect(without(known)).toEqual(without(expected))
    const [more, second] = await timed(load(address, contextOf))
    expect(more).toBeLessThanOrEqual(2010)
    expect(isPartial(second)).toBe(false)
    expect(contentOf(second)).toEqual(expected)
  })
})

describe('in a story, and in a test that is not about the time budget', () => {
  test.each(pages.filter(([, dependent]) => dependent.length > 0))(
    '%s waits for its parts %o, however slow the machine is',
    async (address) => {
      const whole = await load(
        address,
        siteContexts(contracts.url, () => now, { freeTimesTimeout }),
      )
      vi.useFakeTimers()
      const slow = siteContexts(contracts.url, () => now, {
        freeTimesTimeout,
        fetch: answers.replay(2000),
      })
      const [time, loaded] = await timed(load(address, slow))
      expect(time).toBeGreaterThanOrEqual(4000)
      expect(isPartial(loaded)).toBe(false)
      expect(contentOf(loaded)).toEqual(contentOf(whole))
    },
  )
})

describe('where the CMS is quick', () => {
  test.each(pages)('%s comes whole', async (address) => {
    const whole = await load(
      address,
      siteContexts(contracts.url, () => now, { freeTimesTimeout }),
    )
    vi.useFakeTimers()
    const [, loaded] = await timed(load(address, freshSite(100)))
    expect(isPartial(loaded)).toBe(false)
    expect(contentOf(loaded)).toEqual(contentOf(whole))
  })
})

describe('where the CMS is slow, but lists that other pages need are cached', () => {
  test.each([
    ['/rumah-sakit/rs-kawung-karawang', '/rumah-sakit'],
    ['/rumah-sakit/rs-kawung-karawang/layanan/mata', '/jadwal-dokter'],
    ['/informasi/artikel-kesehatan', '/artikel'],
  ])('%s does not wait for one answer after the other once %s was seen', async (address, before) => {
    const whole = await load(
      address,
      siteContexts(contracts.url, () => now, { freeTimesTimeout }),
    )
    vi.useFakeTimers()
    const contextOf = freshSite(2000)
    await timed(load(before, contextOf))
    await vi.advanceTimersByTimeAsync(5000)
    const [time, loaded] = await timed(load(address, contextOf))
    expect(time).toBeLessThanOrEqual(2010)
    expect(isPartial(loaded)).toBe(false)
    expect(contentOf(loaded)).toEqual(contentOf(whole))
  })
})
