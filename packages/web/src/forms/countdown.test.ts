import { expect, test } from 'vitest'
import { secondsUntil } from './countdown.ts'

const then = 1_795_000_000_000

test.each([
  ['a minute before', -60_000, 60],
  ['a moment before', -1, 1],
  ['then', 0, 0],
  ['long after', 86_400_000, 0],
  ['on a clock that is a day slow', -86_400_000, 600],
])('%s, the wait for another code is that many seconds', (_when, later, seconds) => {
  expect(secondsUntil(then, then + later)).toBe(seconds)
})
