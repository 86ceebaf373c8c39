import { afterEach, expect, test, vi } from 'vitest'
import { learnServerTime, serverNow } from './server-clock.ts'

const server = Date.parse('2026-11-25T09:00:00+07:00')
const minute = 60_000
const day = 24 * 60 * minute

afterEach(() => {
  learnServerTime(Date.now())
  vi.useRealTimers()
})

test.each([
  ['right', 0, 0],
  ['a minute behind, or the answer a minute on its way', -minute, -minute],
  ['two minutes ahead', 2 * minute, 2 * minute],
  ['five minutes behind', -5 * minute, 0],
  ['a month behind', -30 * day, 0],
  ['a year ahead', 365 * day, 0],
])('with a clock that is %s', (_what, difference, expected) => {
  vi.useFakeTimers({ now: server + difference })
  learnServerTime(server)
  expect(serverNow().getTime() - server).toBe(expected)
  // The difference lasts.
  vi.advanceTimersByTime(3 * day)
  expect(serverNow().getTime() - server - 3 * day).toBe(expected)
})

test('a time that cannot be read changes nothing, and a clock that was put right is believed again', () => {
  vi.useFakeTimers({ now: server - day })
  learnServerTime(server)
  learnServerTime(Number.NaN)
  expect(serverNow().getTime()).toBe(server)
  vi.setSystemTime(server)
  learnServerTime(server)
  expect(serverNow().getTime()).toBe(server)
})
