import { visitorAttribute } from '@hospital/ui'
import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'
import { mayHaveSession, restoreSession } from './restore-session.ts'
import { storedToken } from './stored-token.ts'
import { accountAtom } from './visitor-session.ts'

/**
 * Reads the session cookies and marks the root element with the kind of account. Documents cannot contain it: they are the same for
 * every visitor; `boot/early.ts` marks the element before anything is painted. Nothing is rendered again without a session.
 */
export const useSessionCookies = (): void => {
  const account = useAtomValue(accountAtom)
  const store = useStore()
  useEffect(() => {
    if (!mayHaveSession()) {
      // A token whose session's cookies have ended after a day would stay for the next person.
      storedToken('member').remove()
      storedToken('company').remove()
    }
    restoreSession(store).catch(() => undefined)
  }, [store])
  useEffect(() => {
    if (account) document.documentElement.setAttribute(visitorAttribute, account.kind)
  }, [account])
}
