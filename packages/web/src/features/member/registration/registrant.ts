import type { MessageId } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'

/** A person whom a member of the same family registers. */
export interface Relative {
  readonly name: string
  /** The code of the hospital whose appointment requires the registration; undefined without such an appointment. */
  readonly appointmentAt: string | undefined
}

/** The person to register with a hospital. */
export interface Registrant {
  /** Member id. */
  readonly id: number
  /** Undefined if the member registers themselves. */
  readonly relative: Relative | undefined
  /** The name of this tab's draft for the person: the page's path without its language. */
  readonly draft: string
}

/** The member as the person to register. */
export const ownRegistrant = (id: number): Registrant => ({
  id,
  relative: undefined,
  draft: href('id', 'memberRegistration'),
})

/** A person of the family as the person to register. */
export const relativeRegistrant = (id: number, relative: Relative): Registrant => ({
  id,
  relative,
  draft: href('id', 'familyMemberRegistration', { pasien: String(id) }),
})

/** The name under which this tab stores the chosen hospital of a person, until the hospital takes the registration. */
export const choiceDraft = ({ draft }: Registrant): string => `${draft}#rs`

const own = {
  intro: 'web.registration.hospital.intro',
  known: 'web.registration.hospital.known',
  knownHint: 'web.registration.hospital.knownHint',
  unread: 'web.registration.record.failed',
  unknown: 'web.registration.unknown',
  done: 'web.registration.done',
  number: 'web.registration.done.number',
  bring: 'web.registration.done.bring',
} as const satisfies Readonly<Record<string, MessageId>>

const ofRelative = {
  intro: 'web.registration.relative.intro',
  known: 'web.registration.relative.known',
  knownHint: 'web.registration.relative.knownHint',
  unread: 'web.registration.relative.recordFailed',
  unknown: 'web.registration.relative.unknown',
  done: 'web.registration.relative.done',
  number: 'web.registration.relative.number',
  bring: 'web.registration.relative.bring',
} as const satisfies Readonly<Record<keyof typeof own, MessageId>>

/** The words of a registration. They address the member, or speak of a relative by `name`. */
export const registrationWords = (relative: unknown) => (relative === undefined ? own : ofRelative)
