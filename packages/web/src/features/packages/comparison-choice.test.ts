import { expect, test } from 'vitest'
import { chosenSlugs, comparisonState } from './comparison-choice.ts'

test.each([
  [null, []],
  ['', []],
  ['mcu-dasar', ['mcu-dasar']],
  ['mcu-dasar,mcu-lengkap', ['mcu-dasar', 'mcu-lengkap']],
  ['mcu-dasar,mcu-dasar', ['mcu-dasar']],
  ['mcu-dasar,,../etc,a b,<i>', ['mcu-dasar']],
  ['a,b,c,d,e,f', ['a', 'b', 'c', 'd']],
  ['x'.repeat(256), []],
])('an address with %j asks to compare %o', (text, slugs) => expect(chosenSlugs(text)).toEqual(slugs))

test.each([
  [0, 0, 'none'],
  [1, 0, 'none'],
  [1, 1, 'one'],
  [2, 1, 'one'],
  [2, 2, 'compared'],
  [3, 2, 'compared'],
  [3, 3, 'compared'],
  [4, 4, 'many'],
  [4, 0, 'many'],
] as const)('of %i packages with %i on offer the state is %s', (asked, offered, state) =>
  expect(comparisonState(asked, offered)).toBe(state),
)
