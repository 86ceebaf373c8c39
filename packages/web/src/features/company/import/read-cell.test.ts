import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ImportField } from './import-fields.ts'
import { cellText, readCell } from './read-cell.ts'

const today = '2026-11-23'
/** The value, or the problem with an exclamation mark. */
const read = (field: ImportField, cell: string) => {
  const cellRead = readCell(field, cell, { today, dateOrder: 'day' })
  return 'problem' in cellRead ? `!${cellRead.problem}` : cellRead.value
}
type Cases = readonly (readonly [string, string | undefined])[]

describe.each<[ImportField, Cases]>([
  [
    'tgl_lahir',
    [
      ['1990-11-23', '1990-11-23'],
      ['1990/11/23', '1990-11-23'],
      ['23 November 1990', '1990-11-23'],
      ['23-Nov-1990', '1990-11-23'],
      ['3 Agustus 1990', '1990-08-03'],
      ['November 23, 1990', '1990-11-23'],
      ['23/11/1990 00:00', '1990-11-23'],
      ['23/11/1990 13.45.10', '1990-11-23'],
      ['11/23/1990 12:00:00 AM', '!dateOrder'],
      ['1990-11-23T00:00:00.000Z', '1990-11-23'],
      ['1990-11-22T17:00:00.000Z', '!dateZone'],
      ['1990-11-23T00:00:00+07:00', '1990-11-23'],
      ['23-Nov-90', '!dateShortYear'],
      ['23 Brumaire 1990', '!date'],
      ['23/11/1990', '1990-11-23'],
      ['23-11-1990', '1990-11-23'],
      ['23.11.1990', '1990-11-23'],
      ['3/4/1990', '1990-04-03'],
      [' 03/04/1990 ', '1990-04-03'],
      ["'03/04/1990", '1990-04-03'],
      ['1990-11-23 00:00:00', '1990-11-23'],
      ['29/02/2000', '2000-02-29'],
      ['29/02/1900', '!date'],
      ['31/04/1990', '!date'],
      ['11/23/1990', '!dateOrder'],
      ['1990-23-11', '!dateOrder'],
      ['23/11-1990', '!date'],
      ['23/11/90', '!dateShortYear'],
      ['33200', '!dateSerial'],
      ['33200.5', '!dateSerial'],
      ['33200,25', '!dateSerial'],
      ['1990', '!dateSerial'],
      ['=TODAY()', '!date'],
      ['2026-11-22', '2026-11-22'],
      ['2026-11-23', '!dateFuture'],
      ['23/11/2030', '!dateFuture'],
      ['1900-01-01', '1900-01-01'],
      ['31/12/1899', '!datePast'],
      ['', '!missing'],
    ],
  ],
  [
    'gender',
    [
      ['L', 'L'],
      ['p', 'P'],
      ['Laki-laki', 'L'],
      ['LAKI LAKI', 'L'],
      ['Pria', 'L'],
      ['male', 'L'],
      ['M', 'L'],
      ['Perempuan', 'P'],
      ['wanita', 'P'],
      ['Female', 'P'],
      ['f', 'P'],
      ['X', '!gender'],
      ['1', '!gender'],
      ['=L', 'L'],
      [' ', '!missing'],
    ],
  ],
  [
    'no_telp',
    [
      ['0812-0000-3333', '+6281200003333'],
      ['+62 812 0000 3333', '+6281200003333'],
      ["'081200003333", '+6281200003333'],
      ['(0267) 400123', '+62267400123'],
      ['81200003333', '+6281200003333'],
      ['267845222', '!phone'],
      ['8,12E+10', '!rounded'],
      ['12', '!phone'],
      ['=cmd', '!phone'],
      ['', undefined],
    ],
  ],
  [
    'nik',
    [
      ['3215010203900001', '3215010203900001'],
      ['3215 0102 0390 0001', '3215010203900001'],
      ["'3215010203900001", '3215010203900001'],
      ['321501020390000', '!nik'],
      ['3,21501E+15', '!rounded'],
      ['3.2E15', '!rounded'],
      ['@3215010203900001', '!nik'],
      ['', undefined],
    ],
  ],
  [
    'nik_karyawan',
    [
      ['KBN-0001', 'KBN-0001'],
      ["'1-2", '1-2'],
      ["'0012", '0012'],
      ['0012', '0012'],
      ['1E+05', '!rounded'],
      ['K'.repeat(30), 'K'.repeat(30)],
      ['K'.repeat(31), '!tooLong'],
      ['', '!missing'],
      ['\t', '!missing'],
    ],
  ],
  [
    'nama_lengkap',
    [
      ['Siti', 'Siti'],
      ['  Siti \n Aminah ', 'Siti Aminah'],
      ['\u00A0Siti\u00A0', 'Siti'],
      ["=cmd|' /C calc'!A0", "=cmd|' /C calc'!A0"],
      ['@Siti', '@Siti'],
      ['+Siti', '+Siti'],
      ['-Siti', '-Siti'],
      ["'-Siti", '-Siti'],
      ["O'Neil", "O'Neil"],
      ['a'.repeat(100), 'a'.repeat(100)],
      ['a'.repeat(101), '!tooLong'],
      ['', '!missing'],
    ],
  ],
  [
    'email',
    [
      ['siti@contoh.example', 'siti@contoh.example'],
      ['siti', '!email'],
      ['=HYPERLINK("x")', '!email'],
      ['', undefined],
    ],
  ],
  [
    'departemen',
    [
      ['Gudang', 'Gudang'],
      ['a'.repeat(101), '!tooLong'],
      ['', undefined],
    ],
  ],
])('%s', (field, cases) => {
  test.each(cases)('%j is %j', (cell, value) => expect(read(field, cell)).toBe(value))
})

test('a cell of plain characters is read as it is among others', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      // The zero-width blank is not part of the text, but makes the function clean the cell.
      expect(cellText(text)).toBe(cellText(`${text}\u200B`))
    }),
  )
})
