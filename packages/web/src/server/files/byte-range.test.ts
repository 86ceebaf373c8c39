import { expect, test } from 'vitest'
import { byteRangeOf } from './byte-range.ts'

test.each<[string | undefined, ReturnType<typeof byteRangeOf>]>([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=9-0', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-9', undefined],
  ['bytes=a-b', undefined],
  ['', undefined],
  [undefined, undefined],
])('of a hundred bytes, %s asks for %o', (header, range) => expect(byteRangeOf(header, 100)).toEqual(range))

test('of nothing there is no part', () => {
  expect(byteRangeOf('bytes=0-', 0)).toBe('outside')
  expect(byteRangeOf('bytes=-5', 0)).toBe('outside')
})
