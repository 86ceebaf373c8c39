import { siteText } from '../storage/browser-store.ts'
import type { StoredText } from '../storage/browser-store.ts'
import { tokenKeys } from './session-cookies.ts'

/** The bearer token of one kind of account, which all tabs share. */
export const storedToken = (kind: keyof typeof tokenKeys): StoredText => siteText(tokenKeys[kind])
