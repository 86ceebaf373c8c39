import type { MemberComponents } from '@hospital/sdk/member'
import type { PersonalData } from './personal-data.ts'
import { answerOf, readOptions } from './read.ts'
import type { Read } from './read.ts'
import type { ReadState } from './use-read.ts'

/** A person of a member's family. */
export interface FamilyMember {
  readonly id: number
  readonly name: string
  readonly gender: 'male' | 'female'
  /** The relation to the main user: a code of the contract (`FamilyRelation`), or one that it has got since. */
  readonly relation: string
  /** YYYY-MM-DD. */
  readonly birthDate: string
  /** The medical record number; undefined until a hospital has issued one. */
  readonly recordNumber: string | undefined
  /** They were added as a child, are an adult by now, and have still to agree themselves: until then their data is closed. */
  readonly awaitsConsent: boolean
  readonly email: string | undefined
  readonly phone: string | undefined
  /** Address of a portrait, not checked. */
  readonly photo: string | undefined
}

const toFamilyMember = (person: MemberComponents['schemas']['MemberUser']): FamilyMember => ({
  id: person.id,
  name: person.nama_lengkap,
  gender: person.gender === 'L' ? 'male' : 'female',
  relation: person.status_family,
  birthDate: person.tgl_lahir,
  recordNumber: person.nopasien ?? undefined,
  awaitsConsent: person.menunggu_persetujuan === true,
  email: person.email ?? undefined,
  phone: person.no_telp ?? undefined,
  photo: person.avatar ?? undefined,
})

/**
 * The family for a page about one person. While it is read again one without that person counts as not known yet: a person who has just
 * been added is in the answer to come.
 */
export const familyWith = (
  patient: number,
  family: ReadState<readonly FamilyMember[]>,
): ReadState<readonly FamilyMember[]> =>
  family.status === 'ready' && family.isRefreshing && !family.data.some(({ id }) => id === patient)
    ? { status: 'loading' }
    : family

/** The family of a member: the persons for whom they may act, themselves first. Contract: operation `getFamily`. */
export const readFamily = (memberId: number): Read<readonly FamilyMember[]> => ({
  operation: 'getFamily',
  patient: memberId,
  call: ({ member }, signal) =>
    answerOf(member.getFamily({ query: { user_id: memberId } }, { signal }), ({ data }) => data.map(toFamilyMember)),
})

/**
 * Starts what a member's own medical record is read with, as soon as the answer with the family has its number: the page renders with that
 * answer first. Does nothing for a member without a record. A family that cannot be read is told where the page shows it.
 */
export const startOfRecord = (
  personal: PersonalData,
  memberId: number,
  start: (recordNumber: string) => void,
): void => {
  const wait = async () => {
    const family = await personal.queries.fetchQuery(readOptions(personal, readFamily(memberId)))
    const recordNumber = family.find(({ id }) => id === memberId)?.recordNumber
    if (recordNumber !== undefined) start(recordNumber)
  }
  wait().catch(() => undefined)
}
