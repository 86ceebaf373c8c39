import { timeoutMistake } from '../client/limits.ts'
import type { TokenSource } from '../client/options.ts'
import { tell } from '../client/tell.ts'
import { guard } from './guard.ts'
import { parseRecord } from './record.ts'
import type { Account, SessionRecord } from './record.ts'
import type { SessionStorage } from './storage.ts'
import { createStore } from './store.ts'
import type { StorageAction } from './store.ts'

/** Whether somebody is logged in. It holds no token. */
export type SessionState<Who extends Account> =
  /** The storage has not been read yet. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'out' }
  | { readonly kind: 'in'; readonly account: Who; readonly expiresAt: string | undefined }
  /** The server has refused the token: ask this person to log in again. */
  | { readonly kind: 'expired'; readonly account: Who }

/** The options of a session beside those of its client. */
export interface SessionOptions<Who extends Account> {
  readonly storage: SessionStorage
  /** Called once when the session expires, however many calls meet it. Each tab tells its own. */
  readonly onExpired?: ((account: Who) => void) | undefined
  /** Called when the storage fails; the session then lasts as long as the page. */
  readonly onStorageFailure?: ((action: StorageAction) => void) | undefined
  /**
   * Milliseconds that reads wait for the same person to log in again when the session has expired; they are then repeated once.
   * Default: 0, they give `unauthorized` at once. Writes always do, so that nothing is sent unasked.
   */
  readonly logInWait?: number | undefined
}

/** What clients of the person who is logged in are made with. */
export interface SessionToken {
  readonly token: TokenSource
}

/** What all sessions have. Nothing of it throws or rejects, and all of it settles. */
export interface Session<Who extends Account> {
  /** The state now: the same object until it changes. */
  readonly getState: () => SessionState<Who>
  /** Calls `listener` after each change, in other tabs too; returns what ends this. */
  readonly subscribe: (listener: () => void) => () => void
  /** Makes another client that calls with this session, such as that of a hospital: `connect((token) => createHospitalCareClient({ ...token, baseUrl }))`. */
  readonly connect: <Client extends object>(make: (token: SessionToken) => Client) => Client
  /** Ends the session in this browser. Whether nothing of it is stored any more: false means to tell the person so. */
  readonly logOut: () => Promise<boolean>
  /** Resolves when the storage was read. */
  readonly ready: Promise<void>
  /** Stops watching the storage, and ends the waits of calls. */
  readonly close: () => void
}

/** What the calls of a session's clients need to know of it. */
export interface SessionCore<Who extends Account> extends Session<Who> {
  /** Begins a session. */
  readonly begin: (record: SessionRecord<Who>) => Promise<void>
  /** Counts the log-ins and log-outs that were asked for: a log-in that was overtaken begins nothing. */
  readonly nextTurn: () => () => boolean
}

/**
 * Creates a session of accounts with the fields that `isAccount` checks. Throws a RangeError for an unusable `logInWait`.
 */
export const createSession = <Who extends Account>(
  { storage, onExpired, onStorageFailure, logInWait = 0 }: SessionOptions<Who>,
  isAccount: (account: Readonly<Record<string, unknown>>) => boolean,
): SessionCore<Who> => {
  if (timeoutMistake(logInWait) !== undefined) throw new RangeError('logInWait is no usable time')
  const listeners = new Set<() => void>()
  const use = createStore(storage, (action) => tell(onStorageFailure, () => action))
  let current: SessionRecord<Who> | undefined
  let state: SessionState<Who> = { kind: 'loading' }
  /** What is stored is what is known: false if the storage has refused to store it. */
  let isStored = true
  let changes = 0
  let turns = 0
  let reading: Promise<void> | undefined

  const change = (record: SessionRecord<Who> | undefined): void => {
    const before = current
    current = record
    changes += 1
    const { account, token, expiresAt } = record ?? {}
    if (!account) state = { kind: 'out' }
    else state = token === undefined ? { kind: 'expired', account } : { kind: 'in', account, expiresAt }
    for (const listener of listeners) tell(listener, () => undefined)
    if (account && before?.token !== undefined && token === undefined) tell(onExpired, () => account)
  }

  const save = async (record: SessionRecord<Who>): Promise<void> => {
    isStored = (await use('write', JSON.stringify(record))) !== undefined
    // What an earlier session left must not come back at the next start.
    if (!isStored) await use('remove')
  }

  /** Takes over what another tab has stored, unless this one has changed since. */
  const read = async (): Promise<void> => {
    const at = changes
    const found = await use('read')
    if (at !== changes) return
    const record = found?.text ? parseRecord<Who>(found.text, isAccount) : undefined
    if (!found && state.kind !== 'loading') return
    if (state.kind === 'loading' || record?.token !== current?.token || record?.account.id !== current?.account.id)
      change(record)
  }

  const refresh = (): Promise<void> => {
    reading ??= read().finally(() => (reading = undefined))
    return reading
  }

  /** Notes that a token was refused, unless another has replaced it. */
  const expire = async (refused: SessionRecord<Who>): Promise<void> => {
    if (current === refused && isStored) await refresh()
    if (current !== refused) return
    const expired = { ...refused, token: undefined }
    change(expired)
    await save(expired)
  }

  const onChanged = () => isStored && void refresh()
  const unwatch = storage.watch?.(onChanged)
  const ready = refresh()
  let isClosed = false

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  const token = (): string => {
    if (current?.token === undefined) throw new Error('nobody is logged in')
    return current.token
  }

  return {
    getState: () => state,
    subscribe,
    ready,
    connect: (make) =>
      guard(make({ token }), {
        ready,
        current: () => current,
        isClosed: () => isClosed,
        expire,
        subscribe,
        logInWait,
      }),
    begin: (record) => {
      change(record)
      return save(record)
    },
    nextTurn: () => {
      turns += 1
      const turn = turns
      return () => turn === turns
    },
    logOut: async () => {
      turns += 1
      change(undefined)
      isStored = true
      return (await use('remove')) !== undefined
    },
    close: () => {
      isClosed = true
      unwatch?.()
      for (const listener of listeners) tell(listener, () => undefined)
    },
  }
}
