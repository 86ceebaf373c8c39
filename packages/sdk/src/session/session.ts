import { contextOf } from '../client/call-context.ts'
import { timeoutMistake } from '../client/limits.ts'
import { guard } from './guard.ts'
import { createKnownSession } from './known-session.ts'
import type { OwnSession, OwnSessionOptions } from './options.ts'
import type { Account, SessionRecord } from './record.ts'
import { createStoredSession } from './stored-session.ts'

/**
 * Creates a session for accounts of the application's own kind. The application begins it, with `logIn` and a client's call, or with
 * `begin`. `createMemberSession` and `createCompanySession` are built on it. Throws a RangeError for an unusable `logInWait`.
 */
export const createSession = <Who extends Account>(options: OwnSessionOptions<Who>): OwnSession<Who> => {
  const { logInWait = 0 } = options
  const mistake = timeoutMistake(logInWait)
  if (mistake !== undefined) throw new RangeError(`logInWait: ${mistake}`)
  const known = createKnownSession(options)
  const { refresh, save, amend, remove } = createStoredSession(options, known)
  const unwatch = options.storage.watch?.(() => void refresh())
  const view = { ...known, amend, ready: refresh(), logInWait }
  const { current, getState, subscribe, change, ready } = view
  /** Counts the log-ins and log-outs: a later one overtakes the earlier ones. */
  let turns = 0

  const begin = async (record: SessionRecord<Who>): Promise<boolean> => {
    const turn = (turns += 1)
    const begins = (await save(record)) && turn === turns
    if (begins) change(record)
    return begins
  }

  return {
    getState,
    subscribe,
    ready,
    connect: (make, owner) => {
      const token = (): string => {
        const found = current(owner)?.token
        if (found === undefined) throw new Error('logged out')
        return found
      }
      return guard(make({ token }), view, owner)
    },
    begin,
    logIn: async (call, recordOf) => {
      const turn = (turns += 1)
      const result = await call()
      if (result.error) return result
      if (turn === turns && (await begin(recordOf(result.data)))) return result
      return { error: { kind: 'aborted', ...contextOf(result) } }
    },
    setAccount: (account) => amend(() => current(account) !== undefined, { account }),
    logOut: () => {
      turns += 1
      change(undefined)
      return remove()
    },
    close: () => {
      unwatch?.()
      view.logInWait = 0
      change(current())
    },
  }
}
