import { expect, test } from 'vitest'
import { resendTime, secondsUntil } from './countdown.ts'

const then = 1_795_000_000_000
const answer = new Date(then).toISOString()

test.each([
  ['a minute before', -60_000, 60],
  ['a moment before', -1, 1],
  ['then', 0, 0],
  ['long after', 86_400_000, 0],
])('%s, the wait for another code is that many seconds', (_when, later, seconds) => {
  expect(secondsUntil(then, then + later)).toBe(seconds)
})

test.each([
  ['right', -60_000, 60],
  ['an hour slow', -3_600_000, 600],
  ['a day slow', -86_400_000, 600],
  ['fast', 3_600_000, 0],
])('on a clock that is %s, the wait ends after the seconds that it begins with', (_clock, off, seconds) => {
  const now = then + off
  const instant = resendTime(answer, now)
  expect(secondsUntil(instant, now)).toBe(seconds)
  expect(secondsUntil(instant, now + seconds * 500)).toBe(seconds / 2)
  expect(secondsUntil(instant, now + seconds * 1000)).toBe(0)
})

test('another code can be asked for at once where the answer names no time', () => {
  expect(resendTime('soon', 5)).toBe(5)
})
