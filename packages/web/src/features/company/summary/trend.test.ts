import { expect, test } from 'vitest'
import { trendOf } from './trend.ts'

const figure = (count: number | undefined, agreed: number | undefined) => ({ year: 2026, count, agreed })

test.each([
  ['more than the rounding explains', figure(60, 165), figure(40, 160), 'up'],
  ['fewer than the rounding explains', figure(40, 165), figure(60, 160), 'down'],
  ['one step of the rounding, of as many people', figure(45, 165), figure(40, 165), 'up'],
  ['one step of the rounding, of more people', figure(45, 170), figure(40, 165), 'same'],
  ['the same share of more people', figure(80, 320), figure(40, 160), 'same'],
  ['no year before', figure(40, 160), undefined, 'unknown'],
  ['a year in which too few agreed', figure(40, 160), figure(undefined, undefined), 'unknown'],
  ['a year in which no employee agreed', figure(40, 160), figure(0, 0), 'unknown'],
] as const)('%s', (_case, now, before, trend) => expect(trendOf(now, before)).toBe(trend))
