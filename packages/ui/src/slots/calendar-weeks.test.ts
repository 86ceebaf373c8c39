import { afterEach, expect, test, vi } from 'vitest'
import { calendarWeeks } from './calendar-weeks.ts'

test.each([
  ['a Monday to its Sunday', '2026-11-23', '2026-11-29', 1, '2026-11-23', '2026-11-29'],
  ['a Sunday alone', '2026-11-29', '2026-11-29', 1, '2026-11-23', '2026-11-29'],
  ['a Sunday to the Monday after it', '2026-11-29', '2026-11-30', 2, '2026-11-23', '2026-12-06'],
  ['one year to the next', '2026-12-30', '2027-01-29', 5, '2026-12-28', '2027-01-31'],
  ['a month to a leap day', '2028-02-01', '2028-02-29', 5, '2028-01-31', '2028-03-05'],
])('the weeks of %s', (_what, first, last, count, from, to) => {
  const weeks = calendarWeeks(first, last)
  expect(weeks).toHaveLength(count)
  expect(weeks.every((week) => week.length === 7)).toBe(true)
  expect(weeks[0]?.[0]).toBe(from)
  expect(weeks.at(-1)?.at(-1)).toBe(to)
})

afterEach(() => vi.unstubAllEnvs())

test.each(['Asia/Jakarta', 'America/Los_Angeles'])('the weeks are the same for a reader in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(calendarWeeks('2026-11-23', '2026-11-29')).toEqual([
    ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
  ])
})

test('a last day before the first one leaves no week', () => {
  expect(calendarWeeks('2026-11-23', '2026-11-22')).toEqual([])
})
