import { decodeFile } from './decode-file.ts'
import type { FileEncoding } from './decode-file.ts'
import { findHeadings, headingRows } from './headings.ts'
import { parseCsv } from './parse-csv.ts'
import type { FileRow, Separator } from './parse-csv.ts'
import { readText } from './read-text.ts'

/** A recognised file, before the meaning of its columns is known. */
export interface ReadFile {
  readonly encoding: FileEncoding
  readonly separator: Separator
  readonly headings: readonly string[]
  /** The row of the headings, counted as in spreadsheets. If there are two rows, the first one. */
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

/** Why a file cannot be read. `row`: the place, counted as in spreadsheets. */
export interface FileProblem {
  readonly problem: 'empty' | 'binary' | 'noRows' | 'tooManyRows' | 'unclosed'
  readonly row?: number
}

/** More rows at once are a task for a machine, not for a form. */
export const mostRows = 20_000

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/** A text that is equal for two rows that look the same. */
const looksOf = (cells: readonly string[]): string =>
  JSON.stringify(cells.map((cell) => cell.trim())).replace(/(?:,"")*\]$/, ']')

/** Recognises rows that repeat a heading. The first cell decides for nearly all rows, at little cost. */
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
