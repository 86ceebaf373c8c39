import dayjs from 'dayjs'
import { weekdays } from '../loaders/practice.ts'
import type { Weekday } from '../loaders/practice.ts'

/** How many days ahead an appointment can be made; the member API takes no later ones. */
const daysAhead = 30

const sunday = 6

/** The day of the week of a calendar date, which never passes through an instant of UTC. */
export const weekdayOf = (date: string): Weekday => weekdays[(dayjs(date).day() + sunday) % weekdays.length] ?? 'Senin'

/** The dates from `today` on, as far as appointments can be made, that fall on some days of the week. */
export const datesOn = (days: readonly string[], today: string): readonly string[] =>
  Array.from({ length: daysAhead + 1 }, (_day, index) => dayjs(today).add(index, 'day').format('YYYY-MM-DD')).filter((date) => days.includes(weekdayOf(date)))
