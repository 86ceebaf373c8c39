import type { MemberComponents } from '@hospital/sdk/member'
import { resendTime } from '../../../forms/countdown.ts'
import { serverNow } from '../../../shared/server-clock.ts'
import type { PendingRegistration } from './pending-registration.ts'

/** What the page has to know of a code that was sent: no telephone number, and no name. */
export const pendingOf = ({
  kode_registrasi: code,
  kirim_ulang_pada: resendAt,
}: MemberComponents['schemas']['RegistrationChallenge']): PendingRegistration => ({
  code,
  resendAt: resendTime(resendAt, Date.now(), serverNow().getTime()),
})
