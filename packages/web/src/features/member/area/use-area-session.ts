import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { restoreSessionAtom } from '../../../session/restore-session.ts'
import { readSession } from '../../../session/session.ts'
import { sessionAtom } from '../../../session/visitor-session.ts'

/** What the patient area knows of its session. */
export type AreaSession =
  /** On the server, and until the browser has read its cookies and storage. */
  | 'reading'
  /** Nobody is logged in here, or somebody else is: the page is not theirs. */
  | 'left'
  /** The token was refused or is missing: the same person logs in again and goes on. */
  | 'expired'
  | 'open'

/** Follows the session of the member for whom a page of the patient area was made. */
export const useAreaSession = (memberId: number): AreaSession => {
  const session = useAtomValue(sessionAtom)
  const restore = useSetAtom(restoreSessionAtom)
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    restore()
    // In a callback, since the atom's change is shown first.
    queueMicrotask(() => setRead(true))
    // A page out of the browser's history may be that of somebody who has logged out since.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted && readSession(document.cookie).member?.id !== memberId) window.location.reload()
    }
    window.addEventListener('pageshow', onReturn)
    return () => window.removeEventListener('pageshow', onReturn)
  }, [restore, memberId])
  if (!session) return isRead ? 'left' : 'reading'
  if (session.account.kind !== 'member' || session.account.id !== memberId) return 'left'
  return session.isExpired ? 'expired' : 'open'
}
