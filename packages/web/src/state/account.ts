import { atom } from 'jotai'
import type { Account } from '../session/account.ts'

/** Who is logged in, as the session cookies or the log-in dialog say: null for nobody, undefined while that is not known yet. */
export const accountAtom = atom<Account | null | undefined>(undefined)
