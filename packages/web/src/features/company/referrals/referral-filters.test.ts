import { describe, expect, test } from 'vitest'
import { filterQuery, periodDays, readFilters } from './referral-filters.ts'

const today = '2026-03-01'
const queryOf = (text: string) => {
  const query = new URLSearchParams(text)
  return { get: (name: string) => query.get(name) }
}

describe('a period', () => {
  test.each([
    ['7', { from: '2026-02-23', to: '2026-03-01' }],
    ['30', { from: '2026-01-31', to: '2026-03-01' }],
    ['90', { from: '2025-12-02', to: '2026-03-01' }],
    ['2026', { from: '2026-01-01', to: '2026-12-31' }],
    ['2024', { from: '2024-01-01', to: '2024-12-31' }],
    ['2023', undefined],
    ['31', undefined],
    ['', undefined],
  ])('%s is %o', (period, days) => expect(periodDays(period, today)).toEqual(days))
})

describe('the filters of an address', () => {
  test.each([
    ['status=diterima&periode=30&page=2', { status: 'diterima', period: '30', page: 2, company: undefined }],
    ['status=hilang&periode=31&page=0', { status: undefined, period: undefined, page: 1, company: undefined }],
    ['page=1e3&perusahaan=12', { status: undefined, period: undefined, page: 1, company: 12 }],
    ['', { status: undefined, period: undefined, page: 1, company: undefined }],
  ])('%s are %o', (address, filters) => expect(readFilters(queryOf(address), today, true)).toEqual(filters))

  test('are written as they are read', () => {
    const filters = { status: 'selesai', period: '2026', page: 3, company: 12 } as const
    expect(readFilters(queryOf(new URLSearchParams(filterQuery(filters)).toString()), today, true)).toEqual(filters)
    expect(filterQuery({ ...filters, page: 1 })).not.toHaveProperty('page')
  })
})
