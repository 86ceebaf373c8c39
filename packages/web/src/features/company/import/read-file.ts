import { decodeFile } from './decode-file.ts'
import type { FileEncoding } from './decode-file.ts'
import { findHeadings, headingRows } from './headings.ts'
import { parseCsv } from './parse-csv.ts'
import type { FileRow, Separator } from './parse-csv.ts'
import { readText } from './read-text.ts'

/** A file as it was recognised, before it is known what its columns mean. */
export interface ReadFile {
  readonly encoding: FileEncoding
  readonly separator: Separator
  readonly headings: readonly string[]
  /** The row of the headings, as spreadsheets count; the first of two. */
  readonly headingRow: number
  /** Rows above the headings that are not blank: titles, dates, addresses. */
  readonly above: number
  /** Rows that repeat the headings, as on each sheet of paper. */
  readonly repeated: number
  /** The rows below the headings, without blank ones. */
  readonly rows: readonly FileRow[]
  /** Blank rows between the others. */
  readonly blank: number
}

/** Why a file cannot be read. `row`: where, as spreadsheets count. */
export interface FileProblem {
  readonly problem: 'empty' | 'binary' | 'noRows' | 'tooManyRows' | 'unclosed'
  readonly row?: number
}

/** More rows at once belong to a machine, not to a form. */
export const mostRows = 20_000

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/** What two rows have in common that look the same. */
const looksOf = (cells: readonly string[]): string =>
  JSON.stringify(cells.map((cell) => cell.trim())).replace(/(?:,"")*\]$/, ']')

/** Tells the rows that look like one of the headings. The first cell tells it of nearly all rows, at little cost. */
const repeats = (headings: readonly FileRow[]): ((row: FileRow) => boolean) => {
  const looks = new Set(headings.map(({ cells }) => looksOf(cells)))
  const firstCells = new Set(headings.map(({ cells }) => cells[0]?.trim()))
  return ({ cells }) => firstCells.has(cells[0]?.trim()) && looks.has(looksOf(cells))
}

/** Reads a file piece by piece. The headings are found among the first rows, see `findHeadings`. */
export const readFile = function* (bytes: Uint8Array): Generator<void, ReadFile | FileProblem> {
  const decoded = decodeFile(bytes)
  if ('problem' in decoded) return decoded
  yield
  const { text, separator } = yield* readText(decoded.text)
  let row = 0
  const filled: FileRow[] = []
  for (const piece of parseCsv(text, separator)) {
    for (const cells of piece.rows) {
      row += 1
      if (!isBlank(cells)) filled.push({ row, cells })
    }
    if (piece.isUnclosed) return { problem: 'unclosed', row }
    if (filled.length > mostRows + headingRows + 1) return { problem: 'tooManyRows' }
    yield
  }
  const found = findHeadings(filled.slice(0, headingRows + 1).map(({ cells }) => cells))
  if (!found) return { problem: 'noRows' }
  const { headings, start, end } = found
  const isHeading = repeats(filled.slice(start, end))
  const below = filled.slice(end)
  const rows = below.filter((one) => !isHeading(one))
  if (rows.length === 0) return { problem: 'noRows' }
  if (rows.length > mostRows) return { problem: 'tooManyRows' }
  const first = filled[end - 1]?.row ?? 0
  const last = below.at(-1)?.row ?? first
  return {
    encoding: decoded.encoding,
    separator,
    headings,
    headingRow: filled[start]?.row ?? 1,
    above: start,
    repeated: below.length - rows.length,
    rows,
    blank: last - first - below.length,
  }
}
