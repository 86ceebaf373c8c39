import type { ApiError } from '@hospital/sdk'
import { loginConstraints } from '@hospital/sdk/constraints'
import type { Credentials, Locale } from '@hospital/ui'
import { constraintProblem } from '../forms/check-constraints.ts'
import { typedText } from '../forms/form-values.ts'
import { minutesToWait } from '../forms/submission.ts'
import type { MessageId } from '../i18n/use-message.ts'
import { beginSession, openSession } from './begin-session.ts'
import { clientsOf } from './clients.ts'
import { adminRole } from './read-session.ts'
import { endedReturnTo, readReturnTo } from './return-to.ts'
import { companyCookie, isSecure, storeSession } from './store-session.ts'
import type { VisitorSession } from './visitor-session.ts'

/** A person for whom a member may act: themselves or one of their family. */
export interface Patient {
  readonly id: number
  readonly name: string
}

/** The outcome of a log-in: the session and its patients, or why it failed, in the server's words or ours. */
export type LogInOutcome =
  | { readonly session: VisitorSession; readonly patients: readonly Patient[] }
  | { readonly detail: string }
  | { readonly problem: MessageId; readonly minutes?: number }

/** Logs a user in. `before` is the session of this tab, which goes on if it was theirs. */
export type LogIn = (credentials: Credentials, locale: Locale, before?: VisitorSession) => Promise<LogInOutcome>

/** Why a log-in failed. */
export const logInFailure = (error: ApiError): LogInOutcome => {
  if (error.kind === 'rate-limited')
    return { problem: 'web.login.limited', minutes: minutesToWait(error.retryAfter ?? 0) }
  const ofFields = error.kind === 'invalid' && Object.values(error.fieldErrors).flat().join(' ')
  const detail = ofFields || ((error.kind === 'rejected' || error.kind === 'invalid') && error.detail)
  return detail ? { detail } : { problem: 'web.login.failed' }
}

/**
 * The request of a log-in, or the problem with the input. Patients, company users and administrators log in with the same two
 * fields. A password stays as it was typed.
 */
export const checkCredentials = (
  typed: Credentials,
): { readonly body: Pick<Credentials, 'email' | 'password'> } | { readonly problem: MessageId } => {
  const [email, { password }] = [typedText(typed.email), typed]
  if (email === '' || password === '') return { problem: 'web.login.incomplete' }
  if (constraintProblem(email, loginConstraints.email)) return { problem: 'web.form.email.wrong' }
  return Array.from(password).length > loginConstraints.password.maxLength
    ? { problem: 'web.login.tooLong' }
    : { body: { email, password } }
}

/**
 * Logs a patient in. Their session lasts a day: a token for calls, cookies for the shell of pages. Contract: operation `login`.
 */
export const logIn: LogIn = async (typed, locale, before) => {
  const checked = checkCredentials(typed)
  if ('problem' in checked) return checked
  const { data, error } = await clientsOf({ locale }).member.login(checked)
  if (error) return logInFailure(error)
  const session = openSession(data, before)
  if (!session) return { problem: 'web.login.storage' }
  return { session, patients: data.family.map((person) => ({ id: person.id, name: person.nama_lengkap })) }
}

/**
 * Makes the log-in of company users, or the one of corporate administrators, which takes no other user. Their session lasts a day: a token
 * for calls, a cookie for the shell of pages. Contract: operations `companyLogin` and `companyAdminLogin`.
 */
const logInBy =
  (operation: 'companyLogin' | 'companyAdminLogin'): LogIn =>
  async (typed, locale, before) => {
    const checked = checkCredentials(typed)
    if ('problem' in checked) return checked
    const { data, error } = await clientsOf({ locale }).company[operation](checked)
    if (error) return logInFailure(error)
    const { token, user } = data.data
    const { id, name, role_id } = user
    if (!storeSession('company', [companyCookie(user, isSecure())], token)) return { problem: 'web.login.storage' }
    const account = { id, name, kind: 'company', gender: undefined, isAdmin: role_id === adminRole } as const
    return { session: beginSession(account, token, before), patients: [] }
  }

/** Logs a company user in. */
export const companyLogIn = logInBy('companyLogin')

/** Logs a corporate administrator in. */
export const adminLogIn = logInBy('companyAdminLogin')

/** The page of an area that this visitor opened before the log-in, once; undefined if none. */
export const takeReturnTo = (area: 'member' | 'company', locale: Locale): string | undefined => {
  const path = readReturnTo(document.cookie, area, locale)
  document.cookie = endedReturnTo(isSecure())
  return path
}
