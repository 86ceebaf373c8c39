import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { confirmations } from './confirmations.ts'
import { claimTab } from './tab-storage.ts'

const bookings = confirmations<{ readonly code: string; readonly queue: number }>('konfirmasi-')
const booked = { code: 'APT-1', queue: 6 }

/** A tab's storage. */
const tabStorage = () => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    clear: () => items.clear(),
  }
}

beforeEach(() => void vi.stubGlobal('document', { cookie: '' }))
afterEach(() => vi.unstubAllGlobals())

test('a confirmation is read again by its fragment, which says nothing of it in the same tab', () => {
  const storage = tabStorage()
  vi.stubGlobal('sessionStorage', storage)
  const fragment = bookings.store(booked)
  expect(fragment).toMatch(/^konfirmasi-[0-9a-f]{32}$/)
  expect(bookings.store(booked)).not.toBe(fragment)
  vi.stubGlobal('sessionStorage', { ...storage })
  expect(bookings.read(fragment)).toEqual(booked)
})

test('a confirmation of a user who has logged out since is not read', () => {
  vi.stubGlobal('sessionStorage', tabStorage())
  claimTab({ id: 1001, name: 'Siti', kind: 'member', gender: 'female', isAdmin: false })
  expect(bookings.read(bookings.store(booked))).toBeNull()
})

test('where storage is forbidden it lasts as long as the page', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(bookings.read(bookings.store(booked))).toEqual(booked)
})

test.each([
  ['', undefined],
  ['main', undefined],
  ['janji-status', undefined],
  [`terdaftar-${'0'.repeat(32)}`, undefined],
  [`konfirmasi-${'0'.repeat(32)}`, null],
])('the fragment %o names %o', (fragment, expected) => {
  vi.stubGlobal('sessionStorage', tabStorage())
  expect(bookings.read(fragment)).toBe(expected)
})
