import { expect, test } from 'vitest'
import { pastDay } from './result-day.ts'

// Wednesday, 25 November 2026, half past midnight in Jakarta.
const now = new Date('2026-11-24T17:30:00Z')

test.each([
  ['today', '2026-11-25', undefined],
  ['three days ago', '2026-11-22', undefined],
  ['an evening three days ago', '2026-11-22T23:59:00+07:00', undefined],
  ['four days ago', '2026-11-21', '21 November 2026'],
  ['four days ago in Jakarta, three in UTC', '2026-11-21T01:00:00+07:00', '21 November 2026'],
  ['a month ago', '2026-10-28T19:00:00+07:00', '28 Oktober 2026'],
  ['no day', undefined, undefined],
])('a result of %s', (_what, at, day) => {
  expect(pastDay(at, now, 'id')).toBe(day)
})
