import type { Result } from '@hospital/sdk'
import type { MemberClient } from '@hospital/sdk/member'
import type { Patient } from '../session/log-in.ts'
import type { PersonalRead } from './read.ts'

/** The family of a member: the persons for whom they may act, themselves first. Contract: operation `getFamily`. */
export const readFamily = (memberId: number): PersonalRead<readonly Patient[]> => ({
  operation: 'getFamily',
  patient: memberId,
  call: async (member: MemberClient, signal: AbortSignal): Promise<Result<readonly Patient[]>> => {
    const { data, error } = await member.getFamily({ query: { user_id: memberId } }, { signal })
    return error ? { error } : { data: data.data.map((person) => ({ id: person.id, name: person.nama_lengkap })) }
  },
})
