import type { FileRow } from './check-rows.ts'
import { decodeFile } from './decode-file.ts'
import type { FileEncoding } from './decode-file.ts'
import { parseCsv } from './parse-csv.ts'
import type { Separator } from './parse-csv.ts'
import { readText } from './read-text.ts'

/** A file as it was recognised, before it is known what its columns mean. */
export interface ReadFile {
  readonly encoding: FileEncoding
  readonly separator: Separator
  readonly headings: readonly string[]
  /** Without the headings and blank rows. */
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

/** A heading without a mark that was left by gluing files together. */
const headingOf = (cell: string): string => cell.replaceAll('\uFEFF', '').trim()

/** Headings without the nameless ones behind the last. */
const headingsOf = (cells: readonly string[]): readonly string[] => {
  const headings = cells.map(headingOf)
  return headings.slice(0, headings.findLastIndex((heading) => heading !== '') + 1)
}

/** Reads a file piece by piece. The first row that is not blank has the headings. */
export function* readFile(bytes: Uint8Array): Generator<void, ReadFile | FileProblem> {
  const decoded = decodeFile(bytes)
  if ('problem' in decoded) return decoded
  yield
  const { text, separator } = readText(decoded.text)
  let headings: readonly string[] | undefined
  let blank = 0
  let skipped = 0
  let row = 0
  const rows: FileRow[] = []
  for (const piece of parseCsv(text, separator)) {
    for (const cells of piece.rows) {
      row += 1
      if (isBlank(cells)) {
        skipped += 1
      } else if (headings) {
        rows.push({ row, cells })
        blank += skipped
        skipped = 0
      } else {
        headings = headingsOf(cells)
        skipped = 0
      }
    }
    if (piece.isUnclosed) return { problem: 'unclosed', row }
    if (rows.length > mostRows) return { problem: 'tooManyRows' }
    yield
  }
  if (!headings || rows.length === 0) return { problem: 'noRows' }
  return { encoding: decoded.encoding, separator, headings, rows, blank }
}
