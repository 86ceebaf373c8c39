import { expect, test } from 'vitest'
import { digits, grouped } from './grouped-digits.ts'

test.each([
  ['0001234567890', '0001234567890'],
  ['0001 2345 6789 0', '0001234567890'],
  ['0001-2345-6789-0', '0001234567890'],
  ['0001.2345 6789-0', '0001234567890'],
  ['0001 2345 O789 0', '00012345O7890'],
  ['', ''],
])('"%s" has the digits "%s"', (typed, number) => {
  expect(digits(typed)).toBe(number)
})

test.each([
  ['0001234567890', '0001 2345 6789 0'],
  ['00012345', '0001 2345'],
  ['000', '000'],
  ['', ''],
])('"%s" is read as "%s"', (number, read) => {
  expect(grouped(number)).toBe(read)
})
