import type { Account } from './account.ts'
import { tokenKeys } from './session-cookies.ts'

/** Deletes the bearer token of one kind of account from this browser. */
export const endToken = (kind: Account['kind']): void => {
  try {
    localStorage.removeItem(tokenKeys[kind])
  } catch {
    // Storage may be forbidden; then there is no token in it.
  }
}
