import type { MemberComponents } from '@hospital/sdk/member'
import { visitorAttribute } from '@hospital/ui'
import { atom } from 'jotai'
import { accountOf, readSession } from './read-session.ts'
import { endSession, familyCookie, memberCookie, storeSession, writeMemberCookie } from './store-session.ts'
import type { MemberCookie } from './store-session.ts'
import { claimTab } from './tab-storage.ts'
import { readToken, sessionAtom } from './visitor-session.ts'
import type { Account, VisitorSession } from './visitor-session.ts'

let count = 0

/**
 * A session that begins now, or the one `before` that goes on since the same person has logged in again: what was read and typed in it
 * is still theirs. Without a token it can show who it is, and read nothing.
 */
export const beginSession = (account: Account, token: string | null, before?: VisitorSession): VisitorSession => {
  const isExpired = token === null
  if (before?.account.kind === account.kind && before.account.id === account.id)
    return { ...before, account, token, isExpired }
  claimTab(account)
  count += 1
  return { id: count, account, token, isExpired }
}

/** Notes that the token of a session was refused, each time as a new object; does nothing if another session has begun since. */
export const expireSessionAtom = atom(null, (get, set, id: number) => {
  const session = get(sessionAtom)
  if (session?.id === id) set(sessionAtom, { ...session, isExpired: true })
})

type Schemas = MemberComponents['schemas']

/** The part of an answer that begins a session: of `login` and of `verifyRegistrationCode`. */
type SessionAnswer = Pick<
  Schemas['VerifyRegistrationCodeSuccess'] | Schemas['LoginSuccess'],
  'users' | 'family' | 'jwt_token'
>

/**
 * Opens a member's session from what a log-in or a registration answered: cookies for the shell of pages, and a token for calls. `before`
 * is the session of this tab, which goes on if it was theirs. Undefined where the browser forbids storage; nothing is left of it then.
 */
export const openSession = (
  { users, family, jwt_token: token }: SessionAnswer,
  before?: VisitorSession,
): VisitorSession | undefined => {
  const cookies = [memberCookie(users), familyCookie(family.map((one) => one.id))]
  if (!storeSession('member', cookies, token.value)) return undefined
  const { id, nama_lengkap: name, gender } = users
  const account = { id, name, kind: 'member', gender: gender === 'L' ? 'male' : 'female', isAdmin: false } as const
  return beginSession(account, token.value, before)
}

/** The session in the cookies and the storage of this browser. Cookies that cannot be read are ended, with what was shown because of them. */
const restoreSession = (): VisitorSession | undefined => {
  const account = accountOf(readSession(document.cookie))
  if (account) return beginSession(account, readToken(account.kind))
  claimTab(undefined)
  endSession('member')
  endSession('company')
  document.documentElement.removeAttribute(visitorAttribute)
  return undefined
}

/** Reads the session of this browser, unless it is known already. */
export const restoreSessionAtom = atom(null, (get, set) => {
  const session = get(sessionAtom) ?? restoreSession()
  set(sessionAtom, session)
  return session
})

/**
 * Shows what a member has changed of themselves at once, and after a reload. Does nothing where they have logged out since, in another tab
 * too: a cookie would bring their session back.
 */
export const changeMemberAtom = atom(null, (get, set, saved: MemberCookie) => {
  if (readSession(document.cookie).member?.id !== saved.id) return
  writeMemberCookie(saved)
  const session = get(sessionAtom)
  if (session?.account.kind !== 'member' || session.account.id !== saved.id) return
  const account = {
    ...session.account,
    name: saved.nama_lengkap,
    gender: saved.gender === 'L' ? 'male' : 'female',
  } as const
  set(sessionAtom, { ...session, account })
})
