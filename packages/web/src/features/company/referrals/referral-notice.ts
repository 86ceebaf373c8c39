import type { AlertTone } from '@hospital/ui'
import type { MessageId } from '../../../i18n/use-message.ts'

/** What is said above a referral when something has been done with it. */
export interface ReferralNotice {
  readonly tone: AlertTone
  readonly text: MessageId
}
