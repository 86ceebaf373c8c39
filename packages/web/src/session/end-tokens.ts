import { tokenKeys } from './session-cookies.ts'

/** Deletes the bearer tokens of this browser: one whose session's cookies have ended after a day would stay for the next person. */
export const endTokens = (): void => {
  try {
    for (const key of Object.values(tokenKeys)) localStorage.removeItem(key)
  } catch {
    // Storage may be forbidden; then there is no token in it.
  }
}
