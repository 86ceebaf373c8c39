import { describe, expect, test } from 'vitest'
import { parseCsv, separators } from './parse-csv.ts'
import type { Separator } from './parse-csv.ts'
import { readText } from './read-text.ts'

const parsed = (text: string, separator: Separator = ',', atOnce = 200) => [...parseCsv(text, separator, atOnce)]
/** The parsed text, and the number of pieces that it took. */
const readIn = (decoded: string) => {
  const work = readText(decoded)
  for (let pieces = 1; ; pieces += 1) {
    const step = work.next()
    if (step.done) return { ...step.value, pieces }
  }
}
const rowsOf = (...input: Parameters<typeof parsed>) => parsed(...input).flatMap(({ rows }) => rows)

describe('Cells', () => {
  test.each<[string, string, string[][]]>([
    [
      'plain',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['with a last line break', 'a,b\n', [['a', 'b'], ['']]],
    ['in quotes', '"a,1",b', [['a,1', 'b']]],
    ['with quotes in quotes', '"PT ""Maju""",b', [['PT "Maju"', 'b']]],
    [
      'with a line break in quotes',
      '"Operator\nlas",b\nc,d',
      [
        ['Operator\nlas', 'b'],
        ['c', 'd'],
      ],
    ],
    ['with a quote inside', 'O"Neil,b', [['O"Neil', 'b']]],
    [
      'that are empty',
      ',,\n"",b',
      [
        ['', '', ''],
        ['', 'b'],
      ],
    ],
    ['of rows of any length', 'a,b\nc\nd,e,f', [['a', 'b'], ['c'], ['d', 'e', 'f']]],
    ['with spaces', ' a , b ', [[' a ', ' b ']]],
    [
      'that are formulas',
      "=cmd|' /C calc'!A0,@x\n+1,-1",
      [
        ["=cmd|' /C calc'!A0", '@x'],
        ['+1', '-1'],
      ],
    ],
  ])('%s', (_what, text, rows) => expect(rowsOf(text)).toEqual(rows))

  test('pieces of any size make the same rows', () => {
    const text = Array.from({ length: 50 }, (_, row) => `"baris\n${row}","a ""b""",${'x'.repeat(row)}`).join('\n')
    const whole = rowsOf(text)
    expect(whole).toHaveLength(50)
    for (const size of [1, 2, 7, 49, 50, 51]) expect(rowsOf(text, ',', size)).toEqual(whole)
  })

  test('a quote that is never closed is told', { tags: ['company.csv-quotes'] }, () => {
    expect(parsed('a,b\nc,"d\ne,f\n').at(-1)).toEqual({
      rows: [
        ['a', 'b'],
        ['c', 'd\ne,f\n'],
      ],
      isUnclosed: true,
    })
    expect(parsed('a,"b"\n').some(({ isUnclosed }) => isUnclosed)).toBe(false)
  })
})

describe('The separator', { tags: ['company.import-separator'] }, () => {
  test.each<[string, string, Separator]>([
    ['a comma', 'nama,nik karyawan\nSiti,1', ','],
    ['a semicolon', 'nama;nik karyawan\nSiti;1', ';'],
    ['a tab', 'nama\tnik karyawan\nSiti\t1', '\t'],
    ['a semicolon with commas in the cells', 'nama;jabatan\n"Siti, S.T.";Staf, gudang\nA, B, C;D, E', ';'],
    ['a comma with semicolons in a heading', 'nama,"jabatan; posisi"\nA;B;C,D', ','],
    ['a comma of unknown headings', 'x,y\n1,2\n3,4', ','],
    ['a semicolon of unknown headings', 'x;y\n1,5;2,5\n3,5;4,5', ';'],
    ['one column', 'nama\nSiti', ','],
    ['a semicolon after blank rows', '\n;;\nnama;nik\nSiti;1', ';'],
    ['told by the first line', 'sep=;\nnama,x;nik\nSiti;1', ';'],
    ['told in quotes', '"sep=\t"\nnama\tnik', '\t'],
  ])('%s', (_what, text, separator) => expect(readIn(text).separator).toBe(separator))

  test('is tried one after the other, each in a piece of its own', () => {
    expect(readIn('nama;nik\nSiti;1').pieces).toBe(separators.length + 1)
  })

  test('line breaks of all systems are one', () => {
    expect(readIn('a,b\r\nc,d\re,f\ng,h').text).toBe('a,b\nc,d\ne,f\ng,h')
    expect(readIn('sep=;\r\nnama;nik').text).toBe('nama;nik')
  })
})
