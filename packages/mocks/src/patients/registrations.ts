import type { MemberComponents } from '@hospital/sdk/member'
import { hashDigits } from '../content/index.ts'

/** A registration as it was sent. */
export type RegistrationForm = MemberComponents['schemas']['RegisterMobileRequest']

/** A pending registration: not an account until its code is confirmed. */
export interface Registration {
  readonly code: string
  readonly form: RegistrationForm
  /** The existing patient to link the account with; null for a new one. */
  readonly existing: number | null
  readonly verified: boolean
}

/** All pending and completed registrations. */
export interface Registrations {
  readonly byCode: (code: string) => Registration | undefined
  readonly start: (form: RegistrationForm, existing: number | null) => Registration
  readonly verify: (code: string) => void
}

/** Creates an empty store of registrations. */
export const createRegistrations = (): Registrations => {
  const registrations = new Map<string, Registration>()
  return {
    byCode: (code) => registrations.get(code),
    start: (form, existing) => {
      const code = `REG-${hashDigits(`registrasi ${registrations.size + 1}`)}`
      const registration = { code, form, existing, verified: false }
      registrations.set(code, registration)
      return registration
    },
    verify: (code) => {
      const registration = registrations.get(code)
      if (registration) registrations.set(code, { ...registration, verified: true })
    },
  }
}
