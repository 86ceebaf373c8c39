import { expect, test } from 'vitest'
import { wholePercent } from './percent.ts'

test.each([
  [0, 300, 0],
  [1, 300, 1],
  [1, 3, 33],
  [2, 3, 67],
  [299, 300, 99],
  [300, 300, 100],
])('%d of %d are %d percent', (part, whole, percent) => expect(wholePercent(part, whole)).toBe(percent))
