import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeHandover, takeHandover } from './booking-handover.ts'

const stored = new Map<string, string>()

beforeEach(() =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }),
)
afterEach(() => {
  vi.unstubAllGlobals()
  stored.clear()
})

const known = { patient: 1003, payment: 'ASR', guarantor: 'ASR014' }
const minute = 60_000

test('what is known of a booking is handed on once', () => {
  storeHandover(known, 0)
  expect(takeHandover(minute)).toEqual(known)
  expect(takeHandover(minute)).toBeUndefined()
})

test('it is not about a booking that begins much later', () => {
  storeHandover(known, 0)
  expect(takeHandover(31 * minute)).toBeUndefined()
  expect(takeHandover(minute)).toBeUndefined()
})

test('where storage is forbidden nothing is handed on', () => {
  vi.stubGlobal('sessionStorage', undefined)
  storeHandover(known, 0)
  expect(takeHandover(0)).toBeUndefined()
})
