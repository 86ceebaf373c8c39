import { expect, test } from 'vitest'
import { httpDate, isoTime } from './written-times.ts'

test.each([
  ['2026-11-21T03:00:10.000Z', 'Sat, 21 Nov 2026 03:00:10 GMT'],
  ['2026-11-21T03:00:10.999Z', 'Sat, 21 Nov 2026 03:00:10 GMT'],
  ['2026-11-21T03:00:11.000Z', 'Sat, 21 Nov 2026 03:00:11 GMT'],
  // A clock that goes back, as in a demonstration.
  ['2026-11-21T03:00:10.500Z', 'Sat, 21 Nov 2026 03:00:10 GMT'],
])('the Date header of %s is "%s"', (time, expected) => {
  expect(httpDate(new Date(time))).toBe(expected)
})

test('a line of the log has its own millisecond, also when the one before had another', () => {
  const times = ['2026-11-21T03:00:10.001Z', '2026-11-21T03:00:10.001Z', '2026-11-21T03:00:10.002Z']
  expect(times.map((time) => isoTime(Date.parse(time)))).toEqual(times)
})
