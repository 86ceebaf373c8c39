import { sessionCookies } from './session-cookies.ts'
import type { PageStore } from './site-session.ts'
import { sessionAtom } from './visitor-session.ts'
import type { VisitorSession } from './visitor-session.ts'

/** Whether this browser may have a session. The names of all session cookies begin with the same letters. */
export const mayHaveSession = (): boolean => document.cookie.includes(sessionCookies.member)

/**
 * Reads the session of this browser, unless it is already known. Most visitors have none, so the code that reads it is fetched only with
 * one. Rejects if that code cannot be fetched.
 */
export const restoreSession = async (store: PageStore): Promise<VisitorSession | undefined> => {
  const known = store.get(sessionAtom)
  if (known || !mayHaveSession()) return known
  const { readStored } = await import('./site-session.ts')
  return readStored(store)
}
