import { sessionCookie, sessionCookies } from './session-cookies.ts'

/** What the cookie of a member holds: what the shell of pages shows of them, in the names of the contract. */
export interface MemberCookie {
  readonly id: number
  readonly nama_lengkap: string
  readonly email: string | null
  readonly no_telp: string | null
  readonly gender: 'L' | 'P'
}

const isSecure = () => window.location.protocol === 'https:'

/** Writes what servers and pages know of a member who is logged in, for a day. */
export const writeMemberCookie = ({ id, nama_lengkap, email, no_telp, gender }: MemberCookie): void => {
  document.cookie = sessionCookie(sessionCookies.member, { id, nama_lengkap, email, no_telp, gender }, isSecure())
}

/** Writes the ids of a member's family, their own first, for a day. */
export const writeFamilyCookie = (ids: readonly number[]): void => {
  document.cookie = sessionCookie(sessionCookies.family, ids, isSecure())
}
