import { expect, test } from 'vitest'
import { mayReload } from './reload-rule.ts'

test.each([
  ['the first time', undefined, 0, true],
  ['not again within the minute', 1000, 60_999, false],
  ['again after a minute', 1000, 61_000, true],
])('a page is loaded anew %s', (_when, last, now, expected) => {
  expect(mayReload(last, now)).toBe(expected)
})
