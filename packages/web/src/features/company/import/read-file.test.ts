import { describe, expect, test } from 'vitest'
import { checkRows } from './check-rows.ts'
import type { CheckedRow } from './check-rows.ts'
import { matchColumns } from './columns.ts'
import { inSlices } from './in-slices.ts'
import { mostRows, readFile } from './read-file.ts'
import type { FileProblem, ReadFile } from './read-file.ts'

const finish = <Result>(work: Generator<void, Result>): Result => {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
const read = (text: string): ReadFile | FileProblem => finish(readFile(new TextEncoder().encode(text)))

const check = (text: string): readonly CheckedRow[] => {
  const file = read(text)
  if ('problem' in file) throw new Error(file.problem)
  const { rows, headings } = file
  return finish(checkRows({ rows, columns: matchColumns(headings), width: headings.length, today: '2026-11-23' }))
}

const headings = 'Nama;No. Karyawan;NIK;Tanggal lahir;L/P'
const line = (number: number, nik = '') => `Siti ${number};K-${number};${nik};23/11/1990;P`

describe('A file', () => {
  test('is recognised; blank rows are skipped and counted, and count as rows of the spreadsheet', () => {
    expect(read(`\n${headings};;\r\n${line(1)}\r\n\r\n ; ;\r\n${line(2)}\r\n\r\n`)).toEqual({
      encoding: 'utf-8',
      separator: ';',
      headings: ['Nama', 'No. Karyawan', 'NIK', 'Tanggal lahir', 'L/P'],
      rows: [
        { row: 3, cells: ['Siti 1', 'K-1', '', '23/11/1990', 'P'] },
        { row: 6, cells: ['Siti 2', 'K-2', '', '23/11/1990', 'P'] },
      ],
      blank: 2,
    })
  })

  test.each<[string, string, FileProblem]>([
    ['nothing', '', { problem: 'empty' }],
    ['headings only', headings, { problem: 'noRows' }],
    ['headings and blank rows', `${headings}\n;;\n\n`, { problem: 'noRows' }],
    [
      'a quote that is never closed',
      `${headings}\n${line(1)}\n"Siti;2;;;P\n${line(3)}`,
      { problem: 'unclosed', row: 3 },
    ],
    ['a workbook', 'PK\u0003\u0004\0\0', { problem: 'binary' }],
  ])('with %s cannot be read', (_what, text, problem) => expect(read(text)).toEqual(problem))

  test('may have no more rows than people can look through', () => {
    const rows = (count: number) => `${headings}\n${Array.from({ length: count }, (_, row) => line(row)).join('\n')}`
    expect(read(rows(mostRows))).toMatchObject({ blank: 0 })
    expect(read(rows(mostRows + 1))).toEqual({ problem: 'tooManyRows' })
  })
})

describe('Rows', () => {
  test('without problems are what is sent', () => {
    const [row] = check(`${headings};Telepon\n${line(1, '3215 0102 0390 0001')};0812-0000-3333`)
    expect(row?.employee).toEqual({
      baris: 2,
      nama_lengkap: 'Siti 1',
      nik_karyawan: 'K-1',
      nik: '3215010203900001',
      tgl_lahir: '1990-11-23',
      gender: 'P',
      no_telp: '+6281200003333',
    })
  })

  test('with the same number or NIK are all wrong, and name each other', () => {
    const nik = '3215010203900001'
    const rows = check(`${headings}\n${line(1, nik)}\n${line(2)}\nAni;k-1;;23/11/1990;P\nEko;K-4;${nik};1/1/1990;L`)
    expect(rows.map(({ problems }) => problems)).toEqual([
      { nik_karyawan: { kind: 'double', row: 4 }, nik: { kind: 'double', row: 5 } },
      {},
      { nik_karyawan: { kind: 'double', row: 2 } },
      { nik: { kind: 'double', row: 2 } },
    ])
    expect(rows.map(({ employee }) => employee?.baris)).toEqual([undefined, 3, undefined, undefined])
  })

  test('that are short lack what is not there; those that are long are wrong', () => {
    const rows = check(`${headings}\nSiti;K-1\n${line(2)};\n${line(3)};lebih`)
    expect(
      rows.map(({ problems, isTooLong, employee }) => [Object.keys(problems), isTooLong, employee?.baris]),
    ).toEqual([
      [['tgl_lahir', 'gender'], false, undefined],
      [[], false, 3],
      [[], true, undefined],
    ])
  })

  test('lack a column that the file does not have', () => {
    const [row] = check('Nama;Tanggal lahir\nSiti;23/11/1990')
    expect(row?.problems).toEqual({ nik_karyawan: { kind: 'missing' }, gender: { kind: 'missing' } })
  })

  test('of 10,000 are all there, each with its number', () => {
    const rows = check(`${headings}\n${Array.from({ length: 10_000 }, (_, index) => line(index)).join('\n')}`)
    expect(rows).toHaveLength(10_000)
    expect(rows.every(({ employee }, index) => employee?.baris === index + 2)).toBe(true)
  })
})

describe('Work in slices', () => {
  function* work(): Generator<void, string> {
    for (let step = 0; step < 20; step += 1) yield
    return 'done'
  }

  test('pauses every 8 milliseconds', async () => {
    let clock = 0
    let pauses = 0
    const result = await inSlices(work(), {
      signal: new AbortController().signal,
      now: () => (clock += 4),
      pause: async () => void (pauses += 1),
    })
    expect([result, pauses]).toEqual(['done', 10])
  })

  test('stops when it is aborted', async () => {
    const controller = new AbortController()
    let clock = 0
    const result = await inSlices(work(), {
      signal: controller.signal,
      now: () => (clock += 9),
      pause: async () => controller.abort(),
    })
    expect(result).toBeUndefined()
  })

  test('goes on after a real pause', async () => {
    let clock = 0
    expect(await inSlices(work(), { signal: new AbortController().signal, now: () => (clock += 9) })).toBe('done')
  })
})
