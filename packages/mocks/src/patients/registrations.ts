import type { MemberComponents } from '@hospital/sdk/member'
import { hashDigits } from '../content/index.ts'

/** A registration as it was sent. */
export type RegistrationForm = MemberComponents['schemas']['RegisterMobileRequest']

/** A registration under way: not an account until its code was given. */
export interface Registration {
  readonly code: string
  readonly form: RegistrationForm
  /** The patient whose record the account is joined to; null for a new one. */
  readonly existing: number | null
  readonly verified: boolean
}

/** All registrations under way and done. */
export interface Registrations {
  readonly byCode: (code: string) => Registration | undefined
  readonly start: (form: RegistrationForm, existing: number | null) => Registration
  readonly verify: (code: string) => void
}

/** A fresh book of registrations. */
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
