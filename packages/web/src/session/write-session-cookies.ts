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

/** The cookie of a member: what servers and pages know of them for a day. */
export const memberCookie = ({ id, nama_lengkap, email, no_telp, gender }: MemberCookie): string =>
  sessionCookie(sessionCookies.member, { id, nama_lengkap, email, no_telp, gender }, isSecure())

/** The cookie of a member's family for a day: their ids, the member's own first. */
export const familyCookie = (ids: readonly number[]): string => sessionCookie(sessionCookies.family, ids, isSecure())

/** Writes what has changed of a member who is logged in. */
export const writeMemberCookie = (member: MemberCookie): void => {
  document.cookie = memberCookie(member)
}

/** Writes who belongs to the family of a member who is logged in. */
export const writeFamilyCookie = (ids: readonly number[]): void => {
  document.cookie = familyCookie(ids)
}
