import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { checkRows } from './check-rows.ts'
import type { CheckedRow } from './check-rows.ts'
import { matchColumns } from './columns.ts'
import { dateOrderOf } from './import-state.ts'
import { inSlices } from './in-slices.ts'
import type { DateOrder } from './read-day.ts'
import { mostRows, readFile } from './read-file.ts'
import type { FileProblem, ReadFile } from './read-file.ts'

const finish = <Result>(work: Generator<void, Result>): Result => {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
const read = (text: string): ReadFile | FileProblem => finish(readFile(new TextEncoder().encode(text)))

const check = (text: string, saidOrder?: DateOrder): readonly CheckedRow[] => {
  const file = read(text)
  if ('problem' in file) throw new Error(file.problem)
  const open = { file, columns: matchColumns(file.headings, file.rows), saidOrder }
  return finish(
    checkRows({
      rows: file.rows,
      columns: open.columns,
      width: file.headings.length,
      today: '2026-11-23',
      dateOrder: dateOrderOf(open),
    }),
  )
}

const headings = 'Nama;No. Karyawan;NIK;Tanggal lahir;L/P'
const line = (number: number, nik = '') => `Siti ${number};K-${number};${nik};23/11/1990;P`

describe('A file', () => {
  test('is recognised; blank rows are skipped and counted, and count as rows of the spreadsheet', () => {
    expect(read(`\n${headings};;\r\n${line(1)}\r\n\r\n ; ;\r\n${line(2)}\r\n\r\n`)).toEqual({
      encoding: 'utf-8',
      separator: ';',
      headings: ['Nama', 'No. Karyawan', 'NIK', 'Tanggal lahir', 'L/P'],
      headingRow: 2,
      above: 0,
      repeated: 0,
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

  test('with the same number or NIK are all wrong, and name each other', { tags: ['company.csv-duplicates'] }, () => {
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

  test(
    'that are short lack what is not there; those that are long are wrong',
    { tags: ['company.csv-columns'] },
    () => {
      const rows = check(`${headings}\nSiti;K-1\n${line(2)};\n${line(3)};lebih`)
      expect(
        rows.map(({ problems, isTooLong, employee }) => [Object.keys(problems), isTooLong, employee?.baris]),
      ).toEqual([
        [['tgl_lahir', 'gender'], false, undefined],
        [[], false, 3],
        [[], true, undefined],
      ])
    },
  )

  test('lack a column that the file does not have', { tags: ['company.csv-columns'] }, () => {
    const [row] = check('Nama;Tanggal lahir\nSiti;23/11/1990')
    expect(row?.problems).toEqual({ nik_karyawan: { kind: 'missing' }, gender: { kind: 'missing' } })
  })

  test('of 10,000 are all there, each with its number', { tags: ['company.csv-10000-rows'] }, () => {
    const rows = check(`${headings}\n${Array.from({ length: 10_000 }, (_, index) => line(index)).join('\n')}`)
    expect(rows).toHaveLength(10_000)
    expect(rows.every(({ employee }, index) => employee?.baris === index + 2)).toBe(true)
  })
})

/** The stored part of each row: its number in the file, the name, the employee number, the NIK and the birth date. */
const stored = (text: string, saidOrder?: DateOrder) =>
  check(text, saidOrder).map(({ employee, problems }) =>
    employee
      ? [employee.baris, employee.nama_lengkap, employee.nik_karyawan, employee.nik, employee.tgl_lahir]
      : Object.entries(problems).map(([field, { kind }]) => `${field}: ${kind}`),
  )

describe('A file of a personnel department', () => {
  const person = ['Siti', 'K-1', undefined, '1990-11-23']

  test.each<[string, string, number]>([
    ['a title and a date above the headings', `PT Nusantara Tekstil;;;;\nData per 1 November 2026\n\n${headings}`, 5],
    ['a title with a separator in it', `"Data Karyawan; rahasia"\n${headings}`, 3],
    ['two rows of headings', 'No;Nama;Karyawan;;\n;;No. Karyawan;Tanggal Lahir;Jenis Kelamin', 3],
    ['headings that are cut in two', 'Nama;No.;NIK;Tanggal;L/P\n;Karyawan;;Lahir;', 3],
    ['headings below a group', 'Nama;No. Karyawan;Lahir;;L/P\n;;Tempat;Tanggal;', 3],
  ])('with %s is read', (_what, text, row) => {
    const file = read(`${text}\nx`)
    if ('problem' in file) throw new Error(file.problem)
    const { nama_lengkap = 0, nik_karyawan = 0, tgl_lahir = 0, gender = 0 } = matchColumns(file.headings)
    const cells = ['', '', '', '', '']
    for (const [column, cell] of [
      [nama_lengkap, 'Siti'],
      [nik_karyawan, 'K-1'],
      [tgl_lahir, '23/11/1990'],
      [gender, 'P'],
    ] as const)
      cells[column] = cell
    expect(stored(`${text}\n${cells.join(';')}`)).toEqual([[row, ...person]])
  })

  test('with headings on each sheet skips them, and says so', () => {
    const text = `${headings}\n${line(1)}\n${headings};;\n${line(2)}`
    expect(read(text)).toMatchObject({ repeated: 1, blank: 0 })
    expect(stored(text).map(([row, name]) => [row, name])).toEqual([
      [2, 'Siti 1'],
      [4, 'Siti 2'],
    ])
  })

  test('with rows above the headings says where these are', () => {
    expect(read(`Daftar karyawan\n\nCabang Karawang\n${headings}\n${line(1)}`)).toMatchObject({
      above: 2,
      headingRow: 4,
      blank: 0,
    })
  })

  test('whose headings name nothing has columns to choose from', () => {
    const file = read('Daftar\nWer;Wann;Was\nSiti;23/11/1990;P')
    expect(file).toMatchObject({ headings: ['Wer', 'Wann', 'Was'], rows: [{ row: 3 }] })
  })

  test('loses no first row of blanks', () => {
    expect(read(`${headings}\nSiti;;;;`)).toMatchObject({ headingRow: 1, rows: [{ row: 2 }] })
  })

  test('loses no employee to a value that reads like a heading', () => {
    expect(stored('Nama;No. Karyawan;Tanggal lahir;L/P;Catatan\nSiti;K-1;23/11/1990;P;Email')).toEqual([[2, ...person]])
  })

  test('may call the number of an employee NIK', () => {
    expect(stored('Nama;NIK;Tgl Lahir;JK\nSiti;K-1;23/11/1990;P\nBudi;20451;24/11/1990;L')).toEqual([
      [2, ...person],
      [3, 'Budi', '20451', undefined, '1990-11-24'],
    ])
    expect(stored('Nama;NIK;Tgl Lahir;JK;No. KTP\nSiti;K-1;23/11/1990;P;3215010203900001')).toEqual([
      [2, 'Siti', 'K-1', '3215010203900001', '1990-11-23'],
    ])
    expect(stored('Nama;NIK;N.I.P.;Tgl Lahir;JK\nSiti;3215010203900001;K-1;23/11/1990;P')).toEqual([
      [2, 'Siti', 'K-1', '3215010203900001', '1990-11-23'],
    ])
  })
})

describe('Birth dates', () => {
  const dates = (...cells: readonly string[]) =>
    [headings, ...cells.map((cell, index) => `Siti;K-${index};;${cell};P`)].join('\n')

  test('have the day first, where nothing proves otherwise', () => {
    expect(stored(dates('03/04/1990', '23/11/1990', '1990-05-06')).map((row) => row[4])).toEqual([
      '1990-04-03',
      '1990-11-23',
      '1990-05-06',
    ])
  })

  test('are asked about as a whole once one has its month first', () => {
    const text = dates('03/04/1990', '11/23/1990', '05/05/1990', '1990-05-06', '6 Mei 1990')
    const unclear = ['tgl_lahir: dateUnclear']
    expect(stored(text).map((row) => row[4] ?? row)).toEqual([
      unclear,
      unclear,
      '1990-05-05',
      '1990-05-06',
      '1990-05-06',
    ])
    expect(stored(text, 'month').map((row) => row[4] ?? row)).toEqual([
      '1990-03-04',
      '1990-11-23',
      '1990-05-05',
      '1990-05-06',
      '1990-05-06',
    ])
    expect(stored(text, 'day').map((row) => row[4] ?? row)).toEqual([
      '1990-04-03',
      ['tgl_lahir: dateOrder'],
      '1990-05-05',
      '1990-05-06',
      '1990-05-06',
    ])
  })

  test.each([
    '\u200E12/31/1990',
    "'12/31/1990",
    '12/31/1990 00:00',
    '12-31-1990',
    '12.31.1990',
    '１２／３１／１９９０',
  ])('have a month first in %j as it is read', (cell) => {
    expect(stored(dates('03/04/1990', cell))).toEqual([['tgl_lahir: dateUnclear'], ['tgl_lahir: dateUnclear']])
    expect(stored(dates('03/04/1990', cell), 'month').map((row) => row[4])).toEqual(['1990-03-04', '1990-12-31'])
  })

  test.each(['31/12/1990', '04/31/1990', '1990-31-12', '12/31/90', '31 Desember 1990'])(
    'are not asked about for %j',
    (cell) => expect(stored(dates('03/04/1990', cell))[0]).toContain('1990-04-03'),
  )

  test('of the order that was not chosen are refused', () => {
    expect(stored(dates('11/23/1990', '23/11/1990'), 'month').map((row) => row[4] ?? row)).toEqual([
      '1990-11-23',
      ['tgl_lahir: dateOrder'],
    ])
  })
})

test('of 10,000 rows of plain characters none is cleaned, and none is compared with the headings', () => {
  onTestFinished(() => void vi.restoreAllMocks())
  const rows = Array.from({ length: 10_000 }, (_row, index) => line(index))
  // Cleaning normalises a text, and a comparison writes the row as JSON.
  const [cleaned, compared] = [vi.spyOn(String.prototype, 'normalize'), vi.spyOn(JSON, 'stringify')]
  expect(check([headings, ...rows].join('\n')).every(({ employee }) => employee)).toBe(true)
  expect(cleaned).not.toHaveBeenCalled()
  expect(compared.mock.calls.length).toBeLessThan(200)
})

describe('Work in slices', () => {
  const work = function* (): Generator<void, string> {
    for (let step = 0; step < 20; step += 1) yield
    return 'done'
  }

  test('pauses every 8 milliseconds', { tags: ['company.10000-rows'] }, async () => {
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
