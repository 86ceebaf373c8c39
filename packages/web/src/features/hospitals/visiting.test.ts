import { expect, test } from 'vitest'
import { isVisiting } from './visiting.ts'

const day = [
  { from: '11:00:00.000', to: '13:00:00.000' },
  { from: '17:00', to: '19:00' },
]
const night = [{ from: '22:00', to: '06:00' }]

test.each([
  [day, '10:59', false],
  [day, '11:00', true],
  [day, '12:59', true],
  [day, '13:00', false],
  [day, '18:00', true],
  [day, '19:00', false],
  [night, '21:59', false],
  [night, '22:00', true],
  [night, '05:59', true],
  [night, '06:00', false],
  [[], '12:00', false],
] as const)('with the hours %j patients can be visited at %s: %s', (spans, time, expected) => {
  expect(isVisiting(spans, time)).toBe(expected)
})
