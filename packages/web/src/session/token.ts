import type { Account } from './account.ts'
import { tokenKeys } from './session-cookies.ts'

/** The bearer token of the person who is logged in; null without a session, or if storage is forbidden. */
export const readToken = (kind: Account['kind']): string | null => {
  try {
    return localStorage.getItem(tokenKeys[kind])
  } catch {
    return null
  }
}
