import { expect, test } from 'vitest'
import { filtered, labEntry, newestFirst, yearsOf } from './result-entries.ts'
import type { ResultEntry } from './result-entries.ts'
import type { ResultKind } from './result-kinds.ts'

const entry = (number: string, at: string | undefined, kind: ResultKind = 'laboratorium', hospital = 'RS01') =>
  ({
    key: { kind, hospital, number },
    title: number,
    hospital,
    at,
    findings: { status: 'complete', abnormal: 0, critical: false, judged: true },
  }) satisfies ResultEntry

const entries = [
  entry('old', '2025-12-31T17:30:00Z'),
  entry('unknown', undefined),
  entry('new', '2026-11-20T08:00:00+07:00', 'radiologi'),
  entry('day', '2026-08-15', 'mcu', 'RS02'),
]

const numbers = (list: readonly ResultEntry[]) => list.map(({ key }) => key.number)

test('the newest are first, those without a time last', () => {
  expect(numbers(newestFirst(entries))).toEqual(['new', 'day', 'old', 'unknown'])
})

test("a year is one of Jakarta's calendar", () => {
  expect(yearsOf(entries)).toEqual(['2026'])
  expect(yearsOf([...entries, entry('older', '2025-12-31T16:30:00Z')])).toEqual(['2026', '2025'])
})

const all = { hospital: undefined, kind: undefined, year: undefined }

test.each([
  ['nothing', all, ['old', 'unknown', 'new', 'day']],
  ['the hospital', { ...all, hospital: 'RS02' }, ['day']],
  ['the kind', { ...all, kind: 'radiologi' }, ['new']],
  ['the year', { ...all, year: '2026' }, ['old', 'new', 'day']],
  ['what does not meet', { ...all, year: '2026', kind: 'radiologi', hospital: 'RS02' }, []],
] as const)('chosen by %s', (_what, filters, chosen) => {
  expect(numbers(filtered(entries, filters))).toEqual(chosen)
})

test.each([
  ['a complete one with its report', 'selesai', true, true],
  ['a part of one, whose report follows', 'sebagian', false, true],
  ['one that a doctor explains, which has no report', 'selesai', false, false],
  ['one in process', 'proses', false, false],
] as const)('of a laboratory, %s', (_what, status, ada_pdf, judged) => {
  const row = {
    no_lab: 'LAB-1',
    nopasien: '00-12-34-56',
    status,
    rumah_sakit: { kode_mapping_rs: 'RS01', nama: 'RS', slug: 'rs' },
    waktu_sampel: null,
    waktu_hasil: '2026-11-20T08:00:00+07:00',
    dokter_pengirim: null,
    kelompok: [],
    jumlah_pemeriksaan: 1,
    jumlah_tidak_normal: 0,
    ada_kritis: false,
    ada_pdf,
  }
  expect(labEntry(row)).toMatchObject({ at: row.waktu_hasil, title: undefined, findings: { judged } })
})
