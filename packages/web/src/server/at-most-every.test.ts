import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atMostEvery } from './at-most-every.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first is done at once, and those that follow it once', () => {
  const act = vi.fn<() => void>()
  const ask = atMostEvery(5000, act)
  ask()
  expect(act).toHaveBeenCalledTimes(1)
  for (let count = 0; count < 100; count += 1) ask()
  vi.advanceTimersByTime(4999)
  expect(act).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(60_000)
  expect(act).toHaveBeenCalledTimes(2)
})

test('one that comes after the interval is done at once', () => {
  const act = vi.fn<() => void>()
  const ask = atMostEvery(5000, act)
  ask()
  vi.advanceTimersByTime(5000)
  ask()
  expect(act).toHaveBeenCalledTimes(2)
})

test('who asks without an end is followed once an interval', () => {
  const act = vi.fn<() => void>()
  const ask = atMostEvery(5000, act)
  for (let second = 0; second < 60; second += 1) {
    ask()
    vi.advanceTimersByTime(1000)
  }
  expect(act).toHaveBeenCalledTimes(13)
})
