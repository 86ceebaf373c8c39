import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'

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
export const readFamilyAccess = (memberId: number): Read<readonly FamilyAccess[]> => ({
  operation: 'listFamilyAccess',
  patient: memberId,
  call: ({ member }, signal) =>
    answerOf(member.listFamilyAccess({ query: { user_id: memberId } }, { signal }), ({ data }) =>
      data.map(({ id_akses: id, nama: name, status_family: relation, sejak: since }) => ({
        id,
        name,
        relation,
        since,
      })),
    ),
})
