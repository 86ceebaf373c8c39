import { expect, test } from 'vitest'
import { needsNik, recordNumber } from './typed-values.ts'

test.each([
  ['00123456', '00-12-34-56'],
  ['00 12 34 56', '00-12-34-56'],
  ['00-12-34-56', '00-12-34-56'],
  ['0012345', '0012345'],
  ['', ''],
])('the record number "%s" is written as "%s"', (typed, number) => {
  expect(recordNumber(typed)).toBe(number)
})

test.each([
  ['2009-11-21', false, true],
  ['2009-11-22', false, false],
  ['1950-01-01', false, true],
  ['1950-01-01', true, false],
  ['2026-11-22', false, false],
  ['', false, false],
])('born %s, foreign %s: a NIK is needed on 21 November 2026: %s', (born, isForeign, isNeeded) => {
  expect(needsNik(born, isForeign, '2026-11-21')).toBe(isNeeded)
})
