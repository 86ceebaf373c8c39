import type { MemberComponents } from '@hospital/sdk/member'
import { beginSession } from './begin-session.ts'
import { storeSession } from './store-session.ts'
import type { VisitorSession } from './visitor-session.ts'
import { familyCookie, memberCookie } from './write-session-cookies.ts'

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
