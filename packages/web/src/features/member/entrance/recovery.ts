import type { MemberComponents } from '@hospital/sdk/member'
import { resendTime } from '../../../forms/countdown.ts'
import { tabValue } from '../../../storage/browser-store.ts'

/** A recovery whose code is on its way by e-mail. */
export interface Recovery {
  readonly email: string
  /** The address with most characters masked, as the server masks it. */
  readonly shownEmail: string
  /** When the patient can ask for another code, in milliseconds since 1970. */
  readonly resendAt: number
}

/** The recovery that an answer began. `now` is the time of the device, `serverNow` the server's, in milliseconds since 1970. */
export const recoveryOf = (
  email: string,
  { email_tersamar: shownEmail, kirim_ulang_pada: resendAt }: MemberComponents['schemas']['PasswordRecoveryChallenge'],
  now: number,
  serverNow: number,
): Recovery => ({ email, shownEmail, resendAt: resendTime(resendAt, now, serverNow) })

/** The key of this tab's storage. */
export const recoveryKey = 'password-recovery'

/** The recovery of this tab: it restores the step of the code after a reload. */
export const storedRecovery = tabValue(recoveryKey, (value): Recovery | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { email, shownEmail, resendAt } = value as Readonly<Record<keyof Recovery, unknown>>
  return typeof email === 'string' && typeof shownEmail === 'string' && typeof resendAt === 'number'
    ? { email, shownEmail, resendAt }
    : undefined
})
