import { expect, test } from 'vitest'
import { makeScale } from './scale.ts'

test.each([
  [[3, 7, 12], true, [0, 2.5, 5, 7.5, 10, 12.5]],
  [[0.1, 0.32], true, [0, 0.1, 0.2, 0.3, 0.4]],
  [[118, 142], false, [115, 120, 125, 130, 135, 140, 145]],
  [[-4, 6], true, [-4, -2, 0, 2, 4, 6]],
  [[], true, [0, 0.2, 0.4, 0.6, 0.8, 1]],
])('the values %j, from zero: %s, are marked at %j', (values, fromZero, ticks) => {
  expect(makeScale(values, { fromZero }).ticks).toEqual(ticks)
})

test.each([[[5, 5, 5]], [[0]], [[-3]], [[Number.NaN, 8]]])(
  'equal or invalid values %j still have an axis',
  (values) => {
    for (const fromZero of [true, false]) {
      const scale = makeScale(values, { fromZero })
      expect(scale.most).toBeGreaterThan(scale.least)
      for (const value of values.filter(Number.isFinite)) {
        expect(scale.at(value)).toBeGreaterThanOrEqual(0)
        expect(scale.at(value)).toBeLessThanOrEqual(1)
      }
    }
  },
)

test('bars begin at zero, lines need not', () => {
  expect(makeScale([118, 142], { fromZero: true }).least).toBe(0)
  expect(makeScale([118, 142], { fromZero: false }).least).toBe(115)
})
