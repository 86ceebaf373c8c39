import { atom } from 'jotai'
import { siteText } from '../storage/browser-store.ts'
import { tokenKeys } from './session-cookies.ts'

/** Who is logged in, as header and menus show it. */
export interface Account {
  readonly id: number
  readonly name: string
  readonly kind: 'member' | 'company'
  /** Of a patient, for the picture. */
  readonly gender: 'male' | 'female' | undefined
  /** Whether it is a corporate administrator. */
  readonly isAdmin: boolean
}

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

const stored = (kind: Account['kind']) => siteText(tokenKeys[kind])

/** The bearer token of the person who is logged in; null without a session, or if storage is forbidden. */
export const readToken = (kind: Account['kind']): string | null => stored(kind).read()

/** Stores the bearer token of one kind of account; false where the browser did not take it. */
export const storeToken = (kind: Account['kind'], token: string): boolean => stored(kind).write(token)

/** Deletes the bearer token of one kind of account from this browser. */
export const endToken = (kind: Account['kind']): void => stored(kind).remove()
