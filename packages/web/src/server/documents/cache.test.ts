import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createDocumentCache, PageFailure } from './cache.ts'
import type { CachedOutcome } from './cache.ts'
import type { DocumentOutcome } from './load.ts'

let clock = 0
const rendered = vi.fn<(html: string) => void>()
beforeEach(() => {
  clock = 0
  rendered.mockClear()
})

const create = (maxSize = 10_000_000) =>
  createDocumentCache({ freshFor: 10, staleFor: 30, staleIfErrorFor: 1000, maxSize, now: () => clock })

/** The loaded page of a document; its text is also its digest. */
const page = (html: string, isPartial = false): DocumentOutcome => ({
  kind: 'document',
  document: {
    isPartial,
    digest: () => html,
    render: () => {
      rendered(html)
      return Promise.resolve({ bytes: new TextEncoder().encode(html), link: '' })
    },
  },
})

const load = (outcome: DocumentOutcome) => () => Promise.resolve(outcome)

const htmlOf = (outcome: CachedOutcome | undefined) =>
  outcome?.kind === 'document' ? new TextDecoder().decode(outcome.document.bytes) : outcome?.kind

describe('a document', () => {
  test('is rendered again only when its data has changed', async () => {
    const cache = create()
    await cache.fetch('/', load(page('<p>satu</p>')))
    clock = 30
    expect(htmlOf(await cache.fetch('/', load(page('<p>satu</p>'))))).toBe('<p>satu</p>')
    expect(rendered).toHaveBeenCalledTimes(1)
    clock = 60
    expect(htmlOf(await cache.fetch('/', load(page('<p>dua</p>'))))).toBe('<p>dua</p>')
    expect(rendered).toHaveBeenCalledTimes(2)
  })

  test('replaces an error, until it is too old', async () => {
    const cache = create()
    await cache.fetch('/', load(page('<p>satu</p>')))
    clock = 999
    expect(htmlOf(await cache.fetch('/', load({ kind: 'failed' })))).toBe('<p>satu</p>')
    clock = 1000
    await expect(cache.fetch('/', load({ kind: 'failed' }))).rejects.toBeInstanceOf(PageFailure)
  })

  test('that was unpublished is gone with the next load', async () => {
    const cache = create()
    await cache.fetch('/', load(page('<p>satu</p>')))
    clock = 30
    expect(await cache.fetch('/', load({ kind: 'not-found' }))).toEqual({ kind: 'not-found' })
    clock = 31
    expect(await cache.fetch('/', load({ kind: 'failed' }))).toEqual({ kind: 'not-found' })
  })

  test('of which parts are missing is sent and not cached; a whole one that is older replaces it', async () => {
    const cache = create()
    const failure = await cache.fetch('/', load(page('<p>sebagian</p>', true))).catch((error: unknown) => error)
    expect(failure instanceof PageFailure && htmlOf(failure.partial)).toBe('<p>sebagian</p>')
    expect(cache.peek('/', load(page('<p>satu</p>')))).toBeUndefined()
    await cache.fetch('/', load(page('<p>satu</p>')))
    clock = 30
    expect(htmlOf(await cache.fetch('/', load(page('<p>sebagian</p>', true))))).toBe('<p>satu</p>')
  })

  test('is displaced by no flood of addresses with a query', async () => {
    const cache = create(100_000)
    await cache.fetch('/', load(page('<p>beranda</p>')))
    for (let index = 0; index < 1000; index += 1) await cache.fetch(`/cari?q=${index}`, load(page(`<p>${index}</p>`)))
    expect(htmlOf(cache.peek('/', load({ kind: 'failed' })))).toBe('<p>beranda</p>')
    expect(cache.peek('/cari?q=1', load({ kind: 'failed' }))).toBeUndefined()
    expect(htmlOf(cache.peek('/cari?q=999', load({ kind: 'failed' })))).toBe('<p>999</p>')
  })
})
