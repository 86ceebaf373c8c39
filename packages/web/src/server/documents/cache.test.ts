import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createPageCache } from './cache.ts'
import type { LoadDocument, LoadedDocument, StoredPage } from './cache.ts'
import type { SharedPage } from './render.tsx'

let clock = 0
beforeEach(() => {
  clock = 0
})

const cache = (byteLimit = 1_000_000) => createPageCache({ freshFor: 10, staleFor: 60, keptFor: 1000, byteLimit, now: () => clock })

const rendered = vi.fn<(html: string) => void>()

// The cache only hands it on.
const shared = {} as SharedPage

/** A page that was loaded; what it shows is its digest. */
const page = (html: string, more: Partial<LoadedDocument> = {}): LoadedDocument => ({
  status: 200,
  route: '/',
  digest: () => html,
  render: () => {
    rendered(html)
    return Promise.resolve({ bytes: new TextEncoder().encode(html), shared })
  },
  ...more,
})

/** Loads one page after the other. */
const pages = (...htmls: readonly string[]) => {
  const load = vi.fn<LoadDocument>()
  for (const html of htmls) load.mockResolvedValueOnce(page(html))
  return load
}

const htmlOf = (stored: Awaited<ReturnType<ReturnType<typeof cache>['make']>> | StoredPage | undefined) =>
  stored && 'document' in stored ? new TextDecoder().decode(stored.document.bytes) : undefined

describe('a document', () => {
  beforeEach(() => rendered.mockClear())

  test('is made once while it is fresh', async () => {
    const load = pages('<p>satu</p>')
    const pageCache = cache()
    await pageCache.make('k', load)
    clock = 9
    const kept = pageCache.find('k', load)
    expect(kept).toMatchObject({ status: 200, route: '/' })
    expect(htmlOf(kept)).toBe('<p>satu</p>')
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('is sent a little longer while a newer one is made', async () => {
    const load = pages('<p>satu</p>', '<p>dua</p>')
    const pageCache = cache()
    await pageCache.make('k', load)
    clock = 10
    expect(htmlOf(pageCache.find('k', load))).toBe('<p>satu</p>')
    await vi.waitFor(() => expect(htmlOf(pageCache.find('k', load))).toBe('<p>dua</p>'))
  })

  test('is not rendered again where nothing in it has changed, and counts as new', async () => {
    const load = pages('<p>satu</p>', '<p>satu</p>')
    const pageCache = cache()
    const first = await pageCache.make('k', load)
    clock = 10
    expect(await pageCache.make('k', load)).toBe(first)
    clock = 69
    expect(pageCache.find('k', pages('<p>satu</p>'))).toBe(first)
    expect(rendered).toHaveBeenCalledTimes(1)
  })

  test('that is too old is made before it is sent', async () => {
    const load = pages('<p>satu</p>')
    const pageCache = cache()
    await pageCache.make('k', load)
    clock = 60
    expect(pageCache.find('k', load)).toBeUndefined()
  })

  test.each([
    ['fails', () => Promise.resolve(page('maaf', { status: 502 }))],
    ['cannot be loaded', () => Promise.reject(new Error('broken'))],
    ['cannot be rendered', () => Promise.resolve(page('<p>dua</p>', { render: () => Promise.reject(new Error('broken')) }))],
  ])('stands in where a newer one %s, though not for ever', async (_how, failing: LoadDocument) => {
    const pageCache = cache()
    await pageCache.make('k', pages('<p>satu</p>'))
    clock = 999
    expect(htmlOf(await pageCache.make('k', failing))).toBe('<p>satu</p>')
    clock = 1000
    const late = pageCache.make('k', failing).then(({ status }) => status, () => 'rejected')
    expect([502, 'rejected']).toContain(await late)
  })

  test('with an error is never kept', async () => {
    const pageCache = cache()
    const missing = () => Promise.resolve(page('tidak ada', { status: 404 }))
    expect(await pageCache.make('k', missing)).toMatchObject({ status: 404 })
    expect(pageCache.find('k', missing)).toBeUndefined()
    await pageCache.make('k', pages('<p>satu</p>'))
    expect(htmlOf(pageCache.find('k', missing))).toBe('<p>satu</p>')
  })

  test('whose parts were not waited for is sent once, and leaves an older whole one in its place', async () => {
    const pageCache = cache()
    const late = () => Promise.resolve(page('<p>belum semua</p>', { late: true }))
    expect(htmlOf(await pageCache.make('k', late))).toBe('<p>belum semua</p>')
    await pageCache.make('k', pages('<p>satu</p>'))
    clock = 10
    await pageCache.make('k', late)
    expect(htmlOf(pageCache.find('k', late))).toBe('<p>satu</p>')
  })

  test('is shared by those who ask at the same time', async () => {
    const load = pages('<p>satu</p>')
    const pageCache = cache()
    const [first, second] = await Promise.all([pageCache.make('k', load), pageCache.make('k', load)])
    expect(first).toBe(second)
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('goes when there is no room for all', async () => {
    const pageCache = cache(700)
    const load = pages('x'.repeat(200), 'y'.repeat(200))
    await pageCache.make('k', load)
    await pageCache.make('other', load)
    expect(pageCache.find('other', load)).toBeDefined()
    expect(pageCache.find('k', load)).toBeUndefined()
  })
})
