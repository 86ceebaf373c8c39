import { jakartaDate } from '@hospital/sdk'
import type { Locale, SelectOption } from '@hospital/ui'
import type { LoaderContext, PageQuery } from '../../shared/loading/context.ts'
import { datesFrom, jakartaWeekday } from './practice-dates.ts'
import { weekdayName, weekdays } from './weekdays.ts'
import type { Weekday } from './weekdays.ts'

/** The days that are named by today; a link with one of them means another day tomorrow. */
const nearDays = ['hari-ini', 'besok'] as const

/** A day by which doctors are looked for. */
export type DayChoice = Weekday | (typeof nearDays)[number]

/** The day of an address. What is no day is none. */
export const dayChoiceIn = (query: PageQuery): DayChoice | undefined =>
  [...nearDays, ...weekdays].find((day) => day === query.get('hari'))

/** The days to choose from: today and tomorrow, then the days of the week. */
export const dayOptions = (locale: Locale, message: LoaderContext['message']): SelectOption[] => [
  { value: 'hari-ini', label: message('web.finder.today') },
  { value: 'besok', label: message('web.finder.tomorrow') },
  ...weekdays.map((day) => ({ value: day, label: weekdayName(day, locale) })),
]

/** The day of the week that a choice means now. */
export const weekdayOf = (choice: DayChoice | undefined, now: Date): Weekday | undefined => {
  if (choice === 'hari-ini') return jakartaWeekday(now)
  return choice === 'besok' ? datesFrom(jakartaDate(now))[1]?.weekday : choice
}

/** The day of the week to which bookings are held: who looks for one of the next days takes any day that is sooner. */
export const fixedWeekday = (choice: DayChoice | undefined): Weekday | undefined =>
  weekdays.find((day) => day === choice)
