type Awaitable<Value> = Value | Promise<Value>

/** Where a session is stored: one text, which holds the token. Each function may throw or reject. */
export interface SessionStorage {
  readonly read: () => Awaitable<string | null | undefined>
  readonly write: (text: string) => Awaitable<unknown>
  readonly remove: () => Awaitable<unknown>
  /** Calls `changed` when another tab may have written. Returns a function that ends this. Absent if nobody else writes. */
  readonly watch?: ((changed: () => void) => () => void) | undefined
}

/** Storage of items by name: `localStorage`, or React Native's AsyncStorage. */
export interface ItemStore {
  readonly getItem: (key: string) => Awaitable<string | null | undefined>
  readonly setItem: (key: string, text: string) => Awaitable<unknown>
  readonly removeItem: (key: string) => Awaitable<unknown>
}

/** Stores the session as long as the page or the process lives. */
export const memoryStorage = (): SessionStorage => {
  let stored: string | undefined
  return {
    read: () => stored,
    write: (text) => (stored = text),
    remove: () => (stored = undefined),
  }
}

/** Stores the session as one item, such as in AsyncStorage. `store` is called at each use. */
export const itemStorage = (store: () => ItemStore, key: string): SessionStorage => ({
  read: () => store().getItem(key),
  write: (text) => store().setItem(key, text),
  remove: () => store().removeItem(key),
})

/** The globals that are used. Some platforms lack them. */
const page = globalThis as Partial<Pick<Window, 'addEventListener' | 'removeEventListener'>>

/**
 * Stores the session in the browser, for all of its tabs. `area`: default `localStorage`; with `sessionStorage` each tab has a session of
 * its own.
 */
export const webStorage = (key: string, area = (): ItemStore => globalThis.localStorage): SessionStorage => ({
  ...itemStorage(area, key),
  watch: (changed) => {
    // Without a key the whole storage was cleared. A page that comes back from the browser's cache has missed events.
    const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && changed()
    page.addEventListener?.('storage', onStorage)
    page.addEventListener?.('pageshow', changed)
    return () => {
      page.removeEventListener?.('storage', onStorage)
      page.removeEventListener?.('pageshow', changed)
    }
  },
})
