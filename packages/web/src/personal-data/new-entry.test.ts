import { expect, test } from 'vitest'
import { isNew } from './new-entry.ts'

/** 27 November 2026, 00:30 in Jakarta. */
const now = new Date('2026-11-26T17:30:00Z')

test.each([
  ['of today', '2026-11-27', true],
  ['of the fourteenth day before', '2026-11-13', true],
  ['of the day before that', '2026-11-12', false],
  ['of an instant on the fourteenth day before, by Jakarta', '2026-11-12T17:00:00Z', true],
  ['of the instant before that day', '2026-11-12T16:59:59Z', false],
  ['of tomorrow', '2026-11-28', false],
  ['of a day that is not recorded', undefined, false],
])('a result %s', (_of, at, expected) => {
  expect(isNew(at, now)).toBe(expected)
})
