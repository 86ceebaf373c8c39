import type { CompanyComponents } from '@hospital/sdk/company'
import { sessionCookies } from './session-cookies.ts'
import { sessionCookie } from './set-cookie.ts'

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

/** Writes who belongs to the family of a member who is logged in. */
export const writeFamilyCookie = (ids: readonly number[]): void => {
  document.cookie = familyCookie(ids)
}
