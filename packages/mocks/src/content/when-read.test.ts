import { expect, it, vi } from 'vitest'
import { whenRead } from './when-read.ts'

it('A property is made when it is read first, once', () => {
  const make = vi.fn<() => readonly string[]>(() => ['row'])
  const whole = whenRead<{ readonly rows: readonly string[] }>({ rows: make })
  expect(make).not.toHaveBeenCalled()
  expect(whole.rows).toBe(whole.rows)
  expect(make).toHaveBeenCalledTimes(1)
})

it('A property that has not been read is found among the others', () => {
  expect(Object.entries(whenRead({ one: () => 1, two: () => 2 }))).toEqual([
    ['one', 1],
    ['two', 2],
  ])
})
