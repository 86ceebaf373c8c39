import { confirmations } from '../../../session/confirmations.ts'
import type { Confirmations } from '../../../session/confirmations.ts'
import type { RegisteredDetail } from './use-care.ts'

/** A registration that a hospital took, with the data that its confirmation shows. */
export interface TakenRegistration {
  readonly answer: RegisteredDetail
  /** The name of the hospital. */
  readonly hospital: string
  /** The registered person of the family; left out for the member. */
  readonly relative?: { readonly id: number; readonly name: string }
}

/** The registrations that hospitals took in this tab. */
export const takenRegistrations: Confirmations<TakenRegistration> = confirmations('terdaftar-')
