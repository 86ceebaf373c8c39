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
  /** The relation to the main user: a code of the contract (`FamilyRelation`), or a later one. */
  readonly relation: string
  /** YYYY-MM-DD. */
  readonly birthDate: string
  /** The medical record number; undefined until a hospital has issued one. */
  readonly recordNumber: string | undefined
  /**
   * True for a person who was added as a child, is now an adult, and has not yet given their own consent. Until then their data is closed.
   */
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
 * The family for a page about one person. While the family is read again, an answer without that person counts as not known yet: the new
 * answer may contain a person who has just been added.
 */
export const familyWith = (
  patient: number,
  family: ReadState<readonly FamilyMember[]>,
): ReadState<readonly FamilyMember[]> =>
  family.status === 'ready' && family.isRefreshing && !family.data.some(({ id }) => id === patient)
    ? { status: 'loading' }
    : family

/** The family of a member: the persons for whom the member may act, with the member first. Contract: operation `getFamily`. */
export const readFamily = (memberId: number): Read<readonly FamilyMember[]> => ({
  operation: 'getFamily',
  patient: memberId,
  call: ({ member }, signal) =>
    answerOf(member.getFamily({ query: { user_id: memberId } }, { signal }), ({ data }) => data.map(toFamilyMember)),
})

/**
 * Starts the reads that need a member's medical record number, as soon as the answer with the family has it: the page renders with that
 * answer first. Does nothing for a member without a record. The page itself shows a failed read of the family.
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
