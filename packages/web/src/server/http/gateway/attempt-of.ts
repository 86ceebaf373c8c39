import { hash } from 'node:crypto'
import type { AttemptKind } from '../attempt-rules.ts'
import type { GatewayApi } from './operation.ts'

/** What an operation lets a caller guess or flood. */
interface LimitedOperation {
  readonly kind: AttemptKind
  /** The field of its body that says whose account it is. */
  readonly field?: string
  /** What the field names: the same name is the same account for every operation. */
  readonly names?: string
  /** `sends`: an answer tells that a code was sent. `takes`: it is tried with a code that was sent. */
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

/** What a call attempts. */
export interface Attempt {
  readonly kind: AttemptKind
  /** The account that is tried; undefined if it is the caller's own. */
  readonly account: string | undefined
  /** The caller as their bearer tells; undefined if it has none. */
  readonly visitor: string | undefined
  readonly code: LimitedOperation['code']
}

const fieldOf = (body: unknown, name: string): string | undefined => {
  const value =
    typeof body === 'object' && body !== null ? Object.entries(body).find(([field]) => field === name)?.[1] : undefined
  return typeof value === 'string' ? value.trim().toLowerCase() : undefined
}

/** The name of an account, as every operation on it has it. */
const accountOf = (body: unknown, { field, names }: Pick<LimitedOperation, 'field' | 'names'>): string | undefined => {
  const value = field === undefined ? undefined : fieldOf(body, field)
  return value === undefined ? undefined : `${names} ${value}`
}

/** What a call attempts; undefined for a call that can be neither guessed with nor flooded. */
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

/** The accounts that an answer proves to be the caller's: the one that was tried, and the one that a registration has opened. */
export const provenAccounts = ({ kind, account }: Attempt, answer: unknown): readonly string[] => {
  if (account === undefined || (kind !== 'log-in' && kind !== 'code')) return []
  const opened = accountOf(part(answer, 'users'), email)
  return [
    account,
    ...(opened === undefined || opened === account || !account.startsWith('registration ') ? [] : [opened]),
  ]
}

/** The registration whose code an answer says was sent: a new one has a name only then. */
export const codeAccount = ({ account }: Attempt, answer: unknown): string | undefined =>
  accountOf(part(answer, 'data'), registration) ?? account

/** The operations that are limited, by API; for tests. */
export const limitedOperations = (api: GatewayApi): readonly string[] => Object.keys(limited[api])
