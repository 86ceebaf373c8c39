import { hash } from 'node:crypto'
import type { AttemptKind } from '../attempt-rules.ts'
import type { GatewayApi } from './operation.ts'

/** The limits of an operation by which a caller could guess or flood. */
interface LimitedOperation {
  readonly kind: AttemptKind
  /** The field of the body that names the account. */
  readonly field?: string
  /** The kind of name in the field: operations with the same kind of name share their accounts. */
  readonly names?: string
  /** `sends`: the answer says that a code was sent. `takes`: the call contains a sent code. */
  readonly code?: 'sends' | 'takes'
}

const email = { field: 'email', names: 'member' } as const
const registration = { field: 'kode_registrasi', names: 'registration' } as const
const companyEmail = { field: 'email', names: 'company' } as const
const invitation = { field: 'undangan', names: 'invitation' } as const

const limited: Readonly<Record<GatewayApi, Readonly<Record<string, LimitedOperation>>>> = {
  member: {
    login: { kind: 'log-in', ...email },
    changePassword: { kind: 'code', ...email, code: 'takes' },
    checkEmail: { kind: 'resend', ...email, code: 'sends' },
    verifyRegistrationCode: { kind: 'code', ...registration, code: 'takes' },
    resendRegistrationCode: { kind: 'resend', ...registration, code: 'sends' },
    registerMobile: { kind: 'registration', field: 'no_hp', names: 'mobile', code: 'sends' },
    activateExistingFamilyMember: { kind: 'identity' },
    renewFamilyConsent: { kind: 'identity' },
    changeEmail: { kind: 'identity' },
    changePhone: { kind: 'identity' },
    changeOwnPassword: { kind: 'identity' },
    requestDeletion: { kind: 'identity' },
    createAppointment: { kind: 'booking' },
  },
  company: {
    companyLogin: { kind: 'log-in', ...companyEmail },
    companyAdminLogin: { kind: 'log-in', ...companyEmail },
    getActivationInvitation: { kind: 'invitation', ...invitation },
    activateCompanyUser: { kind: 'invitation', ...invitation },
  },
  'hospital-care': {
    registerPatient: { kind: 'registration' },
    registerPatientFromMobile: { kind: 'registration' },
    getLegacyPatient: { kind: 'identity' },
  },
}

/** The parts of a call that its limits depend on. */
interface LimitedCall {
  readonly body: unknown
  /** The caller's token, undefined for none. */
  readonly token: string | undefined
}

/** The attempt that a call makes. */
export interface Attempt {
  readonly kind: AttemptKind
  /** The account that is tried; undefined if it is the caller's own. */
  readonly account: string | undefined
  /** The caller's identity from the bearer; undefined without a bearer. */
  readonly visitor: string | undefined
  readonly code: LimitedOperation['code']
}

const fieldOf = (body: unknown, name: string): string | undefined => {
  const value =
    typeof body === 'object' && body !== null ? Object.entries(body).find(([field]) => field === name)?.[1] : undefined
  return typeof value === 'string' ? value.trim().toLowerCase() : undefined
}

/** The name of an account, the same for every operation on it. */
const accountOf = (body: unknown, { field, names }: Pick<LimitedOperation, 'field' | 'names'>): string | undefined => {
  const value = field === undefined ? undefined : fieldOf(body, field)
  return value === undefined ? undefined : `${names} ${value}`
}

/** The attempt that a call makes; undefined if nothing can be guessed or flooded with it. */
export const attemptOf = (api: GatewayApi, operation: string, { body, token }: LimitedCall): Attempt | undefined => {
  const found = limited[api][operation]
  return (
    found && {
      kind: found.kind,
      account: accountOf(body, found),
      visitor: token === undefined || token === '' ? undefined : `bearer ${hash('sha256', token, 'base64url')}`,
      code: found.code,
    }
  )
}

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([field]) => field === name)?.[1] : undefined

/** The accounts that an answer proves to be the caller's: the account that was tried, and the account that a registration has opened. */
export const provenAccounts = ({ kind, account }: Attempt, answer: unknown): readonly string[] => {
  if (account === undefined || (kind !== 'log-in' && kind !== 'code')) return []
  const opened = accountOf(part(answer, 'users'), email)
  return [
    account,
    ...(opened === undefined || opened === account || !account.startsWith('registration ') ? [] : [opened]),
  ]
}

/** The registration whose code was sent, from the answer: a new registration has no name before it. */
export const codeAccount = ({ account }: Attempt, answer: unknown): string | undefined =>
  accountOf(part(answer, 'data'), registration) ?? account

/** The operations that are limited, by API; for tests. */
export const limitedOperations = (api: GatewayApi): readonly string[] => Object.keys(limited[api])
