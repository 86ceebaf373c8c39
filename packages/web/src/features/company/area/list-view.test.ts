import { describe, expect, test } from 'vitest'
import { clientList } from '../admin/client-list.tsx'
import { userList } from '../admin/user-list.tsx'
import { employeeList } from '../employees/employee-list.tsx'
import { referralList } from '../referrals/referral-list.tsx'
import { resultList } from '../results/result-list.tsx'
import { listRequest } from './company-list.ts'
import { filteredView, isNarrowed, parseView, sortedView, viewQuery } from './list-view.ts'
import type { ListView } from './list-view.ts'

const lists = {
  employees: employeeList,
  results: resultList,
  referrals: referralList,
  users: userList,
  clients: clientList,
}
type ListName = keyof typeof lists

const whole: ListView = { page: 1, filters: {} }
const today = '2026-03-01'
const administrator = { isAdmin: true, today }

const parse = (name: ListName, query: string, context = administrator) =>
  parseView(lists[name], new URLSearchParams(query), context)

const written = (view: ListView) => new URLSearchParams(viewQuery(view)).toString()

const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const filtered = (name: ListName, before: string, fields: Readonly<Record<string, string>>) =>
  written(filteredView(lists[name], parse(name, before), formOf(fields), administrator))

describe('An address', () => {
  test.each<[ListName, string]>([
    ['employees', 'perusahaan=13&lokasi=Pabrik+A%26B&departemen=Gudang&status=nonaktif&urut=-nama&page=3'],
    ['employees', 'page=99999'],
    ['employees', 'status=aktif'],
    ['employees', 'urut=-mcu_terakhir'],
    ['employees', 'urut=mcu_terakhir'],
    ['results', 'perusahaan=13&tahun=2026&kesimpulan=tidak_layak&temuan=hipertensi&departemen=A%26B&page=2'],
    ['results', 'tahun=2000'],
    ['results', 'tahun=2100'],
    ['results', 'dari=2026-09-01&sampai=2026-09-30'],
    ['results', 'dari=2026-09-01&sampai=2026-09-01'],
    ['results', 'dari=2026-09-01'],
    ['results', 'sampai=2026-09-01'],
    ['results', 'temuan=merokok'],
    ['referrals', 'status=diterima&periode=30&perusahaan=12&page=2'],
    ['referrals', 'status=selesai&periode=2026&page=3'],
    ['users', 'perusahaan=12&status=menunggu_aktivasi&page=2'],
    ['clients', 'status=nonaktif&page=3'],
    ...Object.keys(lists).map((name): [ListName, string] => [name as ListName, '']),
  ])(
    'of %s, "%s", is a view, and a view has it',
    { tags: ['company.employee-paging', 'company.result-filter'] },
    (name, query) => {
      const view = parse(name, query)
      expect(written(view)).toBe(query)
      expect(isNarrowed(view)).toBe(/(?:^|&)(?!page|urut)\w/.test(query))
    },
  )

  test.each<[ListName, string, string]>([
    ['employees', 'page=2&status=nonaktif&lokasi=Pabrik+A', 'lokasi=Pabrik+A&status=nonaktif&page=2'],
    ['employees', 'departemen=%20Gudang%20', 'departemen=Gudang'],
    ['employees', 'urut=nama', ''],
    ['results', 'page=2&tahun=2026&perusahaan=13', 'perusahaan=13&tahun=2026&page=2'],
    ['results', 'sampai=2026-09-01&dari=2026-09-30', 'dari=2026-09-01&sampai=2026-09-30'],
    ['results', 'tahun=2025&dari=2026-09-01', 'dari=2026-09-01'],
    ['results', 'tahun=2025&dari=2026-02-30', 'tahun=2025'],
    ...Object.keys(lists).map((name): [ListName, string, string] => [name as ListName, 'page=1', '']),
  ])('of %s, "%s", is written as "%s", which is the same view', (name, query, as) => {
    expect(written(parse(name, query))).toBe(as)
    expect(parse(name, as)).toEqual(parse(name, query))
  })

  test.each<[ListName, string]>([
    ['employees', 'page=0'],
    ['employees', 'page=-1'],
    ['employees', 'page=1.5'],
    ['employees', 'page=1e3'],
    ['employees', 'page=100000'],
    ['employees', `departemen=${'x'.repeat(101)}`],
    ['employees', 'lokasi='],
    ['employees', 'perusahaan=PT+Kencana'],
    ['employees', 'perusahaan=0'],
    ['employees', 'status=semua'],
    ['employees', 'urut=gaji'],
    ['employees', 'urut=-gaji'],
    ['employees', 'urut=--nama'],
    ['employees', 'search=eko'],
    ['results', 'perusahaan=0'],
    ['results', 'tahun=1999'],
    ['results', 'tahun=2101'],
    ['results', 'tahun=26'],
    ['results', 'dari=kemarin'],
    ['results', 'kesimpulan=sakit'],
    ['results', 'temuan=x'],
    ['results', 'urut=name'],
    ['referrals', 'status=hilang'],
    ['referrals', 'status=constructor'],
    ['referrals', 'periode=31'],
    ['referrals', 'periode=2023'],
    ['users', 'status=hilang'],
    ['users', 'perusahaan=dua'],
    ['users', 'cari=wulan'],
    ['clients', 'status=menunggu_aktivasi'],
    ['clients', 'perusahaan=12'],
  ])('of %s, "%s", has no filter', (name, query) => expect(parse(name, query)).toEqual(whole))

  test.each<ListName>(['employees', 'results', 'referrals'])(
    'of %s names a company only for an administrator',
    (name) => {
      expect(parse(name, 'perusahaan=13', { isAdmin: false, today })).toEqual(whole)
      expect(parse(name, 'perusahaan=13')).toEqual({ ...whole, filters: { perusahaan: '13' } })
    },
  )
})

