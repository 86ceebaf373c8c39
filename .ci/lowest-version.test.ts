import { expect, test } from 'vitest'
import { lowestVersion } from './lowest-version.ts'

test.each([
  ['^4.1.0', '4.1.0'],
  ['^0.17.0', '0.17.0'],
  ['^16.0.0 || ^17.0.0', '16.0.0'],
])('the lowest version of %s is %s', (range, version) => {
  expect(lowestVersion(range)).toBe(version)
})

test.each(['4.1.0', '*', 'catalog:', 'workspace:*', '^4', '>=4.1.0', ''])('%o is refused', (range) => {
  expect(() => lowestVersion(range)).toThrow('no range of carets')
})
