import type { MemberComponents } from '@hospital/sdk/member'
import { resendTime } from '../../../forms/countdown.ts'
import { serverNow } from '../../../shared/server-clock.ts'

/**
 * A registration whose code is on its way. It has no personal data, so a cookie may hold it: only the number under which the server knows
 * it, and when the visitor can ask for another code, in milliseconds since 1970.
 */
export interface PendingRegistration {
  readonly code: string
  readonly resendAt: number
}

/** The receiver of the code. Nothing stores it. */
export interface CodeContact {
  /** A telephone number or email address, with most of it masked. */
  readonly to: string
  /** Whether the contact is from a medical record, and was not typed. */
  readonly isOfRecord: boolean
}

/** The cookie that restores the step of the one-time code after a reload. */
const cookieName = 'registrasi'

/** How long a registration can be continued, in seconds: time enough to ask for several codes. */
const lifetime = 1800

const attributes = (maxAge: number, secure: boolean) =>
  `Max-Age=${maxAge}; Path=/; SameSite=Strict${secure ? '; Secure' : ''}`

/** The cookie of a registration. `secure` if the site uses https. */
export const pendingCookie = ({ code, resendAt }: PendingRegistration, secure: boolean): string =>
  `${cookieName}=${code}.${resendAt}; ${attributes(lifetime, secure)}`

/** The header value that ends the cookie. `secure` as when it was written. */
export const endedPendingCookie = (secure: boolean): string => `${cookieName}=; ${attributes(0, secure)}`

/** The registration in a cookie text; undefined without one, or if its value is invalid. */
export const readPending = (cookies: string): PendingRegistration | undefined => {
  const [, code, resendAt] = /(?:^|; )registrasi=([A-Za-z0-9-]{8,64})\.(\d{1,15})(?:;|$)/.exec(cookies) ?? []
  return code === undefined ? undefined : { code, resendAt: Number(resendAt) }
}

/** The part of the server's answer that the page needs about a sent code: no telephone number, and no name. */
export const pendingOf = ({
  kode_registrasi: code,
  kirim_ulang_pada: resendAt,
}: MemberComponents['schemas']['RegistrationChallenge']): PendingRegistration => ({
  code,
  resendAt: resendTime(resendAt, Date.now(), serverNow().getTime()),
})
