import type { KnownSession } from './known-session.ts'
import type { Account } from './record.ts'
import { settlesWithin } from './within.ts'

/** The part of the session that a wait needs. */
export interface WaitingSession<Who extends Account> extends Pick<KnownSession<Who>, 'current' | 'subscribe'> {
  /** Milliseconds. With 0 no call waits, and the present waits end at the next change. */
  logInWait: number
}

/**
 * Whether the person of an expired session logs in again. Waits for this log-in until the limit, another person's log-in, a log-out, or the
 * closing of the session.
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
