import { hash } from 'node:crypto'
import type { AttemptKind } from '../attempts.ts'
import type { GatewayApi } from './operation.ts'

/** What an operation lets a caller guess or flood, and the field of its body that says whose account it is. */
interface LimitedOperation {
  readonly kind: AttemptKind
  /** Default: the bearer. */
  readonly account?: string
}

const limited: Readonly<Record<GatewayApi, Readonly<Record<string, LimitedOperation>>>> = {
  member: {
    login: { kind: 'log-in', account: 'email' },
    changePassword: { kind: 'code', account: 'email' },
    checkEmail: { kind: 'resend', account: 'email' },
    verifyRegistrationCode: { kind: 'code', account: 'kode_registrasi' },
    resendRegistrationCode: { kind: 'resend', account: 'kode_registrasi' },
    registerMobile: { kind: 'registration' },
    activateExistingFamilyMember: { kind: 'identity' },
    createAppointment: { kind: 'booking' },
  },
  company: {
    companyLogin: { kind: 'log-in', account: 'email' },
    companyAdminLogin: { kind: 'log-in', account: 'email' },
    getActivationInvitation: { kind: 'code', account: 'undangan' },
    activateCompanyUser: { kind: 'code', account: 'undangan' },
  },
  'hospital-care': {
    registerPatient: { kind: 'registration' },
    registerPatientFromMobile: { kind: 'registration' },
    getLegacyPatient: { kind: 'identity' },
  },
}

/** A call as far as its limits depend on it. */
interface LimitedCall {
  readonly body: unknown
  readonly authorization: string | null
}

const fieldOf = (body: unknown, name: string): string | undefined => {
  const value =
    typeof body === 'object' && body !== null ? Object.entries(body).find(([field]) => field === name)?.[1] : undefined
  return typeof value === 'string' ? value.trim().toLowerCase() : undefined
}

/** What a call attempts, and on which account; undefined for a call that can be neither guessed with nor flooded. */
export const attemptOf = (
  api: GatewayApi,
  operation: string,
  { body, authorization }: LimitedCall,
): { readonly kind: AttemptKind; readonly account?: string | undefined } | undefined => {
  const found = limited[api][operation]
  if (!found) return undefined
  if (found.account !== undefined) return { kind: found.kind, account: fieldOf(body, found.account) }
  return { kind: found.kind, account: authorization === null ? undefined : hash('sha256', authorization, 'base64url') }
}

/** The operations that are limited, by API; for tests. */
export const limitedOperations = (api: GatewayApi): readonly string[] => Object.keys(limited[api])
