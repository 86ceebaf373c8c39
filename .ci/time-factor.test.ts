import { expect, test } from 'vitest'
import { factorOf } from './time-factor.ts'

test.each([
  ['a quicker machine', 200, 1],
  ['the quiet machine', 410, 1],
  ['a busy loop on one of two processors', 615, 1.5],
  ['a machine that finishes nothing', 60_000, 8],
])('%s needs %i ms and has the factor %f', (_what, duration, factor) => {
  expect(factorOf(duration)).toBe(factor)
})
