import { expect, test } from 'vitest'
import { hasMatchingTag } from './send.ts'

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b"', false],
  ['"b", "a"', true],
  ['"b",W/"a" , "c"', true],
  ['*', true],
  ['a', false],
  ['', false],
])('If-None-Match of %s has the tag "a": %s', (header, has) => {
  expect(hasMatchingTag(header, '"a"')).toBe(has)
})
