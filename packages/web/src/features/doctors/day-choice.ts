import { jakartaDate } from '@hospital/sdk'
import type { Locale, SelectOption } from '@hospital/ui'
import type { LoaderContext, PageQuery } from '../../shared/loading/context.ts'
import { datesFrom, jakartaWeekday } from './practice-dates.ts'
import { weekdayName, weekdays } from './weekdays.ts'
import type { Weekday } from './weekdays.ts'

/** The choices relative to today; a link with one of them means another day tomorrow. */
const nearDays = ['hari-ini', 'besok'] as const

/** A day that filters doctors. */
export type DayChoice = Weekday | (typeof nearDays)[number]

/** The chosen day in an address; undefined for an invalid one. */
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

/** The day of the week that bookings must be on. A visitor who looks for today or tomorrow takes any nearer day, so there is none. */
export const fixedWeekday = (choice: DayChoice | undefined): Weekday | undefined =>
  weekdays.find((day) => day === choice)
