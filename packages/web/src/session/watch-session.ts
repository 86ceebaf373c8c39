import type { createStore } from 'jotai'
import { beginSession } from './begin-session.ts'
import { accountOf, readSession } from './read-session.ts'
import { tokenKeys } from './session-cookies.ts'
import { clearTab } from './tab-storage.ts'
import type { Account } from './visitor-session.ts'
import { readToken, sessionAtom } from './visitor-session.ts'

/** What another tab did to the session of this browser: ended it, renewed it for the same person, or began another person's. */
export type SessionChange = 'ended' | 'renewed' | 'replaced'

const keys: readonly string[] = Object.values(tokenKeys)

type Person = Pick<Account, 'kind' | 'id'> | undefined

/** The change of a session from the person `before` to the person `now`; undefined: no user is logged in. */
export const sessionChange = (before: Person, now: Person): SessionChange => {
  if (now === undefined) return 'ended'
  return before?.kind === now.kind && before.id === now.id ? 'renewed' : 'replaced'
}

/**
 * Follows what other tabs do to the session: while this page is shown, before this was called, and while the page was in the browser's
 * history. What this tab stores goes with a session that ended or was replaced; then `leave` is called, or the page is loaded again
 * for the other person. Gives what ends the watch.
 */
export const watchSession = (store: ReturnType<typeof createStore>, leave: () => void): (() => void) => {
  const look = () => {
    const session = store.get(sessionAtom)
    const account = accountOf(readSession(document.cookie))
    const token = account ? readToken(account.kind) : null
    const change = sessionChange(session?.account, account)
    // A token that was refused, or missing from the first, stays so.
    if (change === 'renewed' && token === session?.token) return
    if (change === 'renewed' && account && token !== null)
      return store.set(sessionAtom, beginSession(account, token, session))
    clearTab()
    return change === 'replaced' ? window.location.reload() : leave()
  }
  const onStorage = ({ key }: StorageEvent) => (key === null || keys.includes(key)) && look()
  const onReturn = ({ persisted }: PageTransitionEvent) => persisted && look()
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onReturn)
  look()
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onReturn)
  }
}
