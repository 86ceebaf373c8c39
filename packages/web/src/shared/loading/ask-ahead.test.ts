import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askAhead } from './ask-ahead.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Conditions {
  readonly code?: string | undefined
}

const asking = () =>
  vi.fn<(conditions: Conditions) => Promise<string>>(({ code }) => Promise.resolve(`rows of ${code}`))

test.each([
  ['is asked once where it is right', { code: 'A' }, 'A', ['A']],
  ['is asked again where it is wrong', { code: 'A' }, 'B', ['A', 'B']],
  ['that leaves a condition out is the same as one without it', { code: undefined }, undefined, [undefined]],
  ['is not made where nothing is known', undefined, 'A', ['A']],
  ['may take time itself', Promise.resolve({ code: 'A' }), 'A', ['A']],
  ['may turn out not to be known', Promise.resolve(undefined), 'A', ['A']],
] as const)('a guess %s', async (_what, guess, code, asked) => {
  const ask = asking()
  const rowsFor = askAhead<Conditions, string>(guess, ask)
  await vi.advanceTimersByTimeAsync(1)
  expect(await rowsFor({ code })).toBe(`rows of ${code}`)
  expect(ask.mock.calls.map(([conditions]) => conditions.code)).toEqual(asked)
})

test('nothing is guessed where what it depends on is there at once', async () => {
  const ask = asking()
  const rowsFor = askAhead<Conditions, string>({ code: 'A' }, ask)
  expect(await rowsFor({ code: 'B' })).toBe('rows of B')
  await vi.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a guess that comes too late is not asked for', async () => {
  const ask = asking()
  const rowsFor = askAhead<Conditions, string>(new Promise((resolve) => setTimeout(resolve, 100, { code: 'A' })), ask)
  await rowsFor({ code: 'B' })
  await vi.advanceTimersByTimeAsync(100)
  expect(ask).toHaveBeenCalledTimes(1)
})
