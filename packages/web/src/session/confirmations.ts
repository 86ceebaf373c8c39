import { tabValue } from '../storage/browser-store.ts'
import { accountOf, readSession } from './read-session.ts'
import { claimTab } from './tab-storage.ts'

/** Confirmations of one kind, each under a fragment of its page's address. */
export interface Confirmations<Confirmation> {
  /** Stores a confirmation for this tab alone, until the log-out. Returns its fragment (without `#`), which reveals nothing about it. */
  readonly store: (confirmation: Confirmation) => string
  /** The confirmation of a fragment; undefined if the fragment names none, null if this tab does not have it. */
  readonly read: (fragment: string) => Confirmation | null | undefined
}

const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Confirmations whose fragments begin with `prefix`, which must be unique for each kind. */
export const confirmations = <Confirmation>(prefix: string): Confirmations<Confirmation> => {
  /** If storage is forbidden, a confirmation lasts as long as the page. */
  const inMemory = new Map<string, Confirmation>()
  // Only `store` writes under these keys.
  const stored = (key: string) => tabValue(key, (value) => value as Confirmation)
  return {
    store: (confirmation) => {
      const key = `${prefix}${randomId()}`
      if (!stored(key).write(confirmation)) inMemory.set(key, confirmation)
      return key
    },
    read: (fragment) => {
      if (!fragment.startsWith(prefix)) return undefined
      claimTab(accountOf(readSession(document.cookie)))
      return stored(fragment).read() ?? inMemory.get(fragment) ?? null
    },
  }
}
