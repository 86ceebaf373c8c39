import type { ApiError } from '@hospital/sdk'
import type { Credentials, Locale } from '@hospital/ui'
import { minutesToWait } from '../forms/submission.ts'
import type { MessageId } from '../i18n/use-message.ts'
import { checkCredentials } from './check-credentials.ts'
import { clientsOf } from './clients.ts'
import { openSession } from './open-session.ts'
import type { VisitorSession } from './visitor-session.ts'

/** A person for whom a member may act: themselves or one of their family. */
export interface Patient {
  readonly id: number
  readonly name: string
}

/** What became of a log-in: the session and the patients that it is for, or why it failed, in the server's words or ours. */
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
