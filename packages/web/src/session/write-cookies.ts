import type { CompanyComponents } from '@hospital/sdk/company'
import { isSecure } from './is-secure.ts'
import { sessionCookies } from './session-cookies.ts'
import { sessionCookie } from './set-cookie.ts'

/** The content of a member's cookie: the details for the shell of pages, in the contract's names. */
export interface MemberCookie {
  readonly id: number
  readonly nama_lengkap: string
  readonly email: string | null
  readonly no_telp: string | null
  readonly gender: 'L' | 'P'
}

/** The cookie of a member: the details that servers and pages know for a day. */
export const memberCookie = ({ id, nama_lengkap, email, no_telp, gender }: MemberCookie): string =>
  sessionCookie(sessionCookies.member, { id, nama_lengkap, email, no_telp, gender }, isSecure())

/** The cookie of a member's family for a day: their ids, the member's own first. */
export const familyCookie = (ids: readonly number[]): string => sessionCookie(sessionCookies.family, ids, isSecure())

/** The cookie of a company user's session: the details for the shell of pages only. */
export const companyCookie = (
  { id, name, email, role_id, perusahaan }: CompanyComponents['schemas']['CompanyUser'],
  secure: boolean,
): string =>
  sessionCookie(sessionCookies.company, { id, name, email, role_id, company: perusahaan?.nama ?? null }, secure)

/** Writes the family of a logged-in member. */
export const writeFamilyCookie = (ids: readonly number[]): void => {
  document.cookie = familyCookie(ids)
}
