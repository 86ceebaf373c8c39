import { describe, expect, test } from 'vitest'
import english from '../../../i18n/messages/en.json' with { type: 'json' }
import indonesian from '../../../i18n/messages/id.json' with { type: 'json' }
import type { MessageId } from '../../../i18n/use-message.ts'
import { checkRows } from './check-rows.ts'
import { matchColumns } from './columns.ts'
import { reportOf } from './import-report.ts'
import { beginRun } from './import-run.ts'
import type { ImportRun } from './import-run.ts'
import type { OpenFile } from './import-state.ts'
import { readFile } from './read-file.ts'
import { reportFile, restFile } from './report-file.ts'
import { sampleFile } from './sample-file.ts'

/** A message without values is its text. For the others the id would do as well. */
const message = (id: MessageId) => indonesian[id]

/** The last value of a generator. */
const resultOf = <Result>(work: Generator<void, Result>): Result => {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

const opened = (text: string): OpenFile => {
  const file = resultOf(readFile(new TextEncoder().encode(text)))
  if ('problem' in file) throw new Error(file.problem)
  return {
    name: 'karyawan.csv',
    company: { id: 12, name: 'PT Nusantara Tekstil', isActive: true },
    file,
    columns: matchColumns(file.headings, file.rows),
    saidOrder: 'day',
  }
}

const checkedRows = ({ file, columns }: OpenFile) =>
  resultOf(checkRows({ rows: file.rows, columns, width: file.headings.length, today: '2026-11-23', dateOrder: 'day' }))

const lines = (csv: string): readonly string[] => csv.replace('\uFEFF', '').trimEnd().split('\r\n')

const text = [
  'Nama;NIP;Tgl Lahir;JK;Catatan',
  'Siti Rahayu;K-1;02/03/1990;P;',
  'Budi;K-2;03/25/1990;L;=cmd|calc',
  'Dewi;K-3;04/03/1990;P',
].join('\n')

/** An ended import: the server refused the third row of the file and registered the first one. */
const ended = (run: ImportRun): ImportRun => ({
  ...run,
  status: 'done',
  batches: run.batches.map((batch) => ({
    ...batch,
    stored: batch.employees.map(({ baris }) =>
      baris === 2
        ? { baris, status: 'tersimpan', karyawan_id: 7, kesalahan: {} }
        : { baris, status: 'ditolak', karyawan_id: null, kesalahan: { nik_karyawan: ['Sudah terdaftar.'] } },
    ),
  })),
})

const report = (content = text) => {
  const open = opened(content)
  const rows = checkedRows(open)
  const employees = rows.flatMap(({ employee }) => employee ?? [])
  return { open, rows: reportOf(rows, ended(beginRun('right', employees, () => 'k'))), message, locale: 'id' } as const
}

describe('the report', () => {
  test(
    'has every row with its number, its outcome, the reason, and its cells as they were',
    { tags: ['company.import-report', 'company.csv-formulas'] },
    () => {
      expect(lines(reportFile(report()))).toEqual([
        '"Baris";"Hasil";"Alasan";"Nama";"NIP";"Tgl Lahir";"JK";"Catatan"',
        '2;"Tersimpan";"";"Siti Rahayu";"K-1";"02/03/1990";"P";""',
        `3;"Salah di berkas";"Tanggal lahir: ${indonesian['web.company.import.wrong.dateOrder']}";"Budi";"K-2";"03/25/1990";"L";"'=cmd|calc"`,
        '4;"Ditolak sistem";"Nomor karyawan: Sudah terdaftar.";"Dewi";"K-3";"04/03/1990";"P"',
      ])
    },
  )

  test('of the rest has only what is not registered, ready to be corrected and imported again', () => {
    const rest = restFile(report())
    expect(lines(rest)).toEqual([
      '"Baris";"Alasan";"Nama";"NIP";"Tgl Lahir";"JK";"Catatan"',
      `3;"Tanggal lahir: ${indonesian['web.company.import.wrong.dateOrder']}";"Budi";"K-2";"03/25/1990";"L";"'=cmd|calc"`,
      '4;"Nomor karyawan: Sudah terdaftar.";"Dewi";"K-3";"04/03/1990";"P"',
    ])
    const rows = checkedRows(opened(rest))
    expect(rows.map(({ employee }) => employee?.nama_lengkap)).toEqual([undefined, 'Dewi'])
  })
})

test('numbers come back from a spreadsheet as they were', () => {
  const rest = restFile(report('Nama;NIP;NIK;Tgl Lahir;JK;HP\nBudi;0012;3215010203900001;03/25/1990;L;081200003333'))
  expect(lines(rest).at(-1)).toContain(`;"Budi";"'0012";"'3215010203900001";"03/25/1990";"L";"'081200003333"`)
  const [row] = checkedRows(opened(rest.replace('03/25/1990', '25/03/1990')))
  expect(row?.employee).toMatchObject({ nik_karyawan: '0012', nik: '3215010203900001', no_telp: '+6281200003333' })
})

test('a row with more cells than headings has all of them in both files, and is too long until it is corrected', () => {
  const long = report(`${text}\nEko;K-4;05/03/1990;L;;Gudang; `)
  expect(lines(reportFile(long)).at(-1)).toMatch(/;"Eko";"K-4";"05\/03\/1990";"L";"";"Gudang";" ?"$/)
  expect(lines(restFile(long)).at(-1)).toMatch(/^5;"[^"]+";"Eko";"K-4";"05\/03\/1990";"L";"";"Gudang";" ?"$/)
  expect(checkedRows(opened(restFile(long))).map(({ isTooLong }) => isTooLong)).toEqual([false, false, true])
})

test.each([
  ['id', indonesian],
  ['en', english],
] as const)('the sample for %s is read without a problem, telephone and identity number too', (locale, catalogue) => {
  const open = opened(sampleFile((id) => catalogue[id], locale))
  const [row, ...others] = checkedRows(open)
  expect(others).toEqual([])
  expect(row?.problems).toEqual({})
  expect(row?.employee).toMatchObject({ nik: '3215010203900001', tgl_lahir: '1990-03-02', no_telp: '+6281234567890' })
})
