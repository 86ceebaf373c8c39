import { atom } from 'jotai'
import type { Account } from './account.ts'

/** The session of this browser's visitor. */
export interface VisitorSession {
  /** Tells one log-in from the next in caches of personal data. No server knows it. */
  readonly id: number
  readonly account: Account
  /** The bearer of this person: a call in flight never goes out with the next person's. */
  readonly token: string | null
  /** Whether a back end refused the token. The visitor has to log in again, and is still the same person. */
  readonly isExpired: boolean
}

/** The one place that holds the session; undefined without one, and until the browser has read its cookies. */
export const sessionAtom = atom<VisitorSession | undefined>(undefined)

/** Who is logged in. */
export const accountAtom = atom((get) => get(sessionAtom)?.account)
