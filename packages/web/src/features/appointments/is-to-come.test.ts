import { expect, test } from 'vitest'
import { isToCome } from './is-to-come.ts'

/** 09:30 in Jakarta. */
const now = new Date('2026-11-25T02:30:00Z')

test.each([
  ['an hour of today that has passed', '2026-11-25', '09:00', false],
  ['the hour that begins now', '2026-11-25', '09:30', false],
  ['a later hour of today', '2026-11-25', '09:45', true],
  ['an early hour of tomorrow', '2026-11-26', '07:00', true],
])('%s', (_name, day, time, expected) => {
  expect(isToCome(day, time, now)).toBe(expected)
})
