import { describe, expect, it } from 'vitest'
import { graphqlWindow, restWindow } from './paging.ts'
import type { Paging } from './paging.ts'

const entries = Array.from({ length: 64 }, (_, index) => index + 1)

describe('A GraphQL list of 64 entries', () => {
  it.each<
    [
      asked: string,
      paging: Paging,
      first: number | undefined,
      count: number,
      page: number,
      pageSize: number,
      pageCount: number,
    ]
  >([
    ['nothing', {}, 1, 10, 1, 10, 7],
    ['limit -1', { limit: -1 }, 1, 64, 1, 64, 1],
    ['start 10 with limit -1', { start: 10, limit: -1 }, 11, 54, 1, 54, 1],
    ['limit 1000', { limit: 1000 }, 1, 64, 1, 1000, 1],
    ['start 5', { start: 5 }, 6, 10, 1, 10, 7],
    ['page 2 of 10', { page: 2, pageSize: 10 }, 11, 10, 2, 10, 7],
    ['page 2 without a size', { page: 2 }, 2, 1, 2, 1, 64],
    ['limit 0', { limit: 0 }, 1, 1, 1, 1, 64],
    ['limit -2', { limit: -2 }, 1, 1, 1, 1, 64],
    ['page size -1', { pageSize: -1 }, 1, 1, 1, 1, 64],
    ['page 99', { page: 99, pageSize: 10 }, undefined, 0, 99, 10, 7],
  ])('asked for %s', (_asked, paging, first, count, page, pageSize, pageCount) => {
    const { items, pagination } = graphqlWindow(entries, paging)
    expect([items[0], items.length]).toEqual([first, count])
    expect(pagination).toEqual({ total: 64, page, pageSize, pageCount })
  })

  it('refuses a page together with a limit', () => {
    expect(() => graphqlWindow(entries, { page: 1, limit: 5 })).toThrow(
      'Cannot use both page & offset pagination in the same query',
    )
  })
})

describe('A REST list of 64 entries', () => {
  it.each<[asked: string, paging: Paging, count: number, meta: object]>([
    ['nothing', {}, 25, { page: 1, pageSize: 25, pageCount: 3, total: 64 }],
    ['limit -1', { limit: -1 }, 64, { start: 0, limit: 100, total: 64 }],
    ['limit 1000', { limit: 1000 }, 64, { start: 0, limit: 100, total: 64 }],
    ['limit 0', { limit: 0 }, 1, { start: 0, limit: 1, total: 64 }],
    ['start 10 with limit 5', { start: 10, limit: 5 }, 5, { start: 10, limit: 5, total: 64 }],
    ['page size -1', { pageSize: -1 }, 1, { page: 1, pageSize: 1, pageCount: 64, total: 64 }],
    ['page 0', { page: 0 }, 25, { page: 1, pageSize: 25, pageCount: 3, total: 64 }],
    ['a page past the end', { page: 9, pageSize: 10 }, 0, { page: 9, pageSize: 10, pageCount: 7, total: 64 }],
  ])('asked for %s', (_asked, paging, count, meta) => {
    const { items, pagination } = restWindow(entries, paging)
    expect(items).toHaveLength(count)
    expect(pagination).toEqual(meta)
  })

  it('refuses a page together with a limit', () => {
    expect(() => restWindow(entries, { page: 1, limit: 5 })).toThrow('Expected either start/limit or page/pageSize')
  })
})
