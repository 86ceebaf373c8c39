import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropHandover, readHandover, storeHandover, takeHandover } from './handover.ts'

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
const key = 'diketahui'
const minute = 60_000

test('what is known of a form is handed on once', () => {
  storeHandover(key, known, 0)
  expect(takeHandover(key, minute)).toEqual(known)
  expect(takeHandover(key, minute)).toBeUndefined()
})

test('what is known of a form can be read until it is deleted', () => {
  storeHandover(key, known, 0)
  expect(readHandover(key, minute)).toEqual(known)
  expect(readHandover(key, 2 * minute)).toEqual(known)
  dropHandover(key)
  expect(readHandover(key, 2 * minute)).toBeUndefined()
})

test('it is not about a form that begins much later', () => {
  storeHandover(key, known, 0)
  expect(takeHandover(key, 31 * minute)).toBeUndefined()
  expect(takeHandover(key, minute)).toBeUndefined()
})

test('where storage is forbidden nothing is handed on', () => {
  vi.stubGlobal('sessionStorage', undefined)
  storeHandover(key, known, 0)
  expect(takeHandover(key, 0)).toBeUndefined()
})
