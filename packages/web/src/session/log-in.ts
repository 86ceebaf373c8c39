import type { ApiError, Result } from '@hospital/sdk'
import { loginConstraints } from '@hospital/sdk/constraints'
import type { SessionRecord } from '@hospital/sdk/session'
import type { Credentials, Locale } from '@hospital/ui'
import { constraintProblem } from '../forms/check-constraints.ts'
import { typedText } from '../forms/form-values.ts'
import { minutesToWait } from '../forms/submission.ts'
import type { MessageId } from '../i18n/use-message.ts'
import { companyRecord, memberRecord } from './begin-session.ts'
import { clientsOf } from './clients.ts'
import type { Clients } from './clients.ts'
import { isSecure } from './is-secure.ts'
import { endedReturnTo, readReturnTo } from './return-to.ts'
import { siteSession } from './site-session.ts'
import type { PageStore } from './site-session.ts'
import type { StoredAccount } from './site-storage.ts'
import { sessionAtom } from './visitor-session.ts'
import type { VisitorSession } from './visitor-session.ts'

/** A person for whom a member may act: themselves or one of their family. */
export interface Patient {
  readonly id: number
  readonly name: string
}

/** The outcome of a log-in: the session and its patients, or the reason of its failure, in the server's words or ours. */
export type LogInOutcome =
  | { readonly session: VisitorSession; readonly patients: readonly Patient[] }
  | { readonly detail: string }
  | { readonly problem: MessageId; readonly minutes?: number }

/** Logs a user in, with the page's atoms. If this tab's session was the same user's, it continues. */
export type LogIn = (credentials: Credentials, locale: Locale, store: PageStore) => Promise<LogInOutcome>

/** Why a log-in failed. */
export const logInFailure = (error: ApiError): LogInOutcome => {
  if (error.kind === 'rate-limited')
    return { problem: 'web.login.limited', minutes: minutesToWait(error.retryAfter ?? 0) }
  const ofFields = error.kind === 'invalid' && Object.values(error.fieldErrors).flat().join(' ')
  const detail = ofFields || ((error.kind === 'rejected' || error.kind === 'invalid') && error.detail)
  return detail ? { detail } : { problem: 'web.login.failed' }
}

/** The request of a log-in. */
interface Checked {
  readonly body: Pick<Credentials, 'email' | 'password'>
}

/**
 * The request of a log-in, or the problem with the input. Patients, company users and administrators log in with the same two fields. A
 * password is not cleaned.
 */
export const checkCredentials = (typed: Credentials): Checked | { readonly problem: MessageId } => {
  const [email, { password }] = [typedText(typed.email), typed]
  if (email === '' || password === '') return { problem: 'web.login.incomplete' }
  if (constraintProblem(email, loginConstraints.email)) return { problem: 'web.form.email.wrong' }
  return Array.from(password).length > loginConstraints.password.maxLength
    ? { problem: 'web.login.tooLong' }
    : { body: { email, password } }
}

/**
 * Makes a log-in whose session lasts a day: a token for calls, cookies for the shell of pages. Only the log-in of patients returns the
 * persons for whom they may act.
 */
const logInBy =
  <Answer>(
    call: (clients: Clients, body: Checked) => Promise<Result<Answer>>,
    recordOf: (answer: Answer) => SessionRecord<StoredAccount>,
    patientsOf: (answer: Answer) => readonly Patient[] = () => [],
  ): LogIn =>
  async (typed, locale, store) => {
    const checked = checkCredentials(typed)
    if ('problem' in checked) return checked
    const { data, error } = await siteSession(store).logIn(() => call(clientsOf({ locale }), checked), recordOf)
    // Aborted: the browser forbids storing the session, so the SDK has not begun one.
    if (error) return error.kind === 'aborted' ? { problem: 'web.login.storage' } : logInFailure(error)
    const session = store.get(sessionAtom)
    return session ? { session, patients: patientsOf(data) } : { problem: 'web.login.failed' }
  }

/** Logs a patient in. Contract: operation `login`. */
export const logIn = logInBy(
  ({ member }, checked) => member.login(checked),
  memberRecord,
  ({ family }) => family.map((person) => ({ id: person.id, name: person.nama_lengkap })),
)

/** Logs a company user in. Contract: operation `companyLogin`. */
export const companyLogIn = logInBy(({ company }, checked) => company.companyLogin(checked), companyRecord)

/** Logs a corporate administrator in, and no other user. Contract: operation `companyAdminLogin`. */
export const adminLogIn = logInBy(({ company }, checked) => company.companyAdminLogin(checked), companyRecord)

/** The page of an area that this visitor opened before the log-in; undefined if none. Deletes the stored path. */
export const takeReturnTo = (area: 'member' | 'company', locale: Locale): string | undefined => {
  const path = readReturnTo(document.cookie, area, locale)
  document.cookie = endedReturnTo(isSecure())
  return path
}
