import type { Result } from '@hospital/sdk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTimeBudget } from './time-budget.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = (milliseconds: number): Promise<Result<string>> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, { data: 'ada' }))

test.each([
  ['came at once', 0, 2000, { data: 'ada' }, false],
  ['came soon', 499, 2000, { data: 'ada' }, false],
  ['took long', 500, 99, { data: 'ada' }, false],
  ['took long', 500, 101, undefined, true],
  ['took very long', 2000, 101, undefined, true],
  ['took very long', 2000, 0, { data: 'ada' }, false],
])('where the main part %s (%i ms), what takes %i ms more is %o', async (_when, main, more, expected, isExceeded) => {
  const budget = startTimeBudget()
  await vi.advanceTimersByTimeAsync(main)
  const part = budget.inTime(after(more))
  await vi.advanceTimersByTimeAsync(more)
  expect(await part).toEqual(expected)
  expect(budget.isExceeded()).toBe(isExceeded)
})

test('one slow part does not make others slow', async () => {
  const budget = startTimeBudget()
  await vi.advanceTimersByTimeAsync(600)
  const parts = Promise.all([budget.inTime(after(50)), budget.inTime(after(1000))])
  await vi.advanceTimersByTimeAsync(100)
  expect((await parts).map((part) => part?.data)).toEqual(['ada', undefined])
})
