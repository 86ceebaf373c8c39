import { expect, test } from 'vitest'
import { uniqueKeys } from './unique-keys.ts'

test.each([
  [[], []],
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [
    ['a', 'b', 'a', 'a'],
    ['a', 'b', 'a 2', 'a 3'],
  ],
])('entries called %j have the keys %j', (names, keys) => {
  expect(uniqueKeys(names, (name) => name)).toEqual(keys)
})
