// @vitest-environment happy-dom
import { visitorAttribute } from '@hospital/ui'
import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCookieJar } from '../testing/cookie-jar.ts'
import { clientsOf } from './clients.ts'
import { restoreSession } from './restore-session.ts'
import { siteSession } from './site-session.ts'
import type { PageStore } from './site-session.ts'
import { siteStorage } from './site-storage.ts'
import { sessionAtom } from './visitor-session.ts'
import { companyCookie, memberCookie } from './write-cookies.ts'

const siti = { id: 7, nama_lengkap: 'Siti', email: null, no_telp: null, gender: 'P' } as const
const joko = { ...siti, id: 8, nama_lengkap: 'Joko' } as const
const company = companyCookie(
  { id: 7, name: 'Wulan', email: 'wulan@contoh.example', avatar: null, role_id: 2, perusahaan: null },
  false,
)

createCookieJar()

let store: PageStore
let bearers: (string | null)[]
const reload = vi.fn()
const assign = vi.fn()

beforeEach(() => {
  bearers = []
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  store = createStore()
})
afterEach(async () => {
  siteSession(store).close()
  await siteStorage.remove()
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

/** Stores a session, or ends it, as another tab does. */
const elsewhere = async (cookie: string | undefined, token = 'token') => {
  await siteStorage.remove()
  if (cookie === undefined) return
  document.cookie = cookie
  localStorage.setItem(cookie === company ? 'auth_company' : 'auth_user', token)
}
const isTold = (key: string | null = 'auth_user') => window.dispatchEvent(new StorageEvent('storage', { key }))
const comesBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

/** Reads with the clients of the session that the page shows. */
const read = () => {
  const fetch = (_url: unknown, init?: RequestInit) => {
    bearers.push(new Headers(init?.headers).get('authorization'))
    return Promise.resolve(Response.json({ process: true, detail: '', data: [] }))
  }
  return clientsOf({ fetch }, store.get(sessionAtom)?.connect).member.getFamily({ query: { user_id: 7 } })
}

describe('a page of Siti', () => {
  beforeEach(async () => {
    await elsewhere(memberCookie(siti))
    await restoreSession(store)
    sessionStorage.setItem('draft', 'Demam')
  })

  test('shows who it is, and calls with their token', async () => {
    expect(store.get(sessionAtom)).toMatchObject({
      account: { id: 7, name: 'Siti', kind: 'member', gender: 'female' },
      isExpired: false,
    })
    await read()
    expect(bearers).toEqual(['Bearer token'])
  })

  test.each([
    ['is told by the browser', isTold],
    ['comes back out of the history', comesBack],
  ])('goes when Siti has logged out in another tab and it %s', async (_how, notice) => {
    await elsewhere(undefined)
    notice()
    await expect.poll(() => assign.mock.calls).toEqual([['/']])
    expect([sessionStorage.length, reload.mock.calls.length]).toEqual([0, 0])
  })

  test.each([
    ['another patient', memberCookie(joko)],
    ['a company user with the same number', company],
  ])('is loaded again for %s who has logged in, and calls nothing meanwhile', async (_who, cookie) => {
    await elsewhere(cookie, 'token.b')
    isTold()
    await expect.poll(() => reload.mock.calls.length).toBe(1)
    expect([sessionStorage.getItem('draft'), assign.mock.calls.length]).toEqual([null, 0])
    expect((await read()).error).toMatchObject({ kind: 'unauthorized', status: 0 })
    expect(bearers).toEqual([])
  })

  test('goes on with the new token when Siti logs in again in another tab', async () => {
    const id = store.get(sessionAtom)?.id
    localStorage.clear()
    isTold(null)
    await expect.poll(() => store.get(sessionAtom)?.isExpired).toBe(true)
    await elsewhere(memberCookie(siti), 'token.b')
    isTold()
    await expect.poll(() => store.get(sessionAtom)?.isExpired).toBe(false)
    await read()
    expect([store.get(sessionAtom)?.id, bearers]).toEqual([id, ['Bearer token.b']])
    expect([sessionStorage.getItem('draft'), assign.mock.calls.length]).toEqual(['Demam', 0])
  })

  test('stays as it is for what else is stored, and while Siti logs out here', async () => {
    localStorage.setItem('lain', 'x')
    isTold('lain')
    await siteSession(store).logOut()
    expect(store.get(sessionAtom)).toMatchObject({ account: { id: 7 }, isExpired: false })
    expect([assign.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0])
  })

  test('asks again for a log-in that was closed, as long as it is needed', async () => {
    const heard = vi.fn()
    store.sub(sessionAtom, heard)
    store.get(sessionAtom)?.askForLogIn()
    expect(heard).not.toHaveBeenCalled()
    localStorage.clear()
    isTold(null)
    await expect.poll(() => heard.mock.calls.length).toBe(1)
    store.get(sessionAtom)?.askForLogIn()
    expect(heard).toHaveBeenCalledTimes(2)
    expect(store.get(sessionAtom)?.isExpired).toBe(true)
  })
})

describe('a page', () => {
  test('without a session reads none, and takes over the one that begins in another tab while it waits for a log-in', async () => {
    sessionStorage.setItem('draft', 'Demam')
    expect(await restoreSession(store)).toBeUndefined()
    await siteSession(store).ready
    await elsewhere(memberCookie(siti))
    isTold()
    await expect.poll(() => store.get(sessionAtom)?.account.name).toBe('Siti')
    expect([sessionStorage.getItem('draft'), reload.mock.calls.length]).toEqual(['Demam', 0])
  })

  test('whose token is missing shows who it is, and asks for a log-in', async () => {
    document.cookie = memberCookie(siti)
    expect(await restoreSession(store)).toMatchObject({ account: { id: 7 }, isExpired: true })
  })

  test('whose cookies cannot be read ends them, with what was shown because of them', async () => {
    document.cookie = 'auth=rusak'
    localStorage.setItem('auth_user', 'token')
    document.documentElement.setAttribute(visitorAttribute, 'member')
    expect(await restoreSession(store)).toBeUndefined()
    expect([document.cookie, localStorage.length]).toEqual(['', 0])
    expect(document.documentElement.hasAttribute(visitorAttribute)).toBe(false)
  })
})
