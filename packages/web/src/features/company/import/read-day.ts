import { joinDate } from '@hospital/sdk'
import type { CalendarDate, TypedDate } from '@hospital/sdk'

/** What is wrong with a birth date. */
export type DayProblem =
  | 'date'
  /** A bare number, by which spreadsheets store dates: people could not check the row. */
  | 'dateSerial'
  | 'dateShortYear'
  /** Day and month are in another order than in the column. */
  | 'dateOrder'
  /** It is not known yet whether the day or the month comes first. */
  | 'dateUnclear'
  /** A time of another time zone: the day before or after may be meant. */
  | 'dateZone'
  | 'dateFuture'
  | 'datePast'

/** A date, or what is wrong with it. */
type ReadDay = { readonly value: CalendarDate } | { readonly problem: DayProblem }

/** What is written first in dates such as 03/04/1990. */
export type DateOrder = 'day' | 'month'

const numbers = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/
const dayThenWord = /^(\d{1,2})[\s/.-]+(\p{L}+)\.?[\s/.,-]+(\d{4})$/u
const wordThenDay = /^(\p{L}+)\.?[\s-]+(\d{1,2})[\s,-]+(\d{4})$/u
const shortYear = /^\d{1,2}([-/. ])(?:\d{1,2}|\p{L}+)\1\d{2}$/u

/** The days since 1900 by which spreadsheets store dates. */
const serial = /^\d{4,6}(?:[.,]\d+)?$/

/** A time behind a date, in hours, minutes and seconds; the last group is what UTC is told by. */
const time = /[T ]+\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?(?: ?[ap]m)?(Z|[+-]\d{2}:?\d{2})?$/i

/**
 * The date of a cell that has a time too. A program that stores times in UTC has midnight in Indonesia as 17:00 (16:00, 15:00) of the
 * day before: a time with a zone is read only where it is midnight, and is undefined otherwise.
 */
const withoutTime = (text: string): string | undefined => {
  const [found, zone] = time.exec(text) ?? []
  if (found === undefined) return text
  return zone === undefined || /^[T ]+00:00/.test(found) ? text.slice(0, -found.length) : undefined
}

const turned = (typed: TypedDate): TypedDate => ({ ...typed, day: typed.month, month: typed.day })

/** The parts of a date, in whichever form; those of numbers alone as if the day came first. */
const partsOf = (text: string): TypedDate | undefined => {
  const [, year, , month, day] = yearFirst.exec(text) ?? []
  if (year !== undefined && month !== undefined && day !== undefined) return { day, month, year }
  const [, first, , second, last] = numbers.exec(text) ?? []
  if (first !== undefined && second !== undefined && last !== undefined)
    return { day: first, month: second, year: last }
  const [, dayBefore, wordBehind, yearBehind] = dayThenWord.exec(text) ?? []
  if (dayBefore !== undefined && wordBehind !== undefined && yearBehind !== undefined)
    return { day: dayBefore, month: wordBehind, year: yearBehind }
  const [, word, dayBehind, yearLast] = wordThenDay.exec(text) ?? []
  if (word !== undefined && dayBehind !== undefined && yearLast !== undefined)
    return { day: dayBehind, month: word, year: yearLast }
  return undefined
}

/** The order that a date of three numbers has for certain; undefined where both are possible, or none. */
export const provenOrder = (cell: string): DateOrder | undefined => {
  const text = withoutTime(cell.trim()) ?? ''
  const typed = numbers.test(text) ? partsOf(text) : undefined
  if (!typed) return undefined
  const dayFirst = joinDate(typed) !== undefined
  const monthFirst = joinDate(turned(typed)) !== undefined
  if (dayFirst === monthFirst) return undefined
  return dayFirst ? 'day' : 'month'
}

/**
 * Reads a birth date. `today`: `YYYY-MM-DD`. `order` is that of the column; undefined while it is not known, so that a date of three
 * numbers cannot be read.
 */
export const readDay = (cell: string, today: string, order: DateOrder | undefined): ReadDay => {
  const text = withoutTime(cell)
  if (text === undefined) return { problem: 'dateZone' }
  if (serial.test(text)) return { problem: 'dateSerial' }
  if (shortYear.test(text)) return { problem: 'dateShortYear' }
  const parts = partsOf(text)
  if (!parts) return { problem: 'date' }
  const isOpen = numbers.test(text)
  const typed = isOpen && order === 'month' ? turned(parts) : parts
  const value = joinDate(typed)
  const other = joinDate(turned(typed))
  if (value === undefined && other === undefined) return { problem: 'date' }
  if (isOpen && order === undefined && value !== other) return { problem: 'dateUnclear' }
  if (value === undefined) return { problem: 'dateOrder' }
  if (value >= today) return { problem: 'dateFuture' }
  return value < '1900-01-01' ? { problem: 'datePast' } : { value }
}
