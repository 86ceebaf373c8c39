import type { AlertTone } from '@hospital/ui'
import type { MessageId } from '../../../i18n/use-message.ts'

/** What is said above a list of appointments when something has been done with one of them. */
export interface TaskNotice {
  readonly tone: AlertTone
  readonly text: MessageId
  readonly values?: Readonly<Record<string, string | number>>
}
