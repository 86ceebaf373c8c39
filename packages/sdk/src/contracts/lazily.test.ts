import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { lazily, lazyContract } from './lazily.ts'

test('a value is made when it is first asked for, once, also if it is undefined', () => {
  const make = vi.fn(() => undefined)
  const value = lazily(make)
  expect(make).not.toHaveBeenCalled()
  expect([value(), value()]).toEqual([undefined, undefined])
  expect(make).toHaveBeenCalledTimes(1)
})

test('an operation of a contract is made when it is first read, the others are not', () => {
  const responses = { 200: z.string() }
  const [read, write] = [vi.fn(() => ({ responses })), vi.fn(() => ({ responses }))]
  const contract = lazyContract({ read, write })
  expect(Object.keys(contract)).toEqual(['read', 'write'])
  expect(contract.read).toBe(contract.read)
  expect(read).toHaveBeenCalledTimes(1)
  expect(write).not.toHaveBeenCalled()
})
