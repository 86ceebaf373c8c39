import { cleanText, normalizePhone, readNik } from '@hospital/sdk'
import { constraintProblem } from '../../../forms/check-constraints.ts'
import type { ConstraintProblem } from '../../../forms/check-constraints.ts'
import { withoutMark } from '../area/csv-of.ts'
import { limitsOf } from './import-fields.ts'
import type { ImportField } from './import-fields.ts'
import { readDay } from './read-day.ts'
import type { DateOrder, DayProblem } from './read-day.ts'

/** The problems of a cell. */
export type CellProblem =
  | 'missing'
  | 'tooLong'
  | 'wrong'
  /** A number that a spreadsheet has rounded to `3,2E+15`. */
  | 'rounded'
  | DayProblem
  | 'gender'
  | 'phone'
  | 'nik'
  | 'email'

/** A cell as the contract has it, or its problem. `value` is undefined if the cell is empty. */
export type ReadCell = { readonly value: string | undefined } | { readonly problem: CellProblem }

/** A text without spaces around it, and in one line. */
const oneLine = (text: string): string => (/[^\S ]| {2}|^ | $/.test(text) ? text.replaceAll(/\s+/g, ' ').trim() : text)

const rounded = /^\d(?:[.,]\d+)?e\+?\d+$/i

const genders: ReadonlyMap<string, string> = new Map(
  [
    ['L', 'l, lk, laki, laki laki, lelaki, pria, m, male, man'] as const,
    ['P', 'p, pr, perempuan, wanita, f, female, w, woman'] as const,
  ].flatMap(([gender, words]) => words.split(', ').map((word): [string, string] => [word, gender])),
)

const readGender = (text: string): ReadCell => {
  const value = genders.get(
    text
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, ' ')
      .trim(),
  )
  return value === undefined ? { problem: 'gender' } : { value }
}

const readNumber = (text: string, read: (plain: string) => string | undefined, problem: CellProblem): ReadCell => {
  if (rounded.test(text)) return { problem: 'rounded' }
  const value = read(text)
  return value === undefined ? { problem } : { value }
}

const ownWords: Partial<Readonly<Record<ConstraintProblem, CellProblem>>> = { missing: 'missing', tooLong: 'tooLong' }

/** Checks a value against the contract's limits, for fields without a reader of their own. */
const withinLimits = (field: ImportField, value: string): ReadCell => {
  const problem = constraintProblem(value, limitsOf(field))
  if (!problem) return { value }
  return { problem: ownWords[problem] ?? (field === 'email' ? 'email' : 'wrong') }
}

/** The context for reading a cell, besides its field. */
export interface ReadBy {
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** The order of the birth dates; undefined while it is not known. */
  readonly dateOrder: DateOrder | undefined
}

const readText = (field: ImportField, text: string, { today, dateOrder }: ReadBy): ReadCell => {
  switch (field) {
    case 'tgl_lahir':
      return readDay(text, today, dateOrder)
    case 'gender':
      return readGender(text)
    case 'no_telp':
      return readNumber(text, normalizePhone, 'phone')
    case 'nik':
      return readNumber(text, readNik, 'nik')
    case 'nik_karyawan':
      return rounded.test(text) ? { problem: 'rounded' } : withinLimits(field, text)
    default:
      return withinLimits(field, text)
  }
}

/**
 * The cell's text to read: without invisible characters, in one line, and without the apostrophe of a spreadsheet. A file has 100,000
 * cells, and nearly all of them have only plain characters, which need no cleaning.
 */
export const cellText = (cell: string): string => withoutMark(oneLine(/[^ -~]/.test(cell) ? cleanText(cell) : cell))

/**
 * Reads a cell: dates in any form, telephone and identity numbers in any notation. A formula is a text like any other: a field for any text
 * keeps it as typed, and the rule of every other field refuses it.
 */
export const readCell = (field: ImportField, cell: string, by: ReadBy): ReadCell => {
  const text = cellText(cell)
  if (text === '') return limitsOf(field).required ? { problem: 'missing' } : { value: undefined }
  return readText(field, text, by)
}
