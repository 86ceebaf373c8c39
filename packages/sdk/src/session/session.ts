import { contextOf } from '../client/call-context.ts'
import { timeoutMistake } from '../client/limits.ts'
import { tell } from '../client/tell.ts'
import { guard } from './guard.ts'
import { createKnownSession } from './known-session.ts'
import type { OwnSession, OwnSessionOptions } from './options.ts'
import { parseRecord } from './record.ts'
import type { Account, SessionRecord } from './record.ts'
import { createStore } from './store.ts'

/**
 * Creates a session of accounts of the application's own kind, which it begins by itself: `logIn` with the call of a client, or `begin`.
 * `createMemberSession` and `createCompanySession` are made of it. Throws a RangeError for an unusable `logInWait`.
 */
export const createSession = <Who extends Account>({
  storage,
  onExpired,
  onStorageFailure,
  logInWait = 0,
  mustStore = false,
  isAccount = () => true,
  isSame = (one, other) => one.id === other.id,
}: OwnSessionOptions<Who>): OwnSession<Who> => {
  if (timeoutMistake(logInWait) !== undefined) throw new RangeError('logInWait is no usable time')
  const use = createStore(storage, (action) => tell(onStorageFailure, () => action))
  const { current, getState, subscribe, change } = createKnownSession(onExpired)
  /** What is stored is what is known: false if the storage has refused to store it. */
  let isStored = true
  /** Counts the log-ins and log-outs that were asked for. */
  let turns = 0
  let reading: Promise<void> | undefined
  let isClosed = false

  /** The session, if it is that of a person. Default: of anybody. */
  const ownedBy = (owner: Who | undefined): SessionRecord<Who> | undefined => {
    const record = current()
    return record && owner && !isSame(record.account, owner) ? undefined : record
  }

  /** Whether a person is logged in; undefined while they may log in again. */
  const isIn = (account: Who): boolean | undefined => {
    const record = ownedBy(account)
    if (record?.token !== undefined) return true
    return record && !isClosed ? undefined : false
  }

  const save = async (record: SessionRecord<Who>): Promise<boolean> => {
    const isSaved = (await use('write', JSON.stringify(record))) !== undefined
    // What an earlier session left must not come back at the next start.
    if (!isSaved) await use('remove')
    isStored = isSaved || mustStore
    return isSaved
  }

  /** Takes over what another tab has stored, unless this one has changed since. */
  const read = async (): Promise<void> => {
    const state = getState()
    const found = await use('read')
    if (state !== getState()) return
    const record = found?.text ? parseRecord<Who>(found.text, isAccount) : undefined
    const isLoading = state.kind === 'loading'
    if (!found && !isLoading) return
    const before = ownedBy(record?.account)
    if (isLoading || before?.token !== record?.token || !before !== !record) change(record, true)
  }

  const refresh = (): Promise<void> => {
    reading ??= read().finally(() => (reading = undefined))
    return reading
  }

  /** Changes a part of the session, unless it is another one by now, in another tab too. */
  const amend = async (
    isStill: (record: SessionRecord<Who>) => boolean,
    part: Partial<SessionRecord<Who>>,
  ): Promise<void> => {
    if (isStored) await refresh()
    const record = current()
    if (!record || !isStill(record)) return
    const amended = { ...record, ...part }
    change(amended)
    await save(amended)
  }

  const expire = (refused: SessionRecord<Who>) => amend(({ token }) => token === refused.token, { token: undefined })

  const begin = async (record: SessionRecord<Who>): Promise<boolean> => {
    turns += 1
    const turn = turns
    const isSaved = await save(record)
    if (turn !== turns || (mustStore && !isSaved)) return false
    change(record)
    return true
  }

  const unwatch = storage.watch?.(() => isStored && void refresh())
  const ready = refresh()

  return {
    getState,
    subscribe,
    ready,
    connect: (make, owner) => {
      const token = (): string => {
        const record = ownedBy(owner)
        if (record?.token === undefined) throw new Error('nobody is logged in')
        return record.token
      }
      return guard(make({ token }), { ready, current, isIn, expire, subscribe, logInWait }, owner)
    },
    begin,
    logIn: async (call, recordOf) => {
      turns += 1
      const turn = turns
      const result = await call()
      if (result.error) return result
      if (turn === turns && (await begin(recordOf(result.data)))) return result
      return { error: { kind: 'aborted', ...contextOf(result) } }
    },
    setAccount: (account) => amend((record) => isSame(record.account, account), { account }),
    logOut: async () => {
      turns += 1
      change(undefined)
      isStored = true
      return (await use('remove')) !== undefined
    },
    close: () => {
      isClosed = true
      unwatch?.()
      change(current())
    },
  }
}
