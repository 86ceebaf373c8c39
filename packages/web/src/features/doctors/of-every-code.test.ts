import type { Result } from '@hospital/sdk'
import type { CmsPage } from '@hospital/sdk/cms'
import { expect, test } from 'vitest'
import { everyPage, ofEveryCode, pageOfWhole } from './of-every-code.ts'

interface Entry {
  readonly id: string
}

const entries = (...ids: string[]): Entry[] => ids.map((id) => ({ id }))
const byId = (left: Entry, right: Entry) => left.id.localeCompare(right.id)
const failure = {
  error: { kind: 'server', status: 500, operation: 'getDoctors', requestId: 'x' },
} as const satisfies Result<never>

const found: Readonly<Record<string, readonly Entry[]>> = { SPA: entries('3', '1'), ANAK: entries('2', '1'), GIZI: [] }

test.each([
  ['one code, in the order of the route', ['SPA'], ['3', '1']],
  ['several codes, each once and in that order', ['SPA', 'ANAK'], ['1', '2', '3']],
  ['codes without entries', ['GIZI', 'SPA'], ['1', '3']],
  ['no code', [], []],
])('entries of %s', async (_name, codes, expected) => {
  const { data } = await ofEveryCode(codes, (code) => Promise.resolve({ data: found[code] ?? [] }), byId)
  expect(data?.map(({ id }) => id)).toEqual(expected)
})

test('entries of codes one of which cannot be read have its failure', async () => {
  const read = (code: string): Promise<Result<readonly Entry[]>> =>
    Promise.resolve(code === 'ANAK' ? failure : { data: entries('1') })
  expect(await ofEveryCode(['SPA', 'ANAK'], read, byId)).toBe(failure)
})

const pageOf = (page: number, pageCount: number): Result<CmsPage<number>> => ({
  data: { items: [page], pagination: { page, pageSize: 1, pageCount, total: pageCount } },
})

test.each([
  ['without entries', 0, [1]],
  ['of one page', 1, [1]],
  ['of several pages', 3, [1, 2, 3]],
  ['without an end, as far as ten pages', 1000, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])('a list %s is read to its end', async (_name, pageCount, expected) => {
  expect((await everyPage((page) => Promise.resolve(pageOf(page, pageCount)))).data).toEqual(expected)
})

test('a list whose second page cannot be read has its failure', async () => {
  expect(await everyPage((page) => Promise.resolve(page === 2 ? failure : pageOf(page, 3)))).toBe(failure)
})

test.each([
  [[], 1, { items: [], page: 1, pageCount: 0 }],
  [[1, 2, 3], 1, { items: [1, 2], page: 1, pageCount: 2 }],
  [[1, 2, 3], 2, { items: [3], page: 2, pageCount: 2 }],
  [[1, 2, 3], 3, { items: [1, 2], page: 1, pageCount: 2 }],
  [[1, 2], 1, { items: [1, 2], page: 1, pageCount: 1 }],
])('of %o, page %i of two each', (items, asked, { items: shown, page, pageCount }) => {
  expect(pageOfWhole(items, asked, 2)).toEqual({
    items: shown,
    pagination: { page, pageSize: 2, pageCount, total: items.length },
  })
})
