import { describe, expect, test } from 'vitest'
import { allVisits, chosenVisits, filterChoices, sentFilters } from './visit-filters.ts'
import { visitWord } from './visit.ts'
import type { Visit } from './visit.ts'

const visit = (number: string, day: string, time: string | null, hospital: string, kind: Visit['jenis_kunjungan']) => ({
  no_registrasi: number,
  tanggal: day,
  jam: time,
  rumah_sakit: { nama: hospital },
  jenis_kunjungan: kind,
})
const visits = [
  visit('a', '2025-12-31', '23:00', 'RS B', 'igd'),
  visit('b', '2026-07-11', null, 'RS A', 'penunjang'),
  visit('c', '2026-10-20', '08:02', 'RS B', 'rawat_jalan'),
  visit('d', '2026-10-20', '14:30', 'RS A', 'rawat_jalan'),
]

describe('the visits', () => {
  test.each([
    ['without filters, the newest first', {}, 'dcba'],
    ['of a hospital', { hospital: 'RS B' }, 'ca'],
    ['of a kind', { kind: 'rawat_jalan' }, 'dc'],
    ['of a year', { year: '2026' }, 'dcb'],
    ['of all three', { hospital: 'RS A', kind: 'rawat_jalan', year: '2026' }, 'd'],
    ['of what there is not', { hospital: 'RS A', year: '2025' }, ''],
  ])('%s', (_name, filters, numbers) => {
    const chosen = chosenVisits(visits, { ...allVisits, ...filters })
    expect(chosen.map((one) => one.no_registrasi).join('')).toBe(numbers)
  })

  test('that are filtered by are those that there are', () => {
    expect(filterChoices(visits)).toEqual({
      hospitals: ['RS A', 'RS B'],
      kinds: ['igd', 'penunjang', 'rawat_jalan'],
      years: ['2026', '2025'],
    })
    expect(filterChoices([])).toEqual({ hospitals: [], kinds: [], years: [] })
  })
})

describe('a sent form', () => {
  const form = (fields: Readonly<Record<string, string | Blob>>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.append(name, value)
    return data
  }

  test.each([
    ['has no filters where nothing is chosen', { hospital: '', kind: '', year: '' }, allVisits],
    ['has those that are chosen', { hospital: 'RS A', year: '2026' }, { hospital: 'RS A', kind: '', year: '2026' }],
    ['has no file for a filter', { kind: new Blob(['x']) }, allVisits],
  ])('%s', (_name, fields, filters) => expect(sentFilters(form(fields))).toEqual(filters))
})

describe('the word for a kind of visit', () => {
  test.each([
    ['rawat_jalan', 'web.member.visits.outpatient'],
    ['igd', 'web.member.visits.emergency'],
    ['kunjungan_rumah', 'web.member.visits.other'],
    ['toString', 'web.member.visits.other'],
  ])('%s is %s', (code, word) => expect(visitWord(code)).toBe(word))
})
