import { useLocale } from '@hospital/ui'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { href } from '../../routes/href.ts'
import { accountOf, readSession } from '../../session/read-session.ts'
import { restoreSession } from '../../session/restore-session.ts'
import type { Account, VisitorSession } from '../../session/visitor-session.ts'
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

/**
 * Follows the session of the person for whom a page of an area was made, and leaves the page when it is no longer theirs. `onRead` gets it as
 * soon as it is read: what it starts then is under way before the page is rendered with a session.
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
    // Another user's session has pages of its own at this address.
    if (accountOf(readSession(document.cookie))?.kind === kind) window.location.reload()
    else window.location.assign(href(locale, 'home'))
  }, [isRead, isTheirs, kind, locale])
  if (hasFailed) return 'failed'
  if (!session) return isRead ? 'left' : 'reading'
  if (!isTheirs) return 'left'
  return session.isExpired ? 'expired' : 'open'
}
