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
  ['right', 0],
  ['an hour slow', -3_600_000],
  ['a day slow', -86_400_000],
  ['an hour fast', 3_600_000],
])('on a clock that is %s, the wait is as long as the server says, and ends', (_clock, off) => {
  const server = then - 60_000
  const now = server + off
  const instant = resendTime(answer, now, server)
  expect(secondsUntil(instant, now)).toBe(60)
  expect(secondsUntil(instant, now + 30_000)).toBe(30)
  expect(secondsUntil(instant, now + 60_000)).toBe(0)
})

test.each([
  ['a day later', new Date(then + 86_400_000).toISOString(), 600],
  ['the time now', answer, 0],
  ['a time that has passed', new Date(then - 1000).toISOString(), 0],
  ['no time', 'soon', 0],
])('an answer that names %s (%s) is waited for %i seconds', (_what, time, seconds) => {
  expect(secondsUntil(resendTime(time, 5, then), 5)).toBe(seconds)
})
