import { describe, expect, test } from 'vitest'
import { barsOf, reachOf } from './bars.ts'

const twice = (value: number) => value * 2

describe('bars side by side', () => {
  test('start at zero, each with its number', () => {
    expect(barsOf([3, 0], false, twice)).toEqual([
      { series: 0, start: 0, length: 6, value: 3, atEnd: true },
      { series: 1, start: 0, length: 0, value: 0, atEnd: true },
    ])
  })

  test('are not drawn for an unknown value, which is no zero', () => {
    expect(barsOf([undefined, 3], false, twice)).toMatchObject([
      { length: undefined, value: undefined, atEnd: true },
      { length: 6, value: 3 },
    ])
  })
})

describe('stacked bars', () => {
  test('follow one another, with their total after the last', () => {
    expect(barsOf([3, 0, 4], true, twice)).toMatchObject([
      { start: 0, length: 6, atEnd: false },
      { start: 6, length: 0, atEnd: false },
      { start: 6, length: 8, atEnd: true, value: 7 },
    ])
  })

  test.each([[[3, undefined, 4]], [[undefined, 3]], [[3, undefined]], [[undefined, undefined]]])(
    'of %o have no total',
    (values) => {
      expect(barsOf(values, true, twice).at(-1)).toMatchObject({ value: undefined, atEnd: true })
    },
  )
})

test.each([
  [[3, undefined, 4], false, 4],
  [[3, undefined, 4], true, 7],
  [[undefined], false, 0],
  [[undefined], true, 0],
])('the bars of %o, stacked: %o, reach to %o', (values, stacked, reach) => {
  expect(reachOf(values, stacked)).toBe(reach)
})
