// @vitest-environment happy-dom
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCookieJar } from '../testing/cookie-jar.ts'
import { memberAnswer } from '../testing/member-answer.ts'
import { openSession } from './begin-session.ts'
import { logOut } from './log-out-dialog.tsx'
import { siteSession } from './site-session.ts'
import type { PageStore } from './site-session.ts'

const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }))

let store: PageStore
beforeEach(() => {
  store = createStore()
  vi.stubGlobal('fetch', fetched)
})
afterEach(async () => {
  await siteSession(store).logOut()
  siteSession(store).close()
  fetched.mockClear()
  vi.unstubAllGlobals()
})

const cookies = createCookieJar()

const answer = memberAnswer(1003, 1002)

test('a session has the main user first in the cookie of the family', { tags: ['member.family-order'] }, async () => {
  expect((await openSession(store, answer))?.account).toMatchObject({ id: 1001, name: 'Siti Rahayu' })
  expect(JSON.parse(decodeURIComponent(cookies.get('auth_family') ?? ''))).toEqual([1001, 1003, 1002])
})

test(
  'the token of a session is in local storage, under the key auth_user',
  { tags: ['member.token-storage'] },
  async () => {
    await openSession(store, answer)
    expect(Object.entries(localStorage)).toEqual([['auth_user', 'token']])
  },
)

test(
  'a log-out leaves nothing in the tab, in storage or in cookies, and tells the server',
  { tags: ['member.logout-clears'] },
  async () => {
    await openSession(store, answer)
    sessionStorage.setItem('draft /member-area/profile', 'Jl. Melati')
    expect([...cookies.keys()]).toEqual(['auth', 'auth_family'])
    await logOut(store)
    expect([sessionStorage.length, localStorage.length, document.cookie]).toEqual([0, 0, ''])
    expect(fetched.mock.calls.map(([url, { method }]) => [url, method])).toEqual([['/_log-out', 'POST']])
  },
)

test('a log-out without a connection leaves nothing either', async () => {
  await openSession(store, answer)
  sessionStorage.setItem('draft', 'x')
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await logOut(store)
  expect([sessionStorage.length, localStorage.length, document.cookie]).toEqual([0, 0, ''])
})
