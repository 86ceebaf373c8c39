import { siteText } from '../storage/browser-store.ts'
import type { Account } from './account.ts'
import { tokenKeys } from './session-cookies.ts'

const stored = (kind: Account['kind']) => siteText(tokenKeys[kind])

/** The bearer token of the person who is logged in; null without a session, or if storage is forbidden. */
export const readToken = (kind: Account['kind']): string | null => stored(kind).read()

/** Stores the bearer token of one kind of account; false where the browser did not take it. */
export const storeToken = (kind: Account['kind'], token: string): boolean => stored(kind).write(token)

/** Deletes the bearer token of one kind of account from this browser. */
export const endToken = (kind: Account['kind']): void => stored(kind).remove()
