import { joinDate } from '@hospital/sdk'
import type { CalendarDate, TypedDate } from '@hospital/sdk'

/** The problems of a birth date. */
export type DayProblem =
  | 'date'
  /** A bare number, as spreadsheets store dates: a person could not check the row. */
  | 'dateSerial'
  | 'dateShortYear'
  /** Day and month have another order than in the rest of the column. */
  | 'dateOrder'
  /** It is not known yet whether the day or the month comes first. */
  | 'dateUnclear'
  /** A time of another time zone: the date may mean the day before or after. */
  | 'dateZone'
  | 'dateFuture'
  | 'datePast'

/** A date, or its problem. */
type ReadDay = { readonly value: CalendarDate } | { readonly problem: DayProblem }

/** The part that comes first in dates such as 03/04/1990. */
export type DateOrder = 'day' | 'month'

const numbers = /^(?<day>\d{1,2})([-/.])(?<month>\d{1,2})\2(?<year>\d{4})$/

/** The forms of a date. Here, three numbers are read with the day first. */
const forms = [
  numbers,
  /^(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[\s/.-]+(?<month>\p{L}+)\.?[\s/.,-]+(?<year>\d{4})$/u,
  /^(?<month>\p{L}+)\.?[\s-]+(?<day>\d{1,2})[\s,-]+(?<year>\d{4})$/u,
] as const
const shortYear = /^\d{1,2}([-/. ])(?:\d{1,2}|\p{L}+)\1\d{2}$/u

/** The number of days since 1900, as spreadsheets store dates. */
const serial = /^\d{4,6}(?:[.,]\d+)?$/

/** A time after a date: hours, minutes and seconds. The last group marks UTC. */
const time = /[T ]+\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?(?: ?[ap]m)?(Z|[+-]\d{2}:?\d{2})?$/i

/**
 * The date of a cell that also has a time. A program that stores times in UTC has midnight in Indonesia as 17:00 (16:00, 15:00) of the day
 * before. So a time with a zone is read only if it is midnight, and is undefined otherwise.
 */
const withoutTime = (text: string): string | undefined => {
  const [found, zone] = time.exec(text) ?? []
  if (found === undefined) return text
  return zone === undefined || /^[T ]+00:00/.test(found) ? text.slice(0, -found.length) : undefined
}

const turned = (typed: TypedDate): TypedDate => ({ ...typed, day: typed.month, month: typed.day })

/** The parts of a date, in any known form; undefined for any other text. */
const partsOf = (text: string): TypedDate | undefined => {
  const found = forms.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined)
  return found && { day: found['day'] ?? '', month: found['month'] ?? '', year: found['year'] ?? '' }
}

/** Whether a date of three numbers certainly has its month first: there is no 13th month. `cell` is clean, see `cellText`. */
export const isMonthFirst = (cell: string): boolean => {
  const text = withoutTime(cell) ?? ''
  const typed = numbers.test(text) ? partsOf(text) : undefined
  return typed !== undefined && joinDate(typed) === undefined && joinDate(turned(typed)) !== undefined
}

/**
 * Reads a birth date. `today`: `YYYY-MM-DD`. `order` is the order of the column; undefined while it is not known, and then a date of three
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
  const isUnclear = isOpen && order === undefined
  const typed = isOpen && order === 'month' ? turned(parts) : parts
  const value = joinDate(typed)
  const other = value === undefined || isUnclear ? joinDate(turned(typed)) : value
  if (value === undefined && other === undefined) return { problem: 'date' }
  if (isUnclear && value !== other) return { problem: 'dateUnclear' }
  if (value === undefined) return { problem: 'dateOrder' }
  if (value >= today) return { problem: 'dateFuture' }
  return value < '1900-01-01' ? { problem: 'datePast' } : { value }
}
