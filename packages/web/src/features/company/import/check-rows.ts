import type { Columns } from './columns.ts'
import { importFields } from './import-fields.ts'
import type { ImportedEmployee, ImportField } from './import-fields.ts'
import type { FileRow } from './parse-csv.ts'
import { readCell } from './read-cell.ts'
import type { CellProblem, ReadBy } from './read-cell.ts'

/** The problem of a cell alone, or of its value among other rows: another row, by its number, has the same value. */
export type RowProblem = { readonly kind: CellProblem } | { readonly kind: 'double'; readonly row: number }

/** A row after it was checked. */
export interface CheckedRow extends FileRow {
  readonly problems: Readonly<Partial<Record<ImportField, RowProblem>>>
  /** The row has more cells than the headings name: most likely a separator within a cell without quotes. */
  readonly isTooLong: boolean
  /** The employee to send; undefined if the row has a problem. */
  readonly employee: ImportedEmployee | undefined
}

interface CheckInput extends ReadBy {
  readonly rows: readonly FileRow[]
  readonly columns: Columns
  /** The number of headings. */
  readonly width: number
}

/** The number of rows to check before the work may pause. */
const rowsAtOnce = 100

type Read = Omit<CheckedRow, 'employee'> & { readonly values: Partial<Record<ImportField, string>> }

const readRow = (file: FileRow, { columns, width, ...by }: Omit<CheckInput, 'rows'>): Read => {
  const values: Partial<Record<ImportField, string>> = {}
  const problems: Partial<Record<ImportField, RowProblem>> = {}
  for (const field of importFields) {
    const column = columns[field]
    const cell = readCell(field, column === undefined ? '' : (file.cells[column] ?? ''), by)
    if ('problem' in cell) problems[field] = { kind: cell.problem }
    else if (cell.value !== undefined) values[field] = cell.value
  }
  const isTooLong = file.cells.slice(width).some((cell) => cell.trim() !== '')
  return { row: file.row, cells: file.cells, problems, isTooLong, values }
}

/** Fields whose values must differ between employees. */
const unique: readonly ImportField[] = ['nik_karyawan', 'nik']

/** The rows of each value of a unique field. Upper and lower case count as the same. */
const rowsByValue = (rows: readonly Read[], field: ImportField): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>()
  for (const { row, values } of rows) {
    const value = values[field]?.toLowerCase()
    if (value === undefined) continue
    const known = found.get(value)
    if (known) known.push(row)
    else found.set(value, [row])
  }
  return found
}

/** The problems of double values. All rows with the same value are wrong, since only the user can tell which one is right. */
const doubles = (read: Read, found: readonly (readonly [ImportField, ReadonlyMap<string, readonly number[]>])[]) => {
  const problems: Partial<Record<ImportField, RowProblem>> = {}
  for (const [field, rows] of found) {
    const other = rows.get(read.values[field]?.toLowerCase() ?? '')?.find((row) => row !== read.row)
    if (other !== undefined) problems[field] = { kind: 'double', row: other }
  }
  return problems
}

const checked = ({ values, ...read }: Read, double: Partial<Record<ImportField, RowProblem>>): CheckedRow => {
  const problems = { ...read.problems, ...double }
  const isRight = !read.isTooLong && Object.keys(problems).length === 0
  const { nama_lengkap = '', nik_karyawan = '', tgl_lahir = '', gender, ...others } = values
  return {
    ...read,
    problems,
    employee: isRight
      ? {
          baris: read.row,
          nama_lengkap,
          nik_karyawan,
          tgl_lahir,
          gender: gender === 'L' ? 'L' : 'P',
          ...others,
        }
      : undefined,
  }
}

/** Checks all rows of a file, piece by piece. Returns them in their order. */
export const checkRows = function* ({ rows, ...input }: CheckInput): Generator<void, readonly CheckedRow[]> {
  const read: Read[] = []
  for (const [index, file] of rows.entries()) {
    read.push(readRow(file, input))
    if (index % rowsAtOnce === rowsAtOnce - 1) yield
  }
  const found: (readonly [ImportField, ReadonlyMap<string, readonly number[]>])[] = []
  for (const field of unique) {
    found.push([field, rowsByValue(read, field)])
    yield
  }
  const all: CheckedRow[] = []
  for (const [index, row] of read.entries()) {
    all.push(checked(row, doubles(row, found)))
    if (index % (rowsAtOnce * 5) === 0) yield
  }
  return all
}
