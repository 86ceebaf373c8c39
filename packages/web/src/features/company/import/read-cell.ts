import { cleanText, joinDate, normalizePhone, readNik } from '@hospital/sdk'
import { constraintProblem } from '../../../forms/check-constraints.ts'
import type { ConstraintProblem } from '../../../forms/check-constraints.ts'
import { limitsOf } from './import-fields.ts'
import type { ImportField } from './import-fields.ts'

/** What is wrong with a cell. */
export type CellProblem =
  | 'missing'
  | 'tooLong'
  | 'wrong'
  /** A number that a spreadsheet has rounded to `3,2E+15`. */
  | 'rounded'
  | 'date'
  /** The days since 1900 by which spreadsheets store dates: it may be any day, and the row could not be read by people. */
  | 'dateSerial'
  | 'dateShortYear'
  /** The month comes first. */
  | 'dateOrder'
  | 'dateFuture'
  | 'datePast'
  | 'gender'
  | 'phone'
  | 'nik'
  | 'email'

/** A cell as the contract has it, or what is wrong with it. `value` is undefined where nothing is told. */
export type ReadCell = { readonly value: string | undefined } | { readonly problem: CellProblem }

/** A text without spaces around it, and in one line. */
const oneLine = (text: string): string => (/[^\S ]| {2}|^ | $/.test(text) ? text.replaceAll(/\s+/g, ' ').trim() : text)

/** Spreadsheets are told by an apostrophe that a number is a text. */
const withoutMark = (text: string): string => text.replace(/^'(?=[+\d])/, '')

const rounded = /^\d(?:[.,]\d+)?e\+?\d+$/i

const readDay = (text: string, today: string): ReadCell => {
  const plain = text.replace(/[T ]00:00(?::00(?:\.0+)?)?$/, '')
  if (/^\d{4,6}(?:[.,]\d+)?$/.test(plain)) return { problem: 'dateSerial' }
  if (/^\d{1,2}([-/.])\d{1,2}\1\d{2}$/.test(plain)) return { problem: 'dateShortYear' }
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain) ?? []
  const [, ownDay, , ownMonth, ownYear] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(plain) ?? []
  const typed = { day: isoDay ?? ownDay ?? '', month: isoMonth ?? ownMonth ?? '', year: isoYear ?? ownYear ?? '' }
  const value = joinDate(typed)
  if (value === undefined) {
    const turned = joinDate({ ...typed, day: typed.month, month: typed.day })
    return { problem: turned === undefined ? 'date' : 'dateOrder' }
  }
  if (value >= today) return { problem: 'dateFuture' }
  return value < '1900-01-01' ? { problem: 'datePast' } : { value }
}

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
  const plain = withoutMark(text)
  if (rounded.test(plain)) return { problem: 'rounded' }
  const value = read(plain)
  return value === undefined ? { problem } : { value }
}

const ownWords: Partial<Readonly<Record<ConstraintProblem, CellProblem>>> = { missing: 'missing', tooLong: 'tooLong' }

/** What the contract says of a value that is not otherwise read. */
const withinLimits = (field: ImportField, value: string): ReadCell => {
  const problem = constraintProblem(value, limitsOf(field))
  if (!problem) return { value }
  return { problem: ownWords[problem] ?? (field === 'email' ? 'email' : 'wrong') }
}

const readText = (field: ImportField, text: string, today: string): ReadCell => {
  switch (field) {
    case 'tgl_lahir':
      return readDay(withoutMark(text), today)
    case 'gender':
      return readGender(text)
    case 'no_telp':
      return readNumber(text, normalizePhone, 'phone')
    case 'nik':
      return readNumber(text, readNik, 'nik')
    case 'nik_karyawan':
      return rounded.test(text) ? { problem: 'rounded' } : withinLimits(field, withoutMark(text))
    default:
      return withinLimits(field, text)
  }
}

/**
 * Reads a cell: dates in the orders of Indonesian files, the day first; telephone and identity numbers in any notation. A formula is
 * a text like any other: it stays as it was typed where the field takes any text, and is refused by the rule of the others.
 * `today`: `YYYY-MM-DD`.
 */
export const readCell = (field: ImportField, cell: string, today: string): ReadCell => {
  const text = oneLine(cleanText(cell))
  if (text === '') return limitsOf(field).required ? { problem: 'missing' } : { value: undefined }
  return readText(field, text, today)
}
