import type { MemberComponents } from '@hospital/sdk/member'
import { resendTime } from '../../../forms/countdown.ts'

/** A recovery whose code is on its way by e-mail. */
export interface Recovery {
  readonly email: string
  /** The address with most characters masked, in the server's way. */
  readonly shownEmail: string
  /** When another code can be asked for, in milliseconds since 1970. */
  readonly resendAt: number
}

/** The key of this tab's storage: it restores the step of the code after a reload, and goes with the tab and the log-out. */
export const recoveryKey = 'password-recovery'

/** The recovery that an answer began. */
export const recoveryOf = (
  email: string,
  { email_tersamar: shownEmail, kirim_ulang_pada: resendAt }: MemberComponents['schemas']['PasswordRecoveryChallenge'],
  now: number,
): Recovery => ({ email, shownEmail, resendAt: resendTime(resendAt, now) })

/** The recovery in a stored text; undefined for none, and for what makes no sense. */
export const readRecovery = (text: string | null): Recovery | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { email, shownEmail, resendAt } = value as Readonly<Record<keyof Recovery, unknown>>
    return typeof email === 'string' && typeof shownEmail === 'string' && typeof resendAt === 'number'
      ? { email, shownEmail, resendAt }
      : undefined
  } catch {
    return undefined
  }
}
