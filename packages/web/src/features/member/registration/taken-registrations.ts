import { confirmations } from '../../../session/confirmations.ts'
import type { Confirmations } from '../../../session/confirmations.ts'
import type { RegisteredDetail } from './use-care.ts'

/** A registration that a hospital took, as its confirmation shows it. */
export interface TakenRegistration {
  readonly answer: RegisteredDetail
  /** The name of the hospital. */
  readonly hospital: string
  /** The person of the family who is registered; left out for the member. */
  readonly relative?: { readonly id: number; readonly name: string }
}

/** The registrations that hospitals took in this tab. */
export const takenRegistrations: Confirmations<TakenRegistration> = confirmations('terdaftar-')
