import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { beginSession } from './begin-session.ts'
import { sessionAtom } from './visitor-session.ts'
import { sessionChange, watchSession } from './watch-session.ts'

const patient = { kind: 'member', id: 7 } as const

test.each([
  ['a log-out', patient, undefined, 'ended'],
  ['a log-out of a visitor without a session', undefined, undefined, 'ended'],
  ['a log-in of the same person', patient, patient, 'renewed'],
  ['a log-in of another person', patient, { kind: 'member', id: 8 }, 'replaced'],
  ['a log-in of a company user with the same number', patient, { kind: 'company', id: 7 }, 'replaced'],
  ['a log-in of a visitor without a session', undefined, patient, 'replaced'],
] as const)('%s in another tab', (_what, before, now, change) => {
  expect(sessionChange(before, now)).toBe(change)
})

describe('a page of Siti', () => {
  const siti = { id: 7, name: 'Siti', kind: 'member', gender: 'female', isAdmin: false } as const
  const cookieOf = (id: number) =>
    `auth=${encodeURIComponent(JSON.stringify({ id, nama_lengkap: 'Nama', email: null, no_telp: null, gender: 'P' }))}`
  const reload = vi.fn()
  const leave = vi.fn()
  const clear = vi.fn()
  const tokens = new Map<string, string>()
  let page: EventTarget
  let store: ReturnType<typeof createStore>

  beforeEach(() => {
    page = Object.assign(new EventTarget(), { location: { reload } })
    vi.stubGlobal('window', page)
    vi.stubGlobal('document', { cookie: cookieOf(7) })
    vi.stubGlobal('localStorage', { getItem: (key: string) => tokens.get(key) ?? null })
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, clear })
    tokens.set('auth_user', 'token')
    store = createStore()
    store.set(sessionAtom, beginSession(siti, 'token'))
  })

  afterEach(() => {
    tokens.clear()
    vi.clearAllMocks()
    vi.unstubAllGlobals()
  })

  const logIn = (id: number | undefined) => vi.stubGlobal('document', { cookie: id === undefined ? '' : cookieOf(id) })
  const happens = (name: string, details: object) => page.dispatchEvent(Object.assign(new Event(name), details))

  test('goes when the token is taken away', () => {
    watchSession(store, leave)
    tokens.clear()
    happens('storage', { key: null })
    expect(leave).toHaveBeenCalledTimes(1)
    expect(clear).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['is told by the browser', () => happens('storage', { key: 'auth_user' })],
    ['comes back out of the history', () => happens('pageshow', { persisted: true })],
  ])('goes when Siti has logged out and it %s', (_how, notice) => {
    watchSession(store, leave)
    logIn(undefined)
    expect(clear).not.toHaveBeenCalled()
    notice()
    expect(leave).toHaveBeenCalledTimes(1)
    expect(clear).toHaveBeenCalledTimes(1)
    expect(reload).not.toHaveBeenCalled()
  })

  test('is loaded again for another user who has logged in before it was watched', () => {
    logIn(8)
    watchSession(store, leave)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(clear).toHaveBeenCalledTimes(1)
    expect(leave).not.toHaveBeenCalled()
  })

  test('goes on with the new token when Siti logs in again, and a refused one stays refused until then', () => {
    const before = store.get(sessionAtom)
    store.set(sessionAtom, before && { ...before, isExpired: true })
    watchSession(store, leave)
    happens('pageshow', { persisted: true })
    expect(store.get(sessionAtom)?.isExpired).toBe(true)
    tokens.set('auth_user', 'token.b')
    happens('storage', { key: 'auth_user' })
    expect(store.get(sessionAtom)).toMatchObject({ id: before?.id, token: 'token.b', isExpired: false })
    expect(clear).not.toHaveBeenCalled()
  })

  test('stays as it is for what else is stored, on a plain visit, and after the watch has ended', () => {
    const end = watchSession(store, leave)
    logIn(undefined)
    happens('storage', { key: 'draft' })
    happens('pageshow', { persisted: false })
    end()
    happens('storage', { key: 'auth_user' })
    happens('pageshow', { persisted: true })
    expect(leave).not.toHaveBeenCalled()
    expect(clear).not.toHaveBeenCalled()
  })
})
