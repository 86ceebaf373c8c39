import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isWholeList, listPages, pageAmong, pageOf, pageWithin } from './list-query.ts'

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=12345', 12_345],
  ['page=123456', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=dua', 1],
  ['page=02', 1],
  ['page=', 1],
  ['page=3&page=4', 3],
])('an address with %j asks for page %i', (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toBe(page)
})

const error = { kind: 'network', operation: 'list', requestId: '' } as const

describe('a page beyond the last', () => {
  const listOf = (page: number) =>
    Promise.resolve({ data: { items: page <= 2 ? [page] : [], pagination: { page, pageCount: 2, total: 2 } } })

  test.each([
    [1, [1], [1]],
    [2, [2], [2]],
    [3, [1], [3, 1]],
  ])('asked for as %i gives %o, and costs no call in vain', async (page, items, calls) => {
    const load = vi.fn(listOf)
    expect((await pageWithin(page, load)).data?.items).toEqual(items)
    expect(load.mock.calls.flat()).toEqual(calls)
  })

  describe('of a slow CMS', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    const slow = async (page: number) => {
      await new Promise((resolve) => setTimeout(resolve, 2000))
      return listOf(page)
    }

    test.each([
      [2, [2], 2000],
      [3, [1], 2100],
    ])('asked for as %i gives %o within %i ms', async (page, items, time) => {
      const started = Date.now()
      const found = pageWithin(page, slow).then(({ data }) => ({ items: data?.items, time: Date.now() - started }))
      await vi.advanceTimersByTimeAsync(5000)
      expect(await found).toEqual({ items, time })
    })
  })

  test('is not taken for one where the list failed', async () => {
    const load = vi.fn(() => Promise.resolve({ error }))
    expect(await pageWithin(3, load)).toEqual({ error })
    expect(load).toHaveBeenCalledOnce()
  })
})

test('counts that the CMS leaves out are those of one page', () => {
  expect(listPages({ items: ['a', 'b'], pagination: {} }, { rs: 'RS01' })).toEqual({
    page: 1,
    pageCount: 1,
    total: 2,
    query: { rs: 'RS01' },
  })
})

test.each([
  ['one page counts what it shows', { page: 1, pageCount: 1, total: 3 }, 2],
  ['several pages count what the CMS has', { page: 1, pageCount: 2, total: 12 }, 12],
  ['nothing is a page as well', { page: 1, pageCount: 0, total: 0 }, 0],
])('%s', (_what, pagination, total) => {
  const items = total === 0 ? [] : ['a', 'b', 'odd']
  expect(listPages({ items, pagination }, {}, Math.max(0, items.length - 1)).total).toBe(total)
})

test.each([
  [1, {}, true],
  [2, {}, false],
  [1, { rs: 'RS01' }, false],
])('page %i with %o is the whole list: %s', (page, query, whole) => {
  expect(isWholeList({ page, pageCount: 3, total: 30, query })).toBe(whole)
})

test.each([
  [[], 1, { items: [], page: 1, pageCount: 0 }],
  [[1, 2, 3], 1, { items: [1, 2], page: 1, pageCount: 2 }],
  [[1, 2, 3], 2, { items: [3], page: 2, pageCount: 2 }],
  [[1, 2, 3], 3, { items: [1, 2], page: 1, pageCount: 2 }],
  [[1, 2], 1, { items: [1, 2], page: 1, pageCount: 1 }],
])('of %o, page %i of two each', (items, asked, { items: shown, page, pageCount }) => {
  expect(pageAmong(items, asked, { pageSize: 2 })).toEqual({
    items: shown,
    pagination: { page, pageSize: 2, pageCount, total: items.length },
  })
})
