import { tell } from '../client/tell.ts'
import type { SessionListener, SessionOptions, SessionState } from './options.ts'
import type { Account, SessionRecord } from './record.ts'

const stateOf = <Who extends Account>(record: SessionRecord<Who> | undefined): SessionState<Who> => {
  if (!record) return { kind: 'out' }
  const { account, token, expiresAt } = record
  return token === undefined ? { kind: 'expired', account } : { kind: 'in', account, expiresAt }
}

/** Holds the session that is known now, and tells each change of it. */
export const createKnownSession = <Who extends Account>(onExpired: SessionOptions<Who>['onExpired']) => {
  const listeners = new Set<SessionListener>()
  let current: SessionRecord<Who> | undefined
  let state: SessionState<Who> = { kind: 'loading' }

  return {
    current: () => current,
    /** The state: another object after each change. */
    getState: () => state,
    subscribe: (listener: SessionListener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (record: SessionRecord<Who> | undefined, isElsewhere = false): void => {
      const before = current
      current = record
      state = stateOf(record)
      for (const listener of listeners) tell(listener, () => isElsewhere)
      if (record && before?.token !== undefined && record.token === undefined) tell(onExpired, () => record.account)
    },
  }
}
