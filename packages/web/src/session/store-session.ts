import type { CompanyComponents } from '@hospital/sdk/company'
import { sessionCookies } from './session-cookies.ts'
import { endedCookie, sessionCookie } from './set-cookie.ts'
import { endToken, storeToken } from './visitor-session.ts'
import type { Account } from './visitor-session.ts'

/** Whether the site is reached by https: its cookies are Secure then. */
export const isSecure = () => window.location.protocol === 'https:'

/** What the cookie of a member holds: what the shell of pages shows of them, in the names of the contract. */
export interface MemberCookie {
  readonly id: number
  readonly nama_lengkap: string
  readonly email: string | null
  readonly no_telp: string | null
  readonly gender: 'L' | 'P'
}

/** The cookie of a member: what servers and pages know of them for a day. */
export const memberCookie = ({ id, nama_lengkap, email, no_telp, gender }: MemberCookie): string =>
  sessionCookie(sessionCookies.member, { id, nama_lengkap, email, no_telp, gender }, isSecure())

/** The cookie of a member's family for a day: their ids, the member's own first. */
export const familyCookie = (ids: readonly number[]): string => sessionCookie(sessionCookies.family, ids, isSecure())

/** The cookie of a company user's session: what the shell of pages shows, and no more. */
export const companyCookie = (
  { id, name, email, role_id, perusahaan }: CompanyComponents['schemas']['CompanyUser'],
  secure: boolean,
): string =>
  sessionCookie(sessionCookies.company, { id, name, email, role_id, company: perusahaan?.nama ?? null }, secure)

/** Writes what has changed of a member who is logged in. */
export const writeMemberCookie = (member: MemberCookie): void => {
  document.cookie = memberCookie(member)
}

/** Writes who belongs to the family of a member who is logged in. */
export const writeFamilyCookie = (ids: readonly number[]): void => {
  document.cookie = familyCookie(ids)
}

const cookiesOf = {
  member: [sessionCookies.member, sessionCookies.family],
  company: [sessionCookies.company],
} as const satisfies Record<Account['kind'], readonly string[]>

/** Ends the session of one kind of account in this browser: cookies and token. */
export const endSession = (kind: Account['kind']): void => {
  for (const name of cookiesOf[kind]) document.cookie = endedCookie(name, isSecure())
  // Last: other tabs notice by it, and read the cookies then.
  endToken(kind)
}

/** What a cookie says, without its attributes. */
const pairOf = (cookie: string): string => cookie.slice(0, cookie.indexOf(';'))

/**
 * Stores a session in this browser in place of any other: its cookies, as they are written, and its token. False where the browser
 * forbids one of them; nothing is left of the session then.
 */
export const storeSession = (kind: Account['kind'], cookies: readonly string[], token: string): boolean => {
  // One person at a time.
  endSession(kind === 'member' ? 'company' : 'member')
  for (const cookie of cookies) document.cookie = cookie
  // Chromium writes cookies asynchronously: the next request may go without them. What reads them waits until they are there.
  const taken = document.cookie
  // The token comes last: other tabs notice by it, and read the cookies then.
  if (cookies.every((cookie) => taken.includes(pairOf(cookie))) && storeToken(kind, token)) return true
  endSession(kind)
  return false
}
