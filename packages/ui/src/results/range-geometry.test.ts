import { expect, test } from 'vitest'
import { rangeGeometry } from './range-geometry.ts'

test.each([
  ['in the middle of its range', { value: 15, from: 10, to: 20 }, [25, 75, 50]],
  ['on its lower limit', { value: 10, from: 10, to: 20 }, [25, 75, 25]],
  ['above its range', { value: 22.5, from: 10, to: 20 }, [25, 75, 87.5]],
  ['far above', { value: 900, from: 10, to: 20 }, [25, 75, 98.5]],
  ['far below', { value: -900, from: 10, to: 20 }, [25, 75, 1.5]],
  ['below zero', { value: 0, from: -2, to: 2 }, [25, 75, 50]],
  ['with an upper limit', { value: 50, to: 100 }, [0, 50, 25]],
  ['with a lower limit', { value: 60, from: 40 }, [50, 100, 75]],
])('a value %s', (_where, input, [bandStart, bandEnd, mark]) => {
  expect(rangeGeometry(input)).toEqual({ bandStart, bandEnd, mark })
})

test.each([
  ['no limit', { value: 1 }],
  ['limits that are one', { value: 1, from: 3, to: 3 }],
  ['limits in the wrong order', { value: 1, from: 9, to: 3 }],
  ['an upper limit of zero', { value: 1, to: 0 }],
  ['no number', { value: Number.NaN, from: 1, to: 2 }],
])('nothing is drawn with %s', (_what, input) => {
  expect(rangeGeometry(input)).toBeUndefined()
})
