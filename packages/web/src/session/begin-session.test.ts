// @vitest-environment happy-dom
import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCookieJar } from '../testing/cookie-jar.ts'
import { memberAnswer } from '../testing/member-answer.ts'
import { changeMember, openSession } from './begin-session.ts'
import { readSession } from './read-session.ts'
import { siteSession } from './site-session.ts'
import type { PageStore } from './site-session.ts'
import { siteStorage } from './site-storage.ts'
import { sessionAtom } from './visitor-session.ts'
import { memberCookie } from './write-cookies.ts'

const answer = memberAnswer(9)
const siti = answer.users
const saved = { ...siti, nama_lengkap: 'Siti Aminah', gender: 'L' } as const

createCookieJar()

let store: PageStore
beforeEach(() => {
  store = createStore()
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  siteSession(store).close()
  await siteStorage.remove()
  sessionStorage.clear()
})

describe('what a member has changed of themselves', () => {
  test('is in the session, which goes on, and in the cookie', async () => {
    const session = await openSession(store, answer)
    await changeMember(store, saved)
    expect(store.get(sessionAtom)).toMatchObject({
      id: session?.id,
      account: { name: 'Siti Aminah', gender: 'male' },
      isExpired: false,
    })
    expect(readSession(document.cookie).member).toMatchObject({ name: 'Siti Aminah', gender: 'L', family: [1001, 9] })
    expect(localStorage.getItem('auth_user')).toBe('token')
  })

  test.each([
    ['another member has logged in', { ...siti, id: 8, nama_lengkap: 'Joko' }],
    ['they have logged out', undefined],
  ])('is nowhere once %s in another tab', async (_when, other) => {
    await openSession(store, answer)
    vi.spyOn(window.location, 'reload').mockReturnValue()
    vi.spyOn(window.location, 'assign').mockReturnValue()
    await siteStorage.remove()
    if (other) document.cookie = memberCookie(other)
    const cookies = document.cookie
    await changeMember(store, saved)
    expect(document.cookie).toBe(cookies)
    expect(store.get(sessionAtom)?.account.name).toBe('Siti Rahayu')
  })

  test('is not in the session of another member that begins in this tab', async () => {
    await openSession(store, { ...answer, users: { ...siti, id: 8, nama_lengkap: 'Joko' } })
    await changeMember(store, saved)
    expect(store.get(sessionAtom)?.account).toMatchObject({ id: 8, name: 'Joko' })
  })
})

describe('a session that the browser does not store', () => {
  test.each([
    ['cookies', () => vi.spyOn(document, 'cookie', 'set').mockReturnValue()],
    ['storage', () => vi.stubGlobal('localStorage', undefined)],
  ])('for want of %s does not begin, and nothing is left of it', async (_what, forbid) => {
    forbid()
    expect(await openSession(store, answer)).toBeUndefined()
    expect(store.get(sessionAtom)).toBeUndefined()
    vi.unstubAllGlobals()
    expect([document.cookie, localStorage.length]).toEqual(['', 0])
  })
})
