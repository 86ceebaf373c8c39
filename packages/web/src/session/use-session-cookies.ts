import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { accountAtom } from '../state/account.ts'
import { accountOf } from './account.ts'
import { readSession } from './session.ts'

/** Learns from the session cookies who is logged in. Documents do not say it: they are the same for everybody. */
export const useSessionCookies = (): void => {
  const setAccount = useSetAtom(accountAtom)
  useEffect(() => setAccount(accountOf(readSession(document.cookie))), [setAccount])
}
