import { visitorAttribute } from '@hospital/ui'
import { atom } from 'jotai'
import { accountOf } from './account.ts'
import { beginSession } from './begin-session.ts'
import { endedCookie, sessionCookies } from './session-cookies.ts'
import { readSession } from './session.ts'
import { claimTab } from './tab-storage.ts'
import { readToken } from './token.ts'
import { sessionAtom } from './visitor-session.ts'
import type { VisitorSession } from './visitor-session.ts'

/** The session in the cookies and the storage of this browser. Cookies that make no sense are dropped, with what was shown because of them. */
const restoreSession = (): VisitorSession | undefined => {
  const account = accountOf(readSession(document.cookie))
  if (account) return beginSession(account, readToken(account.kind))
  claimTab(undefined)
  Object.values(sessionCookies).forEach(
    (name) => (document.cookie = endedCookie(name, window.location.protocol === 'https:')),
  )
  document.documentElement.removeAttribute(visitorAttribute)
  return undefined
}

/** Reads the session of this browser, unless it is known already. */
export const restoreSessionAtom = atom(null, (get, set) => {
  const session = get(sessionAtom) ?? restoreSession()
  set(sessionAtom, session)
  return session
})
