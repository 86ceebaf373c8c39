import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSession } from './begin-session.ts'
import { logOut } from './log-out-dialog.tsx'

/** The cookies of a browser, and what a page stores. */
const browser = () => {
  const cookies = new Map<string, string>()
  const storage = () => {
    const stored = new Map<string, string>()
    return {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
      clear: () => stored.clear(),
      keys: () => [...stored.keys()],
    }
  }
  const document = {
    get cookie(): string {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split(/; */)
      const [name = '', value = ''] = pair.split('=')
      if (attributes.some((one) => /^max-age=0$/i.test(one))) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
  return { cookies, document, localStorage: storage(), sessionStorage: storage() }
}

let used: ReturnType<typeof browser>
const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }))

beforeEach(() => {
  used = browser()
  vi.stubGlobal('window', { location: { protocol: 'https:' } })
  vi.stubGlobal('document', used.document)
  vi.stubGlobal('localStorage', used.localStorage)
  vi.stubGlobal('sessionStorage', used.sessionStorage)
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  fetched.mockClear()
  vi.unstubAllGlobals()
})

const siti = {
  id: 1001,
  nama_lengkap: 'Siti Rahayu',
  email: 'siti@contoh.example',
  no_telp: '081200001234',
  gender: 'P',
  avatar: null,
  status_family: 'diri_sendiri',
  tgl_lahir: '1984-08-17',
  nopasien: null,
} as const

const answer = {
  users: siti,
  family: [siti, { ...siti, id: 1003 }, { ...siti, id: 1002 }],
  jwt_token: { value: 'token' },
}

test('a session has the main user first in the cookie of the family', { tags: ['member.family-order'] }, () => {
  expect(openSession(answer)?.account).toMatchObject({ id: 1001, name: 'Siti Rahayu' })
  expect(JSON.parse(decodeURIComponent(used.cookies.get('auth_family') ?? ''))).toEqual([1001, 1003, 1002])
})

test('the token of a session is in local storage, under the key auth_user', { tags: ['member.token-storage'] }, () => {
  openSession(answer)
  expect(used.localStorage.keys()).toEqual(['auth_user'])
  expect(used.localStorage.getItem('auth_user')).toBe('token')
})

test(
  'a log-out leaves nothing in the tab, in storage or in cookies, and tells the server',
  { tags: ['member.logout-clears'] },
  async () => {
    openSession(answer)
    used.sessionStorage.setItem('draft /member-area/profile', 'Jl. Melati')
    expect([...used.cookies.keys()]).toEqual(['auth', 'auth_family'])
    await logOut()
    expect(used.sessionStorage.keys()).toEqual([])
    expect(used.localStorage.keys()).toEqual([])
    expect([...used.cookies.keys()]).toEqual([])
    expect(fetched.mock.calls.map(([url, { method }]) => [url, method])).toEqual([['/_log-out', 'POST']])
  },
)

test('a log-out without a connection leaves nothing either', async () => {
  openSession(answer)
  used.sessionStorage.setItem('draft', 'x')
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await logOut()
  expect([used.sessionStorage.keys(), used.localStorage.keys(), [...used.cookies.keys()]]).toEqual([[], [], []])
})
