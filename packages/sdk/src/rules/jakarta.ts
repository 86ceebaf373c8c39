/** A calendar date as `YYYY-MM-DD`. It is a day on a wall calendar, never an instant. */
export type CalendarDate = string

/** The name of the hospitals' time zone, for code that formats an instant. */
export const jakartaTimeZone = 'Asia/Jakarta'

/** Milliseconds. Jakarta has UTC+7 all year, so its clocks show the time of UTC seven hours later. */
const offset = 7 * 60 * 60 * 1000

const clockAt = (instant: Date): string => new Date(instant.getTime() + offset).toISOString()

/** The calendar date in Jakarta at an instant: from 17:00 UTC on it is already the next day there. */
export const jakartaDate = (instant: Date): CalendarDate => clockAt(instant).slice(0, 10)

/** The time of day in Jakarta at an instant, as `HH:mm`. */
export const jakartaTime = (instant: Date): string => clockAt(instant).slice(11, 16)

/** An instant as the back ends write it, such as `2026-11-21T09:15:00+07:00`: to the second, by Jakarta's clock. */
export const jakartaStamp = (instant: Date): string => `${clockAt(instant).slice(0, 19)}+07:00`

/** The instant at which clocks in Jakarta show `time` (`HH:mm`) on a date. */
export const jakartaInstant = (date: CalendarDate, time: string): Date => new Date(`${date}T${time}:00+07:00`)

/** Whether a slot can be booked: it has not started. `date` and `time` (`HH:mm`) are by clocks in Jakarta. */
export const isBookable = (date: CalendarDate, time: string, now: Date): boolean => jakartaInstant(date, time) > now

/** Whether a text is a date of the calendar: `2024-02-29` is, `2023-02-29` is not. */
export const isCalendarDate = (text: string): text is CalendarDate => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  return days !== undefined && day >= 1 && day <= days
}
