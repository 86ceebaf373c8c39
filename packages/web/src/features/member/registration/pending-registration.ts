import type { MemberComponents } from '@hospital/sdk/member'
import { resendTime } from '../../../forms/countdown.ts'
import { serverNow } from '../../../shared/server-clock.ts'

/**
 * A registration whose code is on its way. Nothing of the person is in it, so that a cookie may hold it: the number under which the
 * server knows it, and when another code can be asked for, in milliseconds since 1970.
 */
export interface PendingRegistration {
  readonly code: string
  readonly resendAt: number
}

/** Where the code went. Nothing stores it. */
export interface CodeContact {
  /** A telephone number or email address, with most of it masked. */
  readonly to: string
  /** Whether it is of a medical record, and not what was typed. */
  readonly isOfRecord: boolean
}

/** The cookie that restores the step of the one-time code after a reload. */
const cookieName = 'registrasi'

/** Seconds for which a registration can be gone on with: some codes can be asked for in that time. */
const lifetime = 1800

const attributes = (maxAge: number, secure: boolean) =>
  `Max-Age=${maxAge}; Path=/; SameSite=Strict${secure ? '; Secure' : ''}`

/** The cookie of a registration. `secure` where the site is reached by https. */
export const pendingCookie = ({ code, resendAt }: PendingRegistration, secure: boolean): string =>
  `${cookieName}=${code}.${resendAt}; ${attributes(lifetime, secure)}`

/** What ends the cookie. `secure` as when it was written. */
export const endedPendingCookie = (secure: boolean): string => `${cookieName}=; ${attributes(0, secure)}`

/** The registration in a text of cookies; undefined without one, or where it makes no sense. */
export const readPending = (cookies: string): PendingRegistration | undefined => {
  const [, code, resendAt] = /(?:^|; )registrasi=([A-Za-z0-9-]{8,64})\.(\d{1,15})(?:;|$)/.exec(cookies) ?? []
  return code === undefined ? undefined : { code, resendAt: Number(resendAt) }
}

/** What the page has to know of a code that was sent: no telephone number, and no name. */
export const pendingOf = ({
  kode_registrasi: code,
  kirim_ulang_pada: resendAt,
}: MemberComponents['schemas']['RegistrationChallenge']): PendingRegistration => ({
  code,
  resendAt: resendTime(resendAt, Date.now(), serverNow().getTime()),
})
