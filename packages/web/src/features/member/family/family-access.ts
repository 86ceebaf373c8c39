import type { Result } from '@hospital/sdk'
import type { PersonalRead } from '../../../personal-data/read.ts'

/** Another account that sees and manages a member's data. */
export interface FamilyAccess {
  readonly id: number
  /** The name of the account's main user, shortened. */
  readonly name: string
  /** What the member is to that main user: a code of the contract (`FamilyRelation`), or one that it has got since. */
  readonly relation: string
  /** YYYY-MM-DD. */
  readonly since: string
}

/** Who else sees a member's data, the latest first. Contract: operation `listFamilyAccess`. */
export const readFamilyAccess = (memberId: number): PersonalRead<readonly FamilyAccess[]> => ({
  operation: 'listFamilyAccess',
  patient: memberId,
  call: async (member, signal): Promise<Result<readonly FamilyAccess[]>> => {
    const { data, error } = await member.listFamilyAccess({ query: { user_id: memberId } }, { signal })
    if (error) return { error }
    return {
      data: data.data.map(({ id_akses: id, nama: name, status_family: relation, sejak: since }) => ({
        id,
        name,
        relation,
        since,
      })),
    }
  },
})
