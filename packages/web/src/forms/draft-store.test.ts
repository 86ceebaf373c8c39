import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropDrafts, dropStaleDrafts, latestDraft, readDraft, writeDraft } from './draft-store.ts'

const hour = 60 * 60 * 1000
const stored = new Map<string, string>()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00+07:00') })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

afterEach(() => {
  stored.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['at once', 0, true],
  ['after 23 hours', 23 * hour, true],
  ['after a day', 24 * hour, false],
  ['on a device whose clock was set back by two days', -48 * hour, false],
])('a draft is there %s: %s ms, %s', (_when, later, isThere) => {
  writeDraft('/daftar', { nama: 'Siti' })
  vi.setSystemTime(Date.now() + later)
  expect(readDraft('/daftar')).toEqual(isThere ? { nama: 'Siti' } : undefined)
})

test('going on with a form begins its day again', () => {
  writeDraft('/daftar', { nama: 'S' })
  vi.setSystemTime(Date.now() + 23 * hour)
  writeDraft('/daftar', { nama: 'Siti' })
  vi.setSystemTime(Date.now() + 23 * hour)
  expect(readDraft('/daftar')).toEqual({ nama: 'Siti' })
})

test('nothing of a form stays in storage once it has arrived, or after a day', () => {
  writeDraft('/daftar', { nama: 'Siti' })
  writeDraft('/kontak', { pesan: 'Jam besuk?' })
  writeDraft('/daftar', undefined)
  expect([...stored.values()].join()).not.toContain('Siti')
  vi.setSystemTime(Date.now() + 24 * hour)
  dropStaleDrafts()
  expect(stored.size).toBe(0)
})

test('what an older release stored is forgotten, and broken or forbidden storage is none', () => {
  stored.set('drafts', JSON.stringify({ '/daftar': { nama: 'Siti' } }))
  expect(readDraft('/daftar')).toBeUndefined()
  stored.set('drafts', '{')
  expect(readDraft('/daftar')).toBeUndefined()
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => writeDraft('/daftar', { nama: 'Siti' })).not.toThrow()
  expect(readDraft('/daftar')).toBeUndefined()
})

test('of the forms of one kind the latest draft is found, and all of them are deleted at once', () => {
  expect(latestDraft('/janji?')).toBeUndefined()
  writeDraft('/janji?jam=09:00', { keluhan: 'Batuk' })
  vi.setSystemTime(Date.now() + hour)
  writeDraft('/janji?jam=10:00', { keluhan: 'Pusing' })
  vi.setSystemTime(Date.now() + hour)
  writeDraft('/janjian', { keluhan: 'Bukan ini' })
  expect(latestDraft('/janji?')).toEqual({ keluhan: 'Pusing' })
  writeDraft('/janji?jam=09:00', { keluhan: 'Batuk lama' })
  expect(latestDraft('/janji?')).toEqual({ keluhan: 'Batuk lama' })
  dropDrafts('/janji?')
  expect(latestDraft('/janji?')).toBeUndefined()
  expect(readDraft('/janjian')).toEqual({ keluhan: 'Bukan ini' })
})
