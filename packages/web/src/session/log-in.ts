import { createMemberClient } from '@hospital/sdk/member'
import type { MemberClient } from '@hospital/sdk/member'
import type { Locale } from '@hospital/ui'
import { minutesToWait } from '../forms/submission.ts'
import type { MessageId } from '../i18n/use-message.ts'
import type { Account } from './account.ts'
import { readMemberToken } from './member-token.ts'
import { memberTokenKey, sessionCookie, sessionCookies } from './session-cookies.ts'

/** A person for whom a member may act: themselves or one of their family. */
export interface Patient {
  readonly id: number
  readonly name: string
}

/** What became of a log-in: who it is and the people that it is for, or why it failed, in the server's words or ours. */
export type LogInOutcome =
  | { readonly account: Account; readonly patients: readonly Patient[] }
  | { readonly detail: string }
  | { readonly problem: MessageId; readonly minutes?: number }

/** The member API as this browser reaches it: through the site's own address, with the token of the session. */
export const createBrowserMemberClient = (locale: Locale): MemberClient =>
  createMemberClient({ baseUrl: '/api/member', token: readMemberToken, locale })

const isSecure = () => window.location.protocol === 'https:'

/** Logs a patient in. Their session lasts a day: a token for calls, cookies for the shell of pages. */
export const logIn = async (
  { email, password }: { readonly email: string; readonly password: string },
  locale: Locale,
): Promise<LogInOutcome> => {
  if (email === '' || password === '') return { problem: 'web.login.incomplete' }
  const { data, error } = await createBrowserMemberClient(locale).login({ body: { email, password } })
  if (error?.kind === 'rate-limited')
    return { problem: 'web.login.limited', minutes: minutesToWait(error.retryAfter ?? 0) }
  if (error)
    return error.kind === 'rejected'
      ? { detail: error.detail }
      : { problem: error.kind === 'invalid' ? 'web.login.incomplete' : 'web.login.failed' }
  const { users, family, jwt_token: token } = data
  try {
    localStorage.setItem(memberTokenKey, token.value)
  } catch {
    return { problem: 'web.login.storage' }
  }
  const { id, nama_lengkap, no_telp, gender } = users
  document.cookie = sessionCookie(
    sessionCookies.member,
    { id, nama_lengkap, email: users.email, no_telp, gender },
    isSecure(),
  )
  document.cookie = sessionCookie(
    sessionCookies.family,
    family.map((person) => person.id),
    isSecure(),
  )
  return {
    account: { id, name: nama_lengkap, kind: 'member', gender: gender === 'L' ? 'male' : 'female', isAdmin: false },
    patients: family.map((person) => ({ id: person.id, name: person.nama_lengkap })),
  }
}
