import type { Result } from '@hospital/sdk'
import type { MemberComponents } from '@hospital/sdk/member'
import type { MessageId } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import type { Read } from '../../../personal-data/read.ts'
import { readConsents, readReminders } from './account-reads.ts'
import type { AccountChoice } from './account-reads.ts'

type Request = MemberComponents['schemas']['ChangeAccountChoiceRequest']

/** The words of one kind of choice. */
interface ChoiceWords {
  readonly kind: Request['jenis']
  readonly title: MessageId
  readonly text: MessageId
  /** The question to ask before the choice is switched off. Default: no question. */
  readonly question?: {
    readonly title: MessageId
    readonly text: MessageId
    readonly yes: MessageId
    readonly no: MessageId
  }
}

/** A section of settings that are on or off for the account. */
export interface ChoiceSection {
  readonly title: MessageId
  readonly intro: MessageId
  readonly failed: MessageId
  /** The words for a choice that is on or off since a certain day. */
  readonly on: MessageId
  readonly off: MessageId
  readonly turnOn: MessageId
  readonly turnOff: MessageId
  readonly saved: MessageId
  readonly unknown: MessageId
  readonly operation: string
  readonly read: (member: number) => Read<readonly AccountChoice[]>
  readonly write: (personal: PersonalData, body: Request) => Promise<Result<unknown>>
  readonly choices: readonly ChoiceWords[]
}

/** The reminders of appointments. Contract: operations `listReminders` and `changeReminder`. */
export const reminderSection: ChoiceSection = {
  title: 'web.member.account.reminders',
  intro: 'web.member.account.reminders.intro',
  failed: 'web.member.account.reminders.failed',
  on: 'web.member.account.choice.on',
  off: 'web.member.account.choice.off',
  turnOn: 'web.member.account.choice.turnOn',
  turnOff: 'web.member.account.choice.turnOff',
  saved: 'web.member.account.reminders.saved',
  unknown: 'web.member.account.choice.unknown',
  operation: 'listReminders',
  read: readReminders,
  write: ({ account }, body) => account.changeReminder({ body }),
  choices: [
    { kind: 'email', title: 'web.form.email', text: 'web.member.account.reminders.email' },
    { kind: 'sms', title: 'web.member.account.reminders.sms', text: 'web.member.account.reminders.phone' },
    { kind: 'whatsapp', title: 'web.member.account.reminders.whatsapp', text: 'web.member.account.reminders.phone' },
  ],
}

/** The consents to the use of personal data. Contract: operations `listConsents` and `changeConsent`. */
export const consentSection: ChoiceSection = {
  title: 'web.member.account.consents',
  intro: 'web.member.account.consents.intro',
  failed: 'web.member.account.consents.failed',
  on: 'web.member.account.consents.on',
  off: 'web.member.account.consents.off',
  turnOn: 'web.member.account.consents.give',
  turnOff: 'web.member.account.consents.withdraw',
  saved: 'web.member.account.consents.saved',
  unknown: 'web.member.account.choice.unknown',
  operation: 'listConsents',
  read: readConsents,
  write: ({ account }, body) => account.changeConsent({ body }),
  choices: [
    {
      kind: 'pelayanan',
      title: 'web.member.account.consents.care',
      text: 'web.member.account.consents.care.text',
      question: {
        title: 'web.member.account.consents.care.ask',
        text: 'web.member.account.consents.care.askText',
        yes: 'web.member.account.consents.withdraw',
        no: 'web.member.account.consents.care.keep',
      },
    },
    {
      kind: 'pemasaran',
      title: 'web.member.account.consents.marketing',
      text: 'web.member.account.consents.marketing.text',
    },
  ],
}
