import { visitorAttribute } from '@hospital/ui'
import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'
import { mayHaveSession, restoreSession } from './restore-session.ts'
import { storedToken } from './stored-token.ts'
import { accountAtom } from './visitor-session.ts'

/**
 * Reads the session cookies and marks the root element with the kind of account. Documents cannot contain the mark, since they are the same
 * for every visitor; `boot/early.ts` sets it before the first paint. Without a session nothing is rendered again.
 */
export const useSessionCookies = (): void => {
  const account = useAtomValue(accountAtom)
  const store = useStore()
  useEffect(() => {
    if (!mayHaveSession()) {
      // The session's cookies end after a day. Without this, the token would stay for the next person.
      storedToken('member').remove()
      storedToken('company').remove()
    }
    restoreSession(store).catch(() => undefined)
  }, [store])
  useEffect(() => {
    if (account) document.documentElement.setAttribute(visitorAttribute, account.kind)
  }, [account])
}
