/** Browsers may forbid storage, as some private windows do, or have no room, and then throw. In that case returns `otherwise`. */
const attempt = <Answer>(use: () => Answer, otherwise: Answer): Answer => {
  try {
    return use()
  } catch {
    return otherwise
  }
}

/** A text in a storage of the browser. */
export interface StoredText {
  /** Null if none. */
  readonly read: () => string | null
  /** Returns false if the browser did not store it. */
  readonly write: (text: string) => boolean
  readonly remove: () => void
}

const storedText = (storage: () => Storage, key: string): StoredText => ({
  read: () => attempt(() => storage().getItem(key), null),
  write: (text) =>
    attempt(() => {
      storage().setItem(key, text)
      return true
    }, false),
  remove: () => attempt(() => storage().removeItem(key), undefined),
})

/** A text that all tabs of the site share, until it is removed. */
export const siteText = (key: string): StoredText => storedText(() => localStorage, key)

/** A text of this tab: until the tab is closed, or the person logs out. */
export const tabText = (key: string): StoredText => storedText(() => sessionStorage, key)

/** Clears what this tab stores. */
export const clearTabTexts = (): void => attempt(() => sessionStorage.clear(), undefined)

/** A value in a storage of the browser, as JSON. */
export interface StoredValue<Value> {
  /** Undefined if there is none, or if `parse` throws or returns undefined. */
  readonly read: () => Value | undefined
  /** Returns false if the browser did not store it. */
  readonly write: (value: Value) => boolean
  readonly remove: () => void
}

const storedValue = <Value>(
  { read, write, remove }: StoredText,
  parse: (stored: unknown) => Value | undefined,
): StoredValue<Value> => ({
  read: () => {
    const text = read()
    return text === null ? undefined : attempt(() => parse(JSON.parse(text)), undefined)
  },
  write: (value) => write(JSON.stringify(value)),
  remove,
})

/** A value that all tabs of the site share, until it is removed. */
export const siteValue = <Value>(key: string, parse: (stored: unknown) => Value | undefined): StoredValue<Value> =>
  storedValue(siteText(key), parse)

/** A value of this tab: until the tab is closed, or the person logs out. */
export const tabValue = <Value>(key: string, parse: (stored: unknown) => Value | undefined): StoredValue<Value> =>
  storedValue(tabText(key), parse)
