import type { KnownSession } from './known-session.ts'
import type { Account } from './record.ts'
import { settlesWithin } from './within.ts'

/** What a wait needs of the session. */
export interface WaitingSession<Who extends Account> extends Pick<KnownSession<Who>, 'current' | 'subscribe'> {
  /** Milliseconds; 0 waits for nothing, and ends the waits at the next change. */
  logInWait: number
}

/**
 * Whether the person of an expired session has logged in again. Waits for it until the limit, until somebody else has logged in, they
 * log out, or the session is closed.
 */
export const loggedInAgain = async <Who extends Account>(
  session: WaitingSession<Who>,
  account: Who,
  signal: AbortSignal | undefined,
): Promise<boolean> => {
  const { current, subscribe } = session
  const isIn = () => current(account)?.token !== undefined
  let end: () => void = () => undefined
  const settled = new Promise<void>((resolve) => {
    const look = () => {
      if (isIn() || !current(account) || !session.logInWait) resolve()
    }
    end = subscribe(look)
    look()
  })
  await settlesWithin(settled, session.logInWait, signal)
  end()
  return isIn()
}
