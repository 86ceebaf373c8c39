import type { SessionToken } from '@hospital/sdk/session'
import { atom } from 'jotai'

/** The logged-in user, for header and menus. */
export interface Account {
  readonly id: number
  readonly name: string
  readonly kind: 'member' | 'company'
  /** A patient's gender, which selects the picture. */
  readonly gender: 'male' | 'female' | undefined
  /** Whether it is a corporate administrator. */
  readonly isAdmin: boolean
}

/** The session of this browser's visitor. */
export interface VisitorSession {
  /** Distinguishes the sessions of different persons in caches of personal data. No server knows it. */
  readonly id: number
  readonly account: Account
  /** Whether the token is missing, or a back end refused it. The visitor has to log in again, and is still the same person. */
  readonly isExpired: boolean
  /** How often this person has logged in on this page; one more after each expired session. */
  readonly logIns: number
  /** Makes a client that calls for this person alone: it never uses the next person's token. */
  readonly connect: <Client extends object>(make: (token: SessionToken) => Client) => Client
  /** Reports the expired session again, as a new object. Does nothing once this person has logged in again. */
  readonly askForLogIn: () => void
}

/** The only place of the session in a page; undefined without one, and until the browser has read its cookies. */
export const sessionAtom = atom<VisitorSession | undefined>(undefined)

/** The account of the logged-in user. */
export const accountAtom = atom((get) => get(sessionAtom)?.account)
