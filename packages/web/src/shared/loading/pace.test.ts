import type { Result } from '@hospital/sdk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPace } from './pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = (milliseconds: number): Promise<Result<string>> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, { data: 'ada' }))

test.each([
  ['came at once', 0, 2000, { data: 'ada' }, false],
  ['came soon', 499, 2000, { data: 'ada' }, false],
  ['took long', 500, 99, { data: 'ada' }, false],
  ['took long', 500, 101, { error: { kind: 'timeout', timeout: 100, operation: '', requestId: '' } }, true],
  ['took very long', 2000, 101, { error: { kind: 'timeout', timeout: 100, operation: '', requestId: '' } }, true],
  ['took very long', 2000, 0, { data: 'ada' }, false],
])('where the main part %s (%i ms), what takes %i ms more is %o', async (_when, main, more, expected, late) => {
  const pace = startPace()
  await vi.advanceTimersByTimeAsync(main)
  const part = pace.soon(after(more))
  await vi.advanceTimersByTimeAsync(more)
  expect(await part).toEqual(expected)
  expect(pace.isLate()).toBe(late)
})

test('one part that is late does not make others so', async () => {
  const pace = startPace()
  await vi.advanceTimersByTimeAsync(600)
  const parts = Promise.all([pace.soon(after(50)), pace.soon(after(1000))])
  await vi.advanceTimersByTimeAsync(100)
  expect((await parts).map(({ data }) => data)).toEqual(['ada', undefined])
})
