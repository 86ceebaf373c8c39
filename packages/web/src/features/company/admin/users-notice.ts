import type { MessageId } from '../../../i18n/use-message.ts'

/** What is to be said of the list of users after something was done. */
export interface UsersNotice {
  readonly tone: 'good' | 'warning'
  readonly text: MessageId
  readonly name: string
}
