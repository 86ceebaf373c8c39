import type { createStore } from 'jotai'
import { accountOf } from './account.ts'
import { beginSession } from './begin-session.ts'
import { clearTab } from './clear-tab.ts'
import { tokenKeys } from './session-cookies.ts'
import { readSession } from './session.ts'
import { sessionAtom } from './visitor-session.ts'

/** What another tab did to the session of this browser: ended it, renewed it for the same person, or began another person's. */
export type SessionChange = 'ended' | 'renewed' | 'replaced'

const keys: readonly string[] = Object.values(tokenKeys)

/** What a change of the stored token means. `before` and `now` are the ids of the accounts; undefined without one. */
export const sessionChange = (
  token: string | null,
  before: number | undefined,
  now: number | undefined,
): SessionChange => {
  if (token === null) return 'ended'
  return before !== undefined && before === now ? 'renewed' : 'replaced'
}

/**
 * Follows what other tabs do to the session. What this tab stores goes with a session that ended or was replaced; then `leave`
 * is called, or the page is loaded again for the other person. Gives what ends the watch.
 */
export const watchSession = (store: ReturnType<typeof createStore>, leave: () => void): (() => void) => {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== null && !keys.includes(key)) return
    const account = accountOf(readSession(document.cookie))
    const change = sessionChange(newValue, store.get(sessionAtom)?.account.id, account?.id)
    if (change === 'renewed' && account)
      return store.set(sessionAtom, beginSession(account, newValue, store.get(sessionAtom)))
    clearTab()
    return change === 'ended' ? leave() : window.location.reload()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
