import { maskEmail, maskPhone } from '../hospital/mask.ts'
import type { OutgoingMessage } from '../hospital/outbox.ts'
import type { Accounts } from './accounts.ts'
import type { People } from './people.ts'
import type { Person } from './person.ts'

/** The contact that receives a person's code, and the part of it that may be shown. */
export interface OwnContact extends Pick<OutgoingMessage, 'channel' | 'to'> {
  readonly masked: string
}

/** A number without its country code, so that `+62812…` and `0812…` are the same. */
export const bareNumber = (number: string | null | undefined): string | undefined => number?.replace(/^(\+62|62|0)/, '')

/**
 * The contact in a person's record: the telephone, or else the email address. A contact that the person shares with the main user of an
 * account with this person in its family, or with `asking`, proves nothing about the person, and is left out.
 */
export const ownContact = (
  { people, accounts }: { readonly people: People; readonly accounts: Accounts },
  { profile: { id, no_telp, email } }: Person,
  asking?: number,
): OwnContact | undefined => {
  const owners = [asking, ...accounts.allOf(id).map(({ owner }) => owner)].filter((owner) => owner !== id)
  const others = owners.flatMap((owner) => (owner === undefined ? [] : (people.byId(owner)?.profile ?? [])))
  if (no_telp !== null && !others.some((other) => bareNumber(other.no_telp) === bareNumber(no_telp)))
    return { channel: 'sms', to: no_telp, masked: maskPhone(no_telp) }
  if (email === null || others.some((other) => other.email?.toLowerCase() === email.toLowerCase())) return undefined
  return { channel: 'email', to: email, masked: maskEmail(email) }
}
