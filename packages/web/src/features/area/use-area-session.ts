import { useLocale } from '@hospital/ui'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { href } from '../../routes/href.ts'
import { accountOf, readSession } from '../../session/read-session.ts'
import { restoreSession } from '../../session/restore-session.ts'
import type { Account, VisitorSession } from '../../session/visitor-session.ts'
import { sessionAtom } from '../../session/visitor-session.ts'

/** The state of the session of an area's page. */
export type AreaSession =
  /** On the server, and until the browser has read its cookies and storage. */
  | 'reading'
  /** Nobody is logged in here, or another user is: the page is not theirs. */
  | 'left'
  /** The token was refused or is missing: the same person logs in again and goes on. */
  | 'expired'
  /** The code that reads the session could not be fetched. */
  | 'failed'
  | 'open'

/**
 * Follows the session of the person for whom a page of an area was made, and leaves the page when it is no longer theirs. `onRead` is
 * called as soon as the session is read: a read that it starts is under way before the page renders with a session.
 */
export const useAreaSession = (
  kind: Account['kind'],
  id: number,
  onRead: (session: VisitorSession) => void = () => undefined,
): AreaSession => {
  const session = useAtomValue(sessionAtom)
  const store = useStore()
  const locale = useLocale()
  const [isRead, setRead] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const isOfPage = (one: VisitorSession | undefined) => one?.account.kind === kind && one.account.id === id
  const begin = useEffectEvent((read: VisitorSession | undefined) => {
    if (read && isOfPage(read) && !read.isExpired) onRead(read)
    setRead(true)
  })
  useEffect(() => {
    restoreSession(store)
      .then(begin)
      .catch(() => setFailed(true))
  }, [store])
  const isTheirs = isOfPage(session)
  useEffect(() => {
    if (!isRead || isTheirs) return
    // Another user's session has its own page at this address.
    if (accountOf(readSession(document.cookie))?.kind === kind) window.location.reload()
    else window.location.assign(href(locale, 'home'))
  }, [isRead, isTheirs, kind, locale])
  if (hasFailed) return 'failed'
  if (!session) return isRead ? 'left' : 'reading'
  if (!isTheirs) return 'left'
  return session.isExpired ? 'expired' : 'open'
}
