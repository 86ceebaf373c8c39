import { describe, expect, test } from 'vitest'
import { allResults, filteredResults, isNarrowed, parseResultView, resultQuery, resultRequest } from './result-view.ts'

const parse = (query: string, isAdmin = true) => {
  const parameters = new URLSearchParams(query)
  return parseResultView({ get: (name) => parameters.get(name) }, isAdmin)
}
const year = (value: number) => ({ period: { kind: 'year', year: value } })
const days = (from?: string, to?: string) => ({ period: { kind: 'days', from, to } })

describe('An address', () => {
  test.each([
    ['', {}],
    ['perusahaan=13', { company: 13 }],
    ['perusahaan=0', {}],
    ['tahun=2026', year(2026)],
    ['tahun=2000', year(2000)],
    ['tahun=2100', year(2100)],
    ['tahun=1999', {}],
    ['tahun=2101', {}],
    ['tahun=26', {}],
    ['dari=2026-09-01&sampai=2026-09-30', days('2026-09-01', '2026-09-30')],
    ['dari=2026-09-30&sampai=2026-09-01', days('2026-09-01', '2026-09-30')],
    ['dari=2026-09-01&sampai=2026-09-01', days('2026-09-01', '2026-09-01')],
    ['dari=2026-09-01', days('2026-09-01', undefined)],
    ['sampai=2026-09-01', days(undefined, '2026-09-01')],
    ['tahun=2025&dari=2026-09-01', days('2026-09-01', undefined)],
    ['tahun=2025&dari=2026-02-30', year(2025)],
    ['dari=kemarin', {}],
    ['kesimpulan=tidak_layak', { conclusion: 'tidak_layak' }],
    ['kesimpulan=sakit', {}],
    ['temuan=hipertensi', { finding: 'hipertensi' }],
    ['temuan=x', {}],
    ['departemen=Gudang&page=3', { department: 'Gudang', page: 3 }],
    ['page=0', {}],
  ])('"%s" is the view %j', { tags: ['company.result-filter'] }, (query, view) =>
    expect(parse(query)).toEqual({ ...allResults, ...view }),
  )

  test.each([
    ['', ''],
    ['page=1', ''],
    ['page=2&tahun=2026&perusahaan=13', 'perusahaan=13&tahun=2026&page=2'],
    ['sampai=2026-09-01&dari=2026-09-30', 'dari=2026-09-01&sampai=2026-09-30'],
    ['departemen=A%26B&temuan=merokok&kesimpulan=layak', 'kesimpulan=layak&temuan=merokok&departemen=A%26B'],
  ])('"%s" is written as "%s", which is the same view', (query, written) => {
    expect(new URLSearchParams(resultQuery(parse(query))).toString()).toBe(written)
    expect(parse(written)).toEqual(parse(query))
  })
})

describe('A form', () => {
  const filtered = (fields: Readonly<Record<string, string>>, before = '') => {
    const values = new FormData()
    for (const [name, value] of Object.entries(fields)) values.set(name, value)
    return filteredResults(parse(before), values)
  }
  test.each([
    [{ periode: '' }, {}],
    [
      { periode: '2026', kesimpulan: '', temuan: 'merokok' },
      { ...year(2026), finding: 'merokok' },
    ],
    [{ periode: 'tanggal', dari: '2026-09-02', sampai: '' }, days('2026-09-02', undefined)],
    [{ periode: 'tanggal', dari: '', sampai: '' }, {}],
    [{ periode: '2026', dari: '2026-09-02' }, year(2026)],
  ])('%j is the view %j', (fields, view) => expect(filtered(fields)).toEqual({ ...allResults, ...view }))

  test('of another company leaves behind the department of the one before', () => {
    const fields = { perusahaan: '13', departemen: 'Gudang' }
    expect(filtered(fields, 'departemen=Gudang')).toEqual({ ...allResults, company: 13 })
    expect(filtered(fields, 'perusahaan=13')).toEqual({ ...allResults, company: 13, department: 'Gudang' })
  })
})

test('only an administrator chooses a company', () => expect(parse('perusahaan=13', false)).toEqual(allResults))

test.each([
  ['', false],
  ['page=2', false],
  ['tahun=2026', true],
  ['perusahaan=13', true],
  ['sampai=2026-01-01', true],
  ['temuan=merokok', true],
])('"%s" leaves check-ups out: %s', (query, narrowed) => expect(isNarrowed(parse(query))).toBe(narrowed))

test.each([
  ['', '', {}],
  ['tahun=2026&temuan=merokok', 'eko', { search: 'eko', tahun: 2026, faktor_risiko: 'merokok' }],
  ['dari=2026-09-01', '', { dari: '2026-09-01' }],
  ['perusahaan=13', '', { perusahaan_id: 13 }],
])('the call for "%s" and "%s" has %j', { tags: ['company.result-filter'] }, (query, term, body) =>
  expect(resultRequest(parse(query), term, 20)).toEqual({ page: 1, pageSize: 20, ...body }),
)
