import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimTab } from '../../session/tab-storage.ts'
import { readBookedVisit, storeBookedVisit } from './booked-visits.ts'

const booked = {
  code: 'APT-1',
  patient: 1001,
  queueNumber: 6,
  detail: 'Berhasil',
  bring: undefined,
  chosen: [],
  contact: undefined,
  locale: 'id',
} as const

/** Storage as a tab has it. */
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
  const fragment = storeBookedVisit(booked)
  expect(fragment).toMatch(/^konfirmasi-[0-9a-f]{32}$/)
  expect(storeBookedVisit(booked)).not.toBe(fragment)
  vi.stubGlobal('sessionStorage', { ...storage })
  expect(readBookedVisit(fragment)).toMatchObject({ code: 'APT-1', queueNumber: 6 })
})

test('a confirmation of a user who has logged out since is not read', () => {
  vi.stubGlobal('sessionStorage', tabStorage())
  claimTab({ id: 1001, name: 'Siti', kind: 'member', gender: 'female', isAdmin: false })
  expect(readBookedVisit(storeBookedVisit(booked))).toBeNull()
})

test('where storage is forbidden it lasts as long as the page', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(readBookedVisit(storeBookedVisit(booked))).toMatchObject({ code: 'APT-1' })
})

test.each([
  ['', undefined],
  ['main', undefined],
  ['janji-status', undefined],
  [`konfirmasi-${'0'.repeat(32)}`, null],
])('the fragment %o names %o', (fragment, expected) => {
  vi.stubGlobal('sessionStorage', tabStorage())
  expect(readBookedVisit(fragment)).toBe(expected)
})
