/** A calendar date as `YYYY-MM-DD`. It is a day on a wall calendar, never an instant. */
export type CalendarDate = string

const jakartaDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Jakarta',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar date in Jakarta at an instant: from 17:00 UTC on it is already the next day there. */
export const jakartaDate = (instant: Date): CalendarDate => jakartaDay.format(instant)

/** Whether a text is a date of the calendar: `2024-02-29` is, `2023-02-29` is not. */
export const isCalendarDate = (text: string): text is CalendarDate => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  return days !== undefined && day >= 1 && day <= days
}