describe('A form', () => {
  test.each<[ListName, string, Readonly<Record<string, string>>, string]>([
    [
      'employees',
      'departemen=Gudang&urut=-nama&page=4',
      { status: 'aktif', departemen: '' },
      'status=aktif&urut=-nama',
    ],
    ['results', 'page=2', { tahun: '' }, ''],
    ['results', '', { tahun: '2026', kesimpulan: '', temuan: 'merokok' }, 'tahun=2026&temuan=merokok'],
    ['results', '', { tahun: 'tanggal', dari: '2026-09-02', sampai: '' }, 'dari=2026-09-02'],
    ['results', 'tahun=2026', { tahun: 'tanggal', dari: '', sampai: '' }, ''],
    ['users', 'status=aktif&page=2', { perusahaan: '12', status: '' }, 'perusahaan=12'],
    ['clients', '', { status: 'aktif', cari: 'baja' }, 'status=aktif'],
  ])('of %s at "%s" with %j leads to "%s"', (name, before, fields, after) =>
    expect(filtered(name, before, fields)).toBe(after),
  )

  test('of another company leaves behind the places of the one before, and keeps those that were chosen with it', () => {
    const fields = { perusahaan: '13', lokasi: 'Pabrik', departemen: 'Gudang' }
    expect(filtered('employees', 'departemen=Gudang', fields)).toBe('perusahaan=13&lokasi=Pabrik')
    const both = 'perusahaan=13&lokasi=Pabrik&departemen=Gudang'
    expect(filtered('employees', 'perusahaan=13&departemen=Gudang', fields)).toBe(both)
    expect(filtered('results', 'departemen=Gudang', fields)).toBe('perusahaan=13')
  })
})

test.each([
  ['', 'departemen', true, 'urut=departemen'],
  ['urut=departemen&page=2&status=aktif', 'departemen', false, 'status=aktif&urut=-departemen'],
  ['urut=-nama&page=2', 'nama', true, ''],
])('"%s" sorted by %s, ascending: %s, is "%s"', (before, column, ascending, after) =>
  expect(written(sortedView(employeeList, parse('employees', before), { column, ascending }))).toBe(after),
)

const usual = { page: 1, pageSize: 20 }
const byName = { ...usual, urut: 'nama', arah: 'naik' }

test.each<[ListName, string, string, object]>([
  ['employees', '', '', byName],
  [
    'employees',
    'departemen=Gudang&lokasi=Pabrik&urut=-departemen&page=2',
    'eko',
    {
      ...byName,
      page: 2,
      urut: 'departemen',
      arah: 'turun',
      search: 'eko',
      departemen: 'Gudang',
      lokasi_kerja: 'Pabrik',
    },
  ],
  ['employees', 'perusahaan=13&status=aktif', '', { ...byName, perusahaan_id: 13, status: 'aktif' }],
  ['results', '', '', usual],
  ['results', 'tahun=2026&temuan=merokok', 'eko', { ...usual, search: 'eko', tahun: 2026, faktor_risiko: 'merokok' }],
  ['results', 'dari=2026-09-01', '', { ...usual, dari: '2026-09-01' }],
  ['results', 'perusahaan=13&kesimpulan=layak', '', { ...usual, perusahaan_id: 13, kesimpulan: 'layak' }],
  ['results', 'departemen=Gudang', '', { ...usual, departemen: 'Gudang' }],
  [
    'referrals',
    'status=diterima&periode=30&perusahaan=12',
    '',
    { page: 1, pageSize: 10, status: 'diterima', dari: '2026-01-31', sampai: today, perusahaan_id: 12 },
  ],
  ['users', 'perusahaan=12&status=aktif', 'wulan', { ...usual, search: 'wulan', perusahaan_id: 12, status: 'aktif' }],
  ['clients', 'status=aktif&page=2', 'baja', { ...usual, page: 2, search: 'baja', status: 'aktif' }],
])('the call of %s for "%s" and "%s" has %j', { tags: ['company.result-filter'] }, (name, query, term, request) => {
  const asked = { view: parse(name, query), term }
  const requestOf = {
    employees: () => listRequest(employeeList, asked, administrator),
    results: () => listRequest(resultList, asked, administrator),
    referrals: () => listRequest(referralList, asked, administrator),
    users: () => listRequest(userList, asked, administrator),
    clients: () => listRequest(clientList, asked, administrator),
  }
  expect(requestOf[name]()).toEqual(request)
})
