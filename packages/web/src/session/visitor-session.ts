import type { SessionToken } from '@hospital/sdk/session'
import { atom } from 'jotai'

/** Who is logged in, as header and menus show it. */
export interface Account {
  readonly id: number
  readonly name: string
  readonly kind: 'member' | 'company'
  /** A patient's gender, for the picture. */
  readonly gender: 'male' | 'female' | undefined
  /** Whether it is a corporate administrator. */
  readonly isAdmin: boolean
}

/** The session of this browser's visitor. */
export interface VisitorSession {
  /** Tells one person's session from the next in caches of personal data. No server knows it. */
  readonly id: number
  readonly account: Account
  /** Whether a back end refused the token, or there is none. The visitor has to log in again, and is still the same person. */
  readonly isExpired: boolean
  /** How often this person has logged in on this page: one more after each session that has expired. */
  readonly logIns: number
  /** Makes a client that calls for this person alone: nothing goes out with the next person's token. */
  readonly connect: <Client extends object>(make: (token: SessionToken) => Client) => Client
  /** Tells anew that the session has expired, as another object of it. Does nothing once this person has logged in again. */
  readonly askForLogIn: () => void
}

/** The one place that holds the session; undefined without one, and until the browser has read its cookies. */
export const sessionAtom = atom<VisitorSession | undefined>(undefined)

/** Who is logged in. */
export const accountAtom = atom((get) => get(sessionAtom)?.account)
