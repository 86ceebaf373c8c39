import { describe, expect, test } from 'vitest'
import { readGroup, readSummaryFilters, summaryQuery } from './summary-filters.ts'

describe('a group of an address', () => {
  test.each([
    ['departemen:Gudang', { kind: 'departemen', value: 'Gudang' }],
    ['kelompok_usia:<30', { kind: 'kelompok_usia', value: '<30' }],
    ['lokasi:Pabrik: Utara', { kind: 'lokasi', value: 'Pabrik: Utara' }],
    ['gender:L', { kind: 'gender', value: 'L' }],
    ['nama:Eko', undefined],
    ['departemen:', undefined],
    ['departemen', undefined],
    [`departemen:${'x'.repeat(101)}`, undefined],
    ['', undefined],
    [null, undefined],
  ])('%s is %o', { tags: ['company.summary-filters'] }, (text, group) => expect(readGroup(text)).toEqual(group))
})

test('the filters of an address are written as they are read', () => {
  const filters = { year: 2025, group: { kind: 'departemen', value: 'Gudang & K3' }, company: 12 } as const
  const query = new URLSearchParams(summaryQuery(filters))
  expect(readSummaryFilters(query, true)).toEqual(filters)
  expect(summaryQuery({ year: undefined, group: undefined, company: undefined })).toEqual({})
  const wrong = new URLSearchParams('tahun=1999&perusahaan=0&kelompok=x')
  expect(readSummaryFilters(wrong, true)).toEqual({})
})
