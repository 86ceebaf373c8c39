import { tell } from '../client/tell.ts'
import type { OwnSessionOptions, Session, SessionListener, SessionState } from './options.ts'
import type { Account, SessionRecord } from './record.ts'

/** The current session. */
export interface KnownSession<Who extends Account> extends Pick<Session<Who>, 'getState' | 'subscribe'> {
  /** The current session, if it belongs to `owner`. Default: to any person. */
  readonly current: (owner?: Who) => SessionRecord<Who> | undefined
  /** Replaces the session. Calls the listeners even if nothing has changed. */
  readonly change: (record: SessionRecord<Who> | undefined, isElsewhere?: boolean) => void
}

const stateOf = <Who extends Account>(record: SessionRecord<Who> | undefined): SessionState<Who> => {
  if (!record) return { kind: 'out' }
  const { account, token, expiresAt } = record
  return token === undefined ? { kind: 'expired', account } : { kind: 'in', account, expiresAt }
}

/** Holds the current session, and reports each change of it. */
export const createKnownSession = <Who extends Account>({
  onExpired,
  isSame = (one, other) => one.id === other.id,
}: OwnSessionOptions<Who>): KnownSession<Who> => {
  const listeners = new Set<SessionListener>()
  let current: SessionRecord<Who> | undefined
  let state: SessionState<Who> = { kind: 'loading' }

  return {
    current: (owner) => (current && owner && !isSame(current.account, owner) ? undefined : current),
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (record, isElsewhere = false) => {
      const before = current
      current = record
      state = stateOf(record)
      for (const listener of listeners) tell(listener, () => isElsewhere)
      if (record && before?.token !== undefined && record.token === undefined) tell(onExpired, () => record.account)
    },
  }
}
