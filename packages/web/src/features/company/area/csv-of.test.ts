import { describe, expect, test } from 'vitest'
import { csvOf, csvSeparator } from './csv-of.ts'

describe('A cell', () => {
  test.each([
    ['Eko Prasetyo', '"Eko Prasetyo"'],
    ['', '""'],
    ['PT "Maju", Tbk', '"PT ""Maju"", Tbk"'],
    ['satu; dua', '"satu; dua"'],
    ['baris\nkedua', '"baris\nkedua"'],
    ['=1+1', `"'=1+1"`],
    ['=HYPERLINK("https://x.example","klik")', `"'=HYPERLINK(""https://x.example"",""klik"")"`],
    ['+62812', `"'+62812"`],
    ['-3', `"'-3"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['\n=1', `"'\n=1"`],
    ['＝1', `"'＝1"`],
    ['－1', `"'－1"`],
    ['–', '"–"'],
    ['A=1', '"A=1"'],
    ['KMI-0001', '"KMI-0001"'],
    ["'=1", `"'=1"`],
    [12, '12'],
    [-3, '-3'],
  ])('%j is %s', (text, written) => expect(csvOf([[text]], ',')).toBe(`\uFEFF${written}\r\n`))
})

test('rows are lines, cells are parted as the language does', () => {
  const rows = [
    ['Nama', 'Nomor'],
    ['Siti Nurjannah', 'KMI-0100'],
  ]
  expect(csvOf(rows, ';')).toBe('\uFEFF"Nama";"Nomor"\r\n"Siti Nurjannah";"KMI-0100"\r\n')
  expect(csvOf(rows, ',')).toBe('\uFEFF"Nama","Nomor"\r\n"Siti Nurjannah","KMI-0100"\r\n')
  expect(csvOf([], ',')).toBe('\uFEFF')
})

test('the separator is the one that spreadsheets of the language expect', () => {
  expect([csvSeparator('id'), csvSeparator('en')]).toEqual([';', ','])
})

test('the file begins with the three bytes of the mark', () => {
  expect([...new TextEncoder().encode(csvOf([['é']], ','))].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
})
