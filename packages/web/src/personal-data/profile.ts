import type { MemberComponents } from '@hospital/sdk/member'
import { answerOf } from './read.ts'
import type { Read } from './read.ts'

/** The data that the group has about one person. */
export type Profile = MemberComponents['schemas']['MemberProfile']

/** The profile of a person of the family. Contract: operation `getProfile`. */
export const readProfile = (patient: number): Read<Profile> => ({
  operation: 'getProfile',
  patient,
  call: ({ member }, signal) => answerOf(member.getProfile({ query: { id: patient } }, { signal }), ({ data }) => data),
})
