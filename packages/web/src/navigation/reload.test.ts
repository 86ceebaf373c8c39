import { expect, test } from 'vitest'
import { mayReload } from './reload.ts'

const first = { last: undefined, now: 0, isOnline: true, isFilledIn: false }

test.each([
  ['the first time', first, true],
  ['not again within the minute', { ...first, last: 1000, now: 60_999 }, false],
  ['again after a minute', { ...first, last: 1000, now: 61_000 }, true],
  ['not without a connection: it would not come', { ...first, isOnline: false }, false],
  ['not where something has been typed: it would be lost', { ...first, isFilledIn: true }, false],
])('a page is reloaded %s', { tags: ['errors.chunk-reload'] }, (_when, failed, expected) => {
  expect(mayReload(failed)).toBe(expected)
})
