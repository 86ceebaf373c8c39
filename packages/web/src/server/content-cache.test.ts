import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createContentCache } from './content-cache.ts'
import type { ContentFetch } from './content-cache.ts'

const url = 'https://cms.rs.example/graphql'
const query = (name: string): RequestInit => ({ method: 'POST', body: JSON.stringify({ query: name }) })
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

let clock = 0
beforeEach(() => {
  clock = 0
})

const cacheOn = (fetch: ContentFetch, limit = 10) => createContentCache({ fetch, freshFor: 1000, staleFor: 10_000, limit, now: () => clock })

/** A CMS that counts its answers. */
const countingCms = () => {
  let count = 0
  return vi.fn<ContentFetch>(() => Promise.resolve(json({ data: { count: (count += 1) } })))
}

const countOf = async (response: Promise<Response>): Promise<number> => {
  const body: unknown = await (await response).json()
  return (body as { data: { count: number } }).data.count
}

describe('an answer of the CMS', () => {
  test('is asked for once while it is fresh', async () => {
    const fetch = countingCms()
    const cached = cacheOn(fetch)
    expect(await countOf(cached(url, query('A')))).toBe(1)
    clock = 999
    expect(await countOf(cached(url, query('A')))).toBe(1)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('comes at once when it is older, while a newer one is fetched for the next visitor', async () => {
    const fetch = countingCms()
    const cached = cacheOn(fetch)
    await cached(url, query('A'))
    clock = 1000
    expect(await countOf(cached(url, query('A')))).toBe(1)
    await vi.waitFor(async () => expect(await countOf(cached(url, query('A')))).toBe(2))
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['is down', () => Promise.reject(new TypeError('fetch failed'))],
    ['fails', () => Promise.resolve(json({}, 500))],
    ['is in maintenance', () => Promise.resolve(new Response('<h1>', { headers: { 'content-type': 'text/html' } }))],
    ['tells errors with status 200', () => Promise.resolve(json({ errors: [{ message: 'x' }], data: null }))],
  ])('stays while the CMS %s', async (_how, failing) => {
    const fetch = countingCms()
    const cached = cacheOn(fetch)
    await cached(url, query('A'))
    fetch.mockImplementation(failing)
    for (clock = 1000; clock < 10_000; clock += 3000) expect(await countOf(cached(url, query('A')))).toBe(1)
  })

  test('is not shown for ever', async () => {
    const fetch = countingCms()
    const cached = cacheOn(fetch)
    await cached(url, query('A'))
    clock = 10_000
    expect(await countOf(cached(url, query('A')))).toBe(2)
  })

  test('is asked for once by visitors who come at the same time, each of whom can read it', async () => {
    const fetch = countingCms()
    const cached = cacheOn(fetch)
    const counts = await Promise.all([1, 2, 3].map(() => countOf(cached(url, query('A')))))
    expect(counts).toEqual([1, 1, 1])
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('to one question is no answer to another', async () => {
    const cached = cacheOn(countingCms())
    expect(await countOf(cached(url, query('A')))).toBe(1)
    expect(await countOf(cached(url, query('B')))).toBe(2)
    expect(await countOf(cached('https://cms.rs.example/api/get-dokter?slug=a', {}))).toBe(3)
  })

  test('that a visitor did not wait for serves the next one', async () => {
    let release = (_response: Response) => {}
    const fetch = vi.fn<ContentFetch>(() => new Promise((resolve) => (release = resolve)))
    const cached = cacheOn(fetch)
    const controller = new AbortController()
    const first = cached(url, { ...query('A'), signal: controller.signal })
    controller.abort()
    await expect(first).rejects.toThrow()
    release(json({ data: { count: 7 } }))
    await vi.waitFor(async () => expect(await countOf(cached(url, query('A')))).toBe(7))
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('is forgotten when too many others have come since', async () => {
    const fetch = countingCms()
    const cached = cacheOn(fetch, 2)
    for (const name of ['A', 'B', 'C']) await cached(url, query(name))
    expect(await countOf(cached(url, query('A')))).toBe(4)
  })

  test('to a write is never kept', async () => {
    const cached = cacheOn(countingCms())
    const write = () => cached('https://cms.rs.example/api/news-letters', { method: 'POST', body: '{}' })
    expect([await countOf(write()), await countOf(write())]).toEqual([1, 2])
  })
})
