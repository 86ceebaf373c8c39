import { describe, expect, test } from 'vitest'
import type { NetworkError } from '../client/errors.ts'
import { everyPage, itemsOf, pagesOf } from './every-page.ts'

const error: NetworkError = { kind: 'network', operation: 'list', requestId: '' }

const countedPage = (page: number, pageCount: number) =>
  Promise.resolve({ data: { items: [page], pagination: { pageCount } } })

test.each([
  ['without entries', 0, [1]],
  ['of one page', 1, [1]],
  ['of several pages', 3, [1, 2, 3]],
  ['with more pages than are wanted, as far as those', 1000, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])('a list %s is read to its end', async (_name, pageCount, expected) => {
  expect(await everyPage((page) => countedPage(page, pageCount), 10)).toEqual({ data: expected })
})

test('a list is read without a limit unless there is one', async () => {
  expect((await everyPage((page) => countedPage(page, 12))).data).toHaveLength(12)
})

test('a list whose second page cannot be read has its failure, and no further page is asked for', async () => {
  const asked: number[] = []
  const outcome = await everyPage((page) => {
    asked.push(page)
    return page === 2 ? Promise.resolve({ error }) : countedPage(page, 3)
  })
  expect([outcome, asked]).toEqual([{ error }, [1, 2]])
})

test('no page is read before it is asked for', async () => {
  const asked: number[] = []
  for await (const { data } of pagesOf((page) => {
    asked.push(page)
    return countedPage(page, 3)
  }))
    if (data?.items[0] === 2) break
  expect(asked).toEqual([1, 2])
})

describe('the entries of a list', () => {
  const pagination = { pageCount: 2 }

  test.each([
    ['the content API', (page: number) => ({ data: { items: [page, page * 10], pagination } })],
    ['the company API', (page: number) => ({ data: { data: [page, page * 10], meta: { pagination } } })],
  ])('of %s are read page by page, as they are needed', async (_api, pageOf) => {
    const asked: number[] = []
    const seen: string[] = []
    const load = (page: number) => {
      asked.push(page)
      return Promise.resolve(pageOf(page))
    }
    for await (const item of itemsOf<number>(load)) seen.push(`${item} after ${asked.length}`)
    expect(seen).toEqual(['1 after 1', '10 after 1', '2 after 2', '20 after 2'])
  })

  test('end with the error of a page that cannot be read', async () => {
    const error = { kind: 'aborted', operation: 'a', requestId: 'b' } as const
    await expect(itemsOf(() => Promise.resolve({ error })).next()).rejects.toMatchObject({ name: 'ApiFailure', error })
  })
})
