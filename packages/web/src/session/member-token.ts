import { memberTokenKey } from './session-cookies.ts'

/** The bearer token of the patient who is logged in; null without a session, or if storage is forbidden. */
export const readMemberToken = (): string | null => {
  try {
    return localStorage.getItem(memberTokenKey)
  } catch {
    return null
  }
}
