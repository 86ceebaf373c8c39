import { visitorAttribute } from '@hospital/ui'
import { accountOf } from './account.ts'
import type { Account } from './account.ts'
import { endedCookie, sessionCookies } from './session-cookies.ts'
import { readSession } from './session.ts'

/** The account in the session cookies. Cookies that make no sense are dropped, with what was shown because of them. */
export const restoreSession = (): Account | undefined => {
  const account = accountOf(readSession(document.cookie))
  if (!account) {
    Object.values(sessionCookies).forEach(
      (name) => (document.cookie = endedCookie(name, window.location.protocol === 'https:')),
    )
    document.documentElement.removeAttribute(visitorAttribute)
  }
  return account
}
