import type { MemberComponents } from '@hospital/sdk/member'
import { hashDigits } from '../content/index.ts'
import type { OwnContact } from './own-contact.ts'

/** A registration as it was sent. */
export type RegistrationForm = MemberComponents['schemas']['RegisterMobileRequest']

/** A person whom the group knows already, and the contact that receives the code. */
export interface KnownRegistrant {
  readonly person: number
  readonly contact: OwnContact
}

/** A pending registration: it becomes an account only when its code is confirmed. */
export interface Registration {
  readonly code: string
  readonly form: RegistrationForm
  /** The person to open the account for; null if the group does not know the person. */
  readonly known: KnownRegistrant | null
  readonly verified: boolean
}

/** All pending and completed registrations. */
export interface Registrations {
  readonly byCode: (code: string) => Registration | undefined
  readonly start: (form: RegistrationForm, known: KnownRegistrant | null) => Registration
  readonly verify: (code: string) => void
}

/** Creates an empty store of registrations. */
export const createRegistrations = (): Registrations => {
  const registrations = new Map<string, Registration>()
  return {
    byCode: (code) => registrations.get(code),
    start: (form, known) => {
      const code = `REG-${hashDigits(`registrasi ${registrations.size + 1}`)}`
      const registration = { code, form, known, verified: false }
      registrations.set(code, registration)
      return registration
    },
    verify: (code) => {
      const registration = registrations.get(code)
      if (registration) registrations.set(code, { ...registration, verified: true })
    },
  }
}
