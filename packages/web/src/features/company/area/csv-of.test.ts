import * as fc from 'fast-check'
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
    ['\t=1', `"'\t'=1"`],
    ['\r=1', `"'\r'=1"`],
    ['\n=1', `"'\n'=1"`],
    ['＝1', `"'＝1"`],
    ['－1', `"'－1"`],
    ['–', '"–"'],
    ['-', '"-"'],
    ['+', '"+"'],
    [' - ', '" - "'],
    ['Karawang, -', '"Karawang, -"'],
    ['x,=cmd|calc', `"x,'=cmd|calc"`],
    ['x;=cmd', `"x;'=cmd"`],
    ['x\t=cmd', `"x\t'=cmd"`],
    ['x\n@cmd', `"x\n'@cmd"`],
    ['x, "=cmd"', `"x,' ""=cmd"""`],
    ['= 1+1', `"'= 1+1"`],
    [' =1', `"' =1"`],
    ['a,-b,+c', `"a,'-b,'+c"`],
    ['\tlaporan', `"'\tlaporan"`],
    ['Jl. Melati, Blok A-2', '"Jl. Melati, Blok A-2"'],
    ['A=1', '"A=1"'],
    ['KMI-0001', '"KMI-0001"'],
    ["'=1", `"'=1"`],
    ['0012', `"'0012"`],
    ['3215010203900001', `"'3215010203900001"`],
    ['1E5', `"'1E5"`],
    ['3,21501E+15', `"'3,21501E+15"`],
    ['3-4', `"'3-4"`],
    ['12/11', `"'12/11"`],
    ['02/03/1990', '"02/03/1990"'],
    ['20451', '"20451"'],
    ['0812-0000-3333', '"0812-0000-3333"'],
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

/** The cells as a spreadsheet with this separator reads them, whatever separator the file was written with. */
const cellsOf = (file: string, separator: string): readonly string[] => {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  let isBegun = false
  for (let at = 1; at < file.length; at += 1) {
    const character = file[at] ?? ''
    if (isQuoted && character === '"' && file[at + 1] === '"') cell += file[(at += 1)] ?? ''
    else if (character === '"' && (isQuoted || !isBegun)) {
      isQuoted = !isQuoted
      isBegun = true
    } else if (!isQuoted && (character === separator || character === '\n' || character === '\r')) {
      cells.push(cell)
      cell = ''
      isBegun = false
    } else {
      cell += character
      isBegun = true
    }
  }
  return [...cells, cell]
}

test(
  'no cell runs as a formula, whatever separator the reader’s spreadsheet expects',
  { tags: ['company.csv-safe'] },
  () => {
    const pieces = fc.constantFrom('=', '+', '-', '@', '＝', '"', ',', ';', '\t', '\n', '\r', ' ', "'", 'x', 'cmd', '1')
    const text = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''))
    const rows = fc.array(fc.array(text, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(rows, fc.constantFrom<',' | ';'>(',', ';'), (written, separator) => {
        const file = csvOf(written, separator)
        const run = [',', ';', '\t'].flatMap((other) =>
          cellsOf(file, other).filter((cell) => /^["\s]*[=+\-@＝＋－＠](?!["\s]*(?:$|[,;]))/.test(cell)),
        )
        expect(run).toEqual([])
      }),
      { numRuns: 2000 },
    )
  },
)
