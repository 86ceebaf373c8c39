import { atom } from 'jotai'
import type { Account } from './account.ts'
import { claimTab } from './tab-storage.ts'
import { sessionAtom } from './visitor-session.ts'
import type { VisitorSession } from './visitor-session.ts'

let count = 0

/**
 * A session that begins now, or the one `before` that goes on since the same person has logged in again: what was read and typed in it
 * is still theirs. Without a token it can show who it is, and read nothing.
 */
export const beginSession = (account: Account, token: string | null, before?: VisitorSession): VisitorSession => {
  const isExpired = token === null
  if (before?.account.kind === account.kind && before.account.id === account.id)
    return { ...before, account, token, isExpired }
  claimTab(account)
  count += 1
  return { id: count, account, token, isExpired }
}

/** Notes that the token of a session was refused, each time as a new object; does nothing if another session has begun since. */
export const expireSessionAtom = atom(null, (get, set, id: number) => {
  const session = get(sessionAtom)
  if (session?.id === id) set(sessionAtom, { ...session, isExpired: true })
})
