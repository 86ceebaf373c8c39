import { jakartaDate } from '@hospital/sdk'
import type { CalendarDate } from '@hospital/sdk'
import dayjs from 'dayjs'
import { weekdays } from './weekdays.ts'
import type { Weekday } from './weekdays.ts'

/** A date of the calendar, with the facts that a doctor's week depends on. */
export interface PracticeDate {
  readonly date: CalendarDate
  readonly weekday: Weekday
  /** How many times the weekday has occurred in the month up to this day, from 1. */
  readonly week: number
}

/** Today first. */
type PracticeDates = readonly [PracticeDate, ...PracticeDate[]]

/** How many days ahead a patient can book. The member API takes no later day. */
const daysAhead = 30

const sunday = 6

// A date without a time is read as a local one, and so never passes through an instant of UTC.
const dateAfter = (today: CalendarDate, days: number): PracticeDate => {
  const day = dayjs(today).add(days, 'day')
  return {
    date: day.format('YYYY-MM-DD'),
    weekday: weekdays[(day.day() + sunday) % weekdays.length] ?? 'Senin',
    week: Math.ceil(day.date() / weekdays.length),
  }
}

let cached: PracticeDates | undefined

/** The dates from `today` on that can be booked. Cached for a day, since each doctor of a page needs them. */
export const datesFrom = (today: CalendarDate): PracticeDates => {
  if (cached?.[0].date !== today)
    cached = [dateAfter(today, 0), ...Array.from({ length: daysAhead }, (_day, index) => dateAfter(today, index + 1))]
  return cached
}

/** The day of the week in Jakarta. */
export const jakartaWeekday = (now: Date): Weekday => datesFrom(jakartaDate(now))[0].weekday
