import { expect, test } from 'vitest'
import { readAllPages } from './all-pages.ts'
import type { ReadPage } from './all-pages.ts'

type Page = ReadPage<number> | undefined

const read = async (pages: readonly Page[], stopAfter = Infinity) => {
  const controller = new AbortController()
  const progress: (readonly number[])[] = []
  let asked = 0
  const outcome = await readAllPages({
    load: (page) => {
      asked += 1
      if (page > stopAfter) controller.abort()
      const data = pages[page - 1]
      return Promise.resolve(data ? { data } : { error: { kind: 'network', operation: 'list', requestId: '' } })
    },
    keyOf: (row) => row,
    onProgress: (done, total) => void progress.push([done, total]),
    signal: controller.signal,
  })
  return { outcome, progress, asked }
}

/** A page of two rows. The last page may have fewer. */
const page = (total: number, ...rows: number[]): Page => ({
  rows,
  pagination: { total, pageCount: Math.ceil(total / 2) },
})

test.each<[string, readonly Page[], object, number]>([
  ['an empty list', [page(0)], { status: 'read', rows: [] }, 1],
  ['one page', [page(2, 1, 2)], { status: 'read', rows: [1, 2] }, 1],
  ['several pages', [page(5, 1, 2), page(5, 3, 4), page(5, 5)], { status: 'read', rows: [1, 2, 3, 4, 5] }, 3],
  ['a page that fails', [page(4, 1, 2), undefined], { status: 'failed' }, 2],
  ['a row that went', [page(4, 1, 2), page(3, 4)], { status: 'changed' }, 2],
  ['a row that came', [page(4, 1, 2), page(5, 2, 3)], { status: 'changed' }, 2],
  ['a row that is on two pages', [page(4, 1, 2), page(4, 2, 3)], { status: 'changed' }, 2],
  ['a page that is missing', [page(4, 1, 2), page(4)], { status: 'changed' }, 2],
  ['more rows than there should be', [page(1, 1, 2)], { status: 'changed' }, 1],
])('%s', async (_name, pages, outcome, asked) => {
  expect(await read(pages)).toMatchObject({ outcome, asked })
})

test('progress is told after each page', async () => {
  const { progress } = await read([page(3, 1, 2), page(3, 3)])
  expect(progress).toEqual([
    [2, 3],
    [3, 3],
  ])
})

test('a page that arrives after it was stopped is dropped', async () => {
  expect(await read([page(6, 1, 2), page(6, 3, 4), page(6, 5, 6)], 1)).toMatchObject({
    outcome: { status: 'stopped' },
    asked: 2,
  })
})
