import type { MessageId } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'

/** A person of a member's family who is registered by the member. */
export interface Relative {
  readonly name: string
  /** The code of the hospital with which an appointment of theirs makes the registration necessary; undefined without one. */
  readonly appointmentAt: string | undefined
}

/** Who is registered with a hospital. */
export interface Registrant {
  /** Member id. */
  readonly id: number
  /** Undefined for the member, who registers in person. */
  readonly relative: Relative | undefined
  /** The name under which this tab stores what is typed for them: the page's path without its language. */
  readonly draft: string
}

/** The member as the one who is registered. */
export const ownRegistrant = (id: number): Registrant => ({
  id,
  relative: undefined,
  draft: href('id', 'memberRegistration'),
})

/** A person of the family as the one who is registered. */
export const relativeRegistrant = (id: number, relative: Relative): Registrant => ({
  id,
  relative,
  draft: href('id', 'familyMemberRegistration', { pasien: String(id) }),
})

/** The name under which this tab stores with which hospital somebody is registered, until it has taken the registration. */
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

/** The words of a registration, which speak to the member, or of the person by `name`. */
export const registrationWords = (relative: unknown) => (relative === undefined ? own : ofRelative)
