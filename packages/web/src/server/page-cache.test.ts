import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createPageCache } from './page-cache.ts'
import type { RenderedPage } from './page-cache.ts'

let clock = 0
beforeEach(() => {
  clock = 0
})

const cache = (byteLimit = 1_000_000) => createPageCache({ freshFor: 10, staleFor: 60, keptFor: 1000, byteLimit, now: () => clock })

const page = (html: string): RenderedPage => ({ status: 200, html, route: '/' })

/** Renders one document after the other. */
const pages = (...htmls: readonly string[]) => {
  const render = vi.fn<() => Promise<RenderedPage>>()
  for (const html of htmls) render.mockResolvedValueOnce(page(html))
  return render
}

const rendered = async (pageCache: ReturnType<typeof cache>, render: () => Promise<RenderedPage>) => {
  await pageCache.render('k', render)
  await vi.waitFor(() => expect(pageCache.find('k', render)).toBeDefined())
}

describe('a document', () => {
  test('is rendered once while it is fresh, and kept compressed', async () => {
    const render = pages('<p>satu</p>')
    const pageCache = cache()
    await rendered(pageCache, render)
    clock = 9
    const kept = pageCache.find('k', render)
    expect(kept).toMatchObject({ html: '<p>satu</p>', route: '/' })
    expect(kept?.etag).toMatch(/^"[\w-]{22}"$/)
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('is sent a little longer while a newer one is rendered', async () => {
    const render = pages('<p>satu</p>', '<p>dua</p>')
    const pageCache = cache()
    await rendered(pageCache, render)
    clock = 10
    expect(pageCache.find('k', render)?.html).toBe('<p>satu</p>')
    await vi.waitFor(() => expect(pageCache.find('k', render)?.html).toBe('<p>dua</p>'))
  })

  test('that is too old is rendered before it is sent', async () => {
    const render = pages('<p>satu</p>')
    const pageCache = cache()
    await rendered(pageCache, render)
    clock = 60
    expect(pageCache.find('k', render)).toBeUndefined()
  })

  test.each([
    ['fails', () => Promise.resolve<RenderedPage>({ status: 502, html: 'maaf', route: '/' })],
    ['cannot be rendered', () => Promise.reject(new Error('broken'))],
  ])('stands in where a newer one %s, though not for ever', async (_how, failing) => {
    const pageCache = cache()
    await rendered(pageCache, pages('<p>satu</p>'))
    clock = 999
    expect(await pageCache.render('k', failing)).toEqual(page('<p>satu</p>'))
    clock = 1000
    const late = pageCache.render('k', failing).then(({ status }) => status, () => 'rejected')
    expect([502, 'rejected']).toContain(await late)
  })

  test('with an error is never kept', async () => {
    const pageCache = cache()
    const missing = () => Promise.resolve<RenderedPage>({ status: 404, html: 'tidak ada', route: '(none)' })
    expect(await pageCache.render('k', missing)).toMatchObject({ status: 404 })
    await rendered(pageCache, pages('<p>satu</p>'))
    expect(pageCache.find('k', missing)?.html).toBe('<p>satu</p>')
  })

  test('whose parts were not waited for is sent once, and leaves an older whole one in its place', async () => {
    const pageCache = cache()
    const late = () => Promise.resolve<RenderedPage>({ status: 200, html: '<p>belum semua</p>', route: '/', late: true })
    expect(await pageCache.render('k', late)).toMatchObject({ html: '<p>belum semua</p>' })
    await rendered(pageCache, pages('<p>satu</p>'))
    clock = 10
    await pageCache.render('k', late)
    expect(pageCache.find('k', late)?.html).toBe('<p>satu</p>')
  })

  test('is shared by those who ask at the same time', async () => {
    const render = pages('<p>satu</p>')
    const pageCache = cache()
    const [first, second] = await Promise.all([pageCache.render('k', render), pageCache.render('k', render)])
    expect(first).toBe(second)
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('goes when there is no room for all', async () => {
    const pageCache = cache(400)
    const render = pages('x'.repeat(200), 'y'.repeat(200))
    await rendered(pageCache, render)
    await pageCache.render('other', render)
    await vi.waitFor(() => expect(pageCache.find('other', render)).toBeDefined())
    expect(pageCache.find('k', render)).toBeUndefined()
  })
})
