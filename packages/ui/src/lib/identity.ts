import { isDate } from './format.ts'

/** A date as three texts, as typed. */
export interface DateParts {
  day: string
  month: string
  year: string
}

/**
 * A date typed in three fields as `YYYY-MM-DD`, or undefined if it does not exist: 31 April,
 * 29 February of a common year, a two-digit year. Leading zeros are optional.
 */
export function joinDate({ day, month, year }: DateParts): string | undefined {
  const [dayNumber, monthNumber, yearNumber] = [day, month, year].map((part) => part.trim())
  if (!/^\d{4}$/.test(yearNumber ?? '') || !/^\d{1,2}$/.test(monthNumber ?? '') || !/^\d{1,2}$/.test(dayNumber ?? ''))
    return undefined
  const date = `${yearNumber}-${monthNumber?.padStart(2, '0')}-${dayNumber?.padStart(2, '0')}`
  return isDate(date) ? date : undefined
}

/** The three fields of a `YYYY-MM-DD`; empty ones for anything else. */
export function splitDate(date: string | undefined): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date ?? '') ?? []
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year }
}

/** What a DateField sent: the fields `name-day`, `name-month` and `name-year` of a form. Undefined if they are not a date. */
export function readDate(form: FormData, name: string): string | undefined {
  const [day = '', month = '', year = ''] = ['day', 'month', 'year'].map((part) => {
    const value = form.get(`${name}-${part}`)
    return typeof value === 'string' ? value : ''
  })
  return joinDate({ day, month, year })
}

/** The 16 digits of a NIK without the spaces, dots and hyphens that people group them by; undefined if there are not 16. */
export function readNik(text: string): string | undefined {
  const digits = text.replaceAll(/[\s.-]/g, '')
  return /^\d{16}$/.test(digits) ? digits : undefined
}

/** The digits of a one-time code, in any notation; undefined if there are not `length` of them. */
export function readCode(text: string, length = 6): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '')
  return /^\d+$/.test(digits) && digits.length === length ? digits : undefined
}
