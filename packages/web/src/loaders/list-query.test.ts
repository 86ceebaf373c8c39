import { describe, expect, test, vi } from 'vitest'
import { isWholeList, listPages, pageOf, pageWithin } from './list-query.ts'

test.each([
  ['', 1], ['page=2', 2], ['page=12345', 12_345], ['page=123456', 1], ['page=0', 1], ['page=-2', 1], ['page=1.5', 1], ['page=dua', 1], ['page=02', 1], ['page=', 1], ['page=3&page=4', 3],
])('an address with %j asks for page %i', (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toBe(page)
})

describe('a page beyond the last', () => {
  const listOf = (page: number) => Promise.resolve({ data: { items: page <= 2 ? [page] : [], pagination: { page, pageCount: 2, total: 2 } } })

  test.each([[1, [1]], [2, [2]], [3, [1]]])('asked for as %i gives %o', async (page, items) => {
    expect((await pageWithin(page, listOf)).data?.items).toEqual(items)
  })

  test('is the first page as soon as the CMS has answered once: both are asked for at the same time', async () => {
    const load = vi.fn(() => new Promise<never>(() => undefined))
    void pageWithin(3, load)
    expect(load.mock.calls).toEqual([[1], [3]])
  })

  test('is not taken for one where the list failed', async () => {
    const error = { kind: 'network', operation: 'list', requestId: '' } as const
    const load = (page: number) => (page === 1 ? listOf(1) : Promise.resolve({ error }))
    expect(await pageWithin(3, load)).toEqual({ error })
  })

  test('does not keep the page that is there waiting for the first one', async () => {
    const load = (page: number) => (page === 1 ? new Promise<never>(() => undefined) : listOf(page))
    expect((await pageWithin(2, load)).data?.items).toEqual([2])
  })
})

test('counts that the CMS leaves out are those of one page', () => {
  expect(listPages({ items: ['a', 'b'], pagination: {} }, { rs: 'RS01' })).toEqual({ page: 1, pageCount: 1, total: 2, query: { rs: 'RS01' } })
})

test.each([
  [1, {}, true],
  [2, {}, false],
  [1, { rs: 'RS01' }, false],
])('page %i with %o is the whole list: %s', (page, query, whole) => {
  expect(isWholeList({ page, pageCount: 3, total: 30, query })).toBe(whole)
})
