import type { KnownSession } from './known-session.ts'
import type { OwnSessionOptions } from './options.ts'
import { parseRecord } from './record.ts'
import type { Account, SessionRecord } from './record.ts'
import { createStore } from './store.ts'

/** The session in the storage, for the next start and for other tabs. */
export interface StoredSession<Who extends Account> {
  /** Takes over the session that another tab has stored, unless this tab could not store its own. */
  readonly refresh: () => Promise<void>
  /** Stores the session. Resolves with whether it may begin: not if it must be stored and could not be. */
  readonly save: (record: SessionRecord<Who>) => Promise<boolean>
  /** Changes a part of the session, unless another session has replaced it meanwhile, in another tab too. */
  readonly amend: (isStill: (record: SessionRecord<Who>) => boolean, part: Partial<SessionRecord<Who>>) => Promise<void>
  /** Removes the stored session. Resolves with whether nothing is stored any more. */
  readonly remove: () => Promise<boolean>
}

/** Stores the current session, and takes over sessions that other tabs have stored. */
export const createStoredSession = <Who extends Account>(
  { storage, onStorageFailure, mustStore = false, isAccount = () => true }: OwnSessionOptions<Who>,
  { current, getState, change }: KnownSession<Who>,
): StoredSession<Who> => {
  const use = createStore(storage, onStorageFailure)
  /** Whether the stored session is the current one: false if the storage has refused to store it. */
  let isStored = true
  let reading: Promise<void> | undefined

  const read = async (): Promise<void> => {
    const state = getState()
    const found = await use('read')
    // The session of this tab has changed meanwhile.
    if (state !== getState()) return
    const record = parseRecord<Who>(found?.text ?? '', isAccount)
    const before = current(record?.account)
    const isOther = found && (before?.token !== record?.token || !before !== !record)
    if (isOther || state.kind === 'loading') change(record, true)
  }

  const refresh = async (): Promise<void> => {
    if (isStored) await (reading ??= read().finally(() => (reading = undefined)))
  }

  const save = async (record: SessionRecord<Who>): Promise<boolean> => {
    const isSaved = (await use('write', JSON.stringify(record))) !== undefined
    // What an earlier session left must not come back at the next start.
    if (!isSaved) await use('remove')
    isStored = isSaved || mustStore
    return isSaved || !mustStore
  }

  return {
    refresh,
    save,
    amend: async (isStill, part) => {
      await refresh()
      const record = current()
      if (!record || !isStill(record)) return
      const amended = { ...record, ...part }
      change(amended)
      await save(amended)
    },
    remove: async () => {
      isStored = true
      return (await use('remove')) !== undefined
    },
  }
}
