import { expect, test } from 'vitest'
import { activeFilters } from './filter-addresses.ts'

const page = '/member-area/list-hasil'
const none = { hospital: undefined, kind: undefined, year: undefined }

test('each filter in use can be taken away by itself', () => {
  const filters = { ...none, hospital: 'RS01', year: '2026' }
  expect(activeFilters(page, filters, { hospital: 'RS Karawang' })).toEqual([
    { label: 'RS Karawang', href: `${page}?tahun=2026` },
    { label: '2026', href: `${page}?rs=RS01` },
  ])
})

test('the last one leaves the page itself', () => {
  expect(activeFilters(page, { ...none, kind: 'radiologi' }, { kind: 'Radiologi' })).toEqual([
    { label: 'Radiologi', href: page },
  ])
  expect(activeFilters(page, none, {})).toEqual([])
})
