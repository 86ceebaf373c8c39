import { useLocale } from '@hospital/ui'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { href } from '../../routes/href.ts'
import { accountOf, readSession } from '../../session/read-session.ts'
import { restoreSession } from '../../session/restore-session.ts'
import type { Account } from '../../session/visitor-session.ts'
import { sessionAtom } from '../../session/visitor-session.ts'

/** What a page of an area knows of its session. */
export type AreaSession =
  /** On the server, and until the browser has read its cookies and storage. */
  | 'reading'
  /** No user is logged in here, or another one is: the page is not theirs. */
  | 'left'
  /** The token was refused or is missing: the same person logs in again and goes on. */
  | 'expired'
  /** The code that reads the session could not be fetched. */
  | 'failed'
  | 'open'

/** Follows the session of the person for whom a page of an area was made, and leaves the page when it is no longer theirs. */
export const useAreaSession = (kind: Account['kind'], id: number): AreaSession => {
  const session = useAtomValue(sessionAtom)
  const store = useStore()
  const locale = useLocale()
  const [isRead, setRead] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    restoreSession(store)
      .then(() => setRead(true))
      .catch(() => setFailed(true))
  }, [store])
  const isTheirs = session?.account.kind === kind && session.account.id === id
  useEffect(() => {
    if (!isRead || isTheirs) return
    // Another user's session has pages of its own at this address.
    if (accountOf(readSession(document.cookie))?.kind === kind) window.location.reload()
    else window.location.assign(href(locale, 'home'))
  }, [isRead, isTheirs, kind, locale])
  if (hasFailed) return 'failed'
  if (!session) return isRead ? 'left' : 'reading'
  if (!isTheirs) return 'left'
  return session.isExpired ? 'expired' : 'open'
}
