import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { beginSession, changeMemberAtom } from './begin-session.ts'
import { readSession } from './read-session.ts'
import { memberCookie } from './store-session.ts'
import { sessionAtom } from './visitor-session.ts'
import type { VisitorSession } from './visitor-session.ts'

const siti = { id: 7, nama_lengkap: 'Siti', email: null, no_telp: null, gender: 'P' } as const
const saved = { ...siti, nama_lengkap: 'Siti Rahayu', gender: 'L' } as const

const begin = (id: number): VisitorSession =>
  beginSession({ id, name: 'Siti', kind: 'member', gender: 'female', isAdmin: false }, 'token')

beforeEach(() => {
  vi.stubGlobal('window', { location: { protocol: 'https:' } })
  vi.stubGlobal('document', { cookie: '' })
})
afterEach(() => vi.unstubAllGlobals())

describe('what a member has changed of themselves', () => {
  test('is in the session, which goes on with the token that it has now, and in the cookie', () => {
    document.cookie = memberCookie(siti)
    const store = createStore()
    store.set(sessionAtom, { ...begin(7), token: 'renewed' })
    store.set(changeMemberAtom, saved)
    expect(store.get(sessionAtom)).toMatchObject({
      token: 'renewed',
      account: { name: 'Siti Rahayu', gender: 'male' },
    })
    expect(readSession(document.cookie).member).toMatchObject({ name: 'Siti Rahayu', gender: 'L' })
  })

  test.each([
    ['they have logged out', () => ''],
    ['another member has logged in', () => memberCookie({ ...siti, id: 8, nama_lengkap: 'Joko' })],
  ])('is nowhere once %s', (_when, cookieOf) => {
    const cookie = cookieOf()
    document.cookie = cookie
    const store = createStore()
    const session = begin(7)
    store.set(sessionAtom, session)
    store.set(changeMemberAtom, saved)
    expect(document.cookie).toBe(cookie)
    expect(store.get(sessionAtom)).toBe(session)
  })

  test('is not in the session of another member that begins in this tab', () => {
    document.cookie = memberCookie(siti)
    const store = createStore()
    const session = begin(8)
    store.set(sessionAtom, session)
    store.set(changeMemberAtom, saved)
    expect(store.get(sessionAtom)).toBe(session)
  })
})
