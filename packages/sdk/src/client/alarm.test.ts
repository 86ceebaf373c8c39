import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAlarm } from './alarm.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('rings at each set time, in whatever order the times were set', () => {
  const alarm = createAlarm()
  const rung: string[] = []
  alarm.set(300, () => rung.push('late'))
  alarm.set(100, () => rung.push('early'))
  vi.advanceTimersByTime(99)
  expect(rung).toEqual([])
  vi.advanceTimersByTime(1)
  expect(rung).toEqual(['early'])
  vi.advanceTimersByTime(200)
  expect(rung).toEqual(['early', 'late'])
})

test('does not ring for a cancelled time', () => {
  const alarm = createAlarm()
  const ring = vi.fn()
  alarm.set(100, ring)()
  vi.advanceTimersByTime(1000)
  expect(ring).not.toHaveBeenCalled()
})

test('uses one timer for many calls, and none once all are over', () => {
  const alarm = createAlarm()
  for (let index = 0; index < 100; index += 1) alarm.set(100 + index, () => undefined)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(1000)
  expect(vi.getTimerCount()).toBe(0)
})

test('a time set while it rings is not lost', () => {
  const alarm = createAlarm()
  const ring = vi.fn()
  alarm.set(100, () => alarm.set(50, ring))
  vi.advanceTimersByTime(150)
  expect(ring).toHaveBeenCalledTimes(1)
})
