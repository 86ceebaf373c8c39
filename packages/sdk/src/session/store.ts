import { tell } from '../client/tell.ts'
import type { SessionStorage } from './storage.ts'
import { settlesWithin } from './within.ts'

/** The action at which a storage failed. */
export type StorageAction = 'read' | 'write' | 'remove'

/** The outcome of one use of a storage. */
export type Stored = { readonly text: string | null | undefined } | undefined

/** Milliseconds after which a storage that does not answer has failed. */
const patience = 5000

/**
 * Uses a storage in the order of the calls. If it throws, rejects or does not answer, reports that and resolves with undefined. Never
 * rejects.
 */
export const createStore = (storage: SessionStorage, onFailure: ((action: StorageAction) => void) | undefined) => {
  let last: Promise<unknown> = Promise.resolve()

  const attempt = async (action: StorageAction, text: string): Promise<Stored> => {
    let found: Stored
    const use = async () => {
      const value = await storage[action](text)
      found = { text: typeof value === 'string' ? value : undefined }
    }
    await settlesWithin(use(), patience)
    if (!found) tell(onFailure, () => action)
    return found
  }

  return (action: StorageAction, text = ''): Promise<Stored> => {
    const turn = last.then(() => attempt(action, text))
    last = turn
    return turn
  }
}
