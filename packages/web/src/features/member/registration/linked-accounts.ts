import { confirmations } from '../../../session/confirmations.ts'
import type { Confirmations } from '../../../session/confirmations.ts'

/** That an account made in this tab was linked to a medical record, which is the end of its registration, also after a reload. */
export const linkedAccounts: Confirmations<true> = confirmations('terhubung-')
