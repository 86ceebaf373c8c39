import { describe, expect, test } from 'vitest'
import {
  employeeQuery,
  employeeRequest,
  filteredView,
  isNarrowed,
  parseEmployeeView,
  wholeList,
} from './employee-view.ts'

const parse = (query: string, isAdmin = true) => {
  const parameters = new URLSearchParams(query)
  return parseEmployeeView({ get: (name) => parameters.get(name) }, isAdmin)
}
const format = (query: string) => new URLSearchParams(employeeQuery(parse(query))).toString()

describe('An address', () => {
  test.each([
    ['', {}],
    ['page=2', { page: 2 }],
    ['page=0', {}],
    ['page=-1', {}],
    ['page=1.5', {}],
    ['page=99999', { page: 99_999 }],
    ['page=100000', {}],
    ['lokasi=Pabrik+Karawang+1&departemen=%20Gudang%20', { site: 'Pabrik Karawang 1', department: 'Gudang' }],
    [`departemen=${'x'.repeat(101)}`, {}],
    ['lokasi=', {}],
    ['perusahaan=13', { company: 13 }],
    ['perusahaan=PT+Kencana', {}],
    ['status=aktif', { status: 'aktif' }],
    ['status=semua', {}],
    ['urut=-nama', { ascending: false }],
    ['urut=mcu_terakhir', { order: 'mcu_terakhir' }],
    ['urut=-mcu_terakhir', { order: 'mcu_terakhir', ascending: false }],
    ['urut=gaji', {}],
    ['urut=-gaji', {}],
    ['urut=--nama', {}],
    ['search=eko', {}],
  ])('"%s" is the view %j', (query, view) => expect(parse(query)).toEqual({ ...wholeList, ...view }))

  test.each([
    ['', ''],
    ['page=1', ''],
    ['urut=nama', ''],
    ['urut=-nama&page=3', 'urut=-nama&page=3'],
    ['status=aktif&perusahaan=13', 'perusahaan=13&status=aktif'],
    ['page=2&status=nonaktif&lokasi=Pabrik+A%26B', 'lokasi=Pabrik+A%26B&status=nonaktif&page=2'],
  ])('"%s" is written as "%s", which is the same view', { tags: ['company.employee-paging'] }, (query, written) => {
    expect(format(query)).toBe(written)
    expect(parse(written)).toEqual(parse(query))
  })
})

test('a form’s filters keep the order and begin at the first page', () => {
  const values = new FormData()
  values.set('status', 'aktif')
  values.set('departemen', '')
  expect(filteredView(parse('departemen=Gudang&urut=-nama&page=4'), values)).toEqual({
    ...wholeList,
    ascending: false,
    status: 'aktif',
  })
})

test('another company leaves behind the places of the one before, and keeps those that were chosen with it', () => {
  const values = new FormData()
  values.set('perusahaan', '13')
  values.set('lokasi', 'Pabrik')
  values.set('departemen', 'Gudang')
  expect(filteredView(parse('departemen=Gudang'), values)).toEqual({ ...wholeList, company: 13, site: 'Pabrik' })
  expect(filteredView(parse('departemen=Gudang&perusahaan=13'), values)).toMatchObject({ department: 'Gudang' })
})

test('only an administrator chooses a company', () => expect(parse('perusahaan=13', false)).toEqual(wholeList))

test.each([
  ['', false],
  ['page=2&urut=-nama', false],
  ['status=aktif', true],
  ['perusahaan=13', true],
  ['lokasi=A', true],
  ['departemen=B', true],
])('"%s" leaves employees out: %s', (query, narrowed) => expect(isNarrowed(parse(query))).toBe(narrowed))

test('the call has the search, and the address has not', () => {
  const view = parse('departemen=Gudang&urut=-departemen&page=2')
  expect(employeeRequest(view, 'eko', 20)).toEqual({
    page: 2,
    pageSize: 20,
    urut: 'departemen',
    arah: 'turun',
    search: 'eko',
    departemen: 'Gudang',
  })
  expect(employeeRequest(parse('perusahaan=13'), '', 20)).toMatchObject({ perusahaan_id: 13 })
  expect(employeeRequest(wholeList, '', 20)).toEqual({ page: 1, pageSize: 20, urut: 'nama', arah: 'naik' })
})
