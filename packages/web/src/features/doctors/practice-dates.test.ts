import { expect, test } from 'vitest'
import { datesFrom, jakartaWeekday } from './practice-dates.ts'

test.each([
  ['2026-11-21', 'Sabtu', 3],
  ['2026-11-22', 'Minggu', 4],
  ['2026-11-29', 'Minggu', 5],
  ['2026-12-01', 'Selasa', 1],
  ['2026-12-07', 'Senin', 1],
  ['2026-12-08', 'Selasa', 2],
  ['2028-02-29', 'Selasa', 5],
])('%s is a %s, the %ith of its month', (date, weekday, week) => {
  expect(datesFrom(date)[0]).toEqual({ date, weekday, week })
})

test(
  'the dates of an appointment begin today and end thirty days on, past the end of a month',
  { tags: ['booking.days'] },
  () => {
    const dates = datesFrom('2026-11-21').map(({ date }) => date)
    expect(dates).toHaveLength(31)
    expect([...dates.slice(8, 11), dates.at(-1)]).toEqual(['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-21'])
  },
)

test.each([
  ['2026-11-21T16:59:59Z', 'Sabtu'],
  ['2026-11-21T17:00:00Z', 'Minggu'],
  ['2026-11-22T17:00:00Z', 'Senin'],
])('at %s it is %s in Jakarta', { tags: ['booking.days'] }, (instant, day) => {
  expect(jakartaWeekday(new Date(instant))).toBe(day)
})
