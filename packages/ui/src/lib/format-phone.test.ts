import { expect, test } from 'vitest'
import { formatPhone } from './format-phone.ts'

test.each([
  ['081234567890', '0812-3456-7890'],
  ['+62 812 3456 789', '0812-3456-789'],
  ['62267845222', '(0267) 845-222'],
  ['021 5551234', '(021) 555-1234'],
  ['81234567890', '0812-3456-7890'],
  ['+1 212 555 0100', '+1 212 555 0100'],
  ['119', '119'],
  ['-', '-'],
])('%j reads %s', (phone, text) => {
  expect(formatPhone(phone)).toBe(text)
})
