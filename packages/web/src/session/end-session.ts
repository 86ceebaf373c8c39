import type { Account } from './account.ts'
import { endedCookie, sessionCookies } from './session-cookies.ts'
import { endToken } from './token.ts'

const cookiesOf = {
  member: [sessionCookies.member, sessionCookies.family],
  company: [sessionCookies.company],
} as const satisfies Record<Account['kind'], readonly string[]>

/** Ends the session of one kind of account in this browser: cookies and token. */
export const endSession = (kind: Account['kind']): void => {
  const isSecure = window.location.protocol === 'https:'
  for (const name of cookiesOf[kind]) document.cookie = endedCookie(name, isSecure)
  // Last: other tabs notice by it, and read the cookies then.
  endToken(kind)
}
