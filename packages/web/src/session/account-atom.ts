import { atom } from 'jotai'
import type { Account } from './account.ts'

/** Who is logged in, as the session cookies or the log-in dialog say. */
export const accountAtom = atom<Account | undefined>(undefined)
