import { describe, expect, test } from 'vitest'
import { csvOf } from './csv-of.ts'

describe('a cell', () => {
  test.each([
    ['Gudang', 'Gudang'],
    [12, '12'],
    [-3, '-3'],
    ['', ''],
    ['=1+1', "'=1+1"],
    ['+62812', "'+62812"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\rx', '"\'\rx"'],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['kata "kutip"', '"kata ""kutip"""'],
    ['dua\nbaris', '"dua\nbaris"'],
    ['a=b', 'a=b'],
    [' spasi', '" spasi"'],
  ])('%j is written %j', (cell, written) => expect(csvOf(['x'], [[cell]])).toBe(`\uFEFFx\r\n${written}\r\n`))
})

test('a table has its header first, and lines end as spreadsheets expect', () => {
  expect(
    csvOf(
      ['Kelas', 'Jumlah'],
      [
        ['<5', 5],
        ['=', 10],
      ],
    ),
  ).toBe("\uFEFFKelas,Jumlah\r\n<5,5\r\n'=,10\r\n")
})

test('a header is no formula either', () => expect(csvOf(['=x'], [])).toBe("\uFEFF'=x\r\n"))
