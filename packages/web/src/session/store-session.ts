import type { Account } from './account.ts'
import { endSession } from './end-session.ts'
import { storeToken } from './token.ts'

/** What a cookie says, without its attributes. */
const pairOf = (cookie: string): string => cookie.slice(0, cookie.indexOf(';'))

/**
 * Stores a session in this browser in place of any other: its cookies, as they are written, and its token. False where the browser
 * forbids one of them; nothing is left of the session then.
 */
export const storeSession = (kind: Account['kind'], cookies: readonly string[], token: string): boolean => {
  // One person at a time.
  endSession(kind === 'member' ? 'company' : 'member')
  for (const cookie of cookies) document.cookie = cookie
  // Chromium writes cookies asynchronously: the next request may go without them. What reads them waits until they are there.
  const taken = document.cookie
  // The token comes last: other tabs notice by it, and read the cookies then.
  if (cookies.every((cookie) => taken.includes(pairOf(cookie))) && storeToken(kind, token)) return true
  endSession(kind)
  return false
}
