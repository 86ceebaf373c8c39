import { visitorAttribute } from '@hospital/ui'
import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'
import { sessionCookies } from './session-cookies.ts'
import { accountAtom, endToken } from './visitor-session.ts'

/**
 * Reads the session cookies and marks the root element with the kind of account. Documents cannot contain it: they are the same for
 * every visitor; `boot/early.ts` marks the element before anything is painted. Most visitors are not logged in: what reads a session
 * comes with one, and nothing is rendered again without one.
 */
export const useSessionCookies = (): void => {
  const account = useAtomValue(accountAtom)
  const store = useStore()
  useEffect(() => {
    // The names of all session cookies begin alike.
    if (!document.cookie.includes(sessionCookies.member)) {
      // A token whose session's cookies have ended after a day would stay for the next person.
      endToken('member')
      endToken('company')
      return
    }
    import('./begin-session.ts').then(({ restoreSessionAtom }) => store.set(restoreSessionAtom)).catch(() => undefined)
  }, [store])
  useEffect(() => {
    if (account) document.documentElement.setAttribute(visitorAttribute, account.kind)
  }, [account])
}
