import { visitorAttribute } from '@hospital/ui'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { accountAtom } from '../state/account.ts'
import { accountOf } from './account.ts'
import { readSession } from './session.ts'

/**
 * Learns from the session cookies who is logged in, and marks the root element so. Documents do not say it, since they are the same for
 * every visitor; `client/early.ts` marks the element before anything is painted.
 */
export const useSessionCookies = (): void => {
  const [account, setAccount] = useAtom(accountAtom)
  useEffect(() => setAccount(accountOf(readSession(document.cookie)) ?? null), [setAccount])
  useEffect(() => {
    const { documentElement: root } = document
    if (account) root.setAttribute(visitorAttribute, account.kind)
    else if (account === null) root.removeAttribute(visitorAttribute)
  }, [account])
}
