import type { Session } from '../shared/loading/session.ts'

/** Who is logged in, as header and menus show it. */
export interface Account {
  readonly id: number
  readonly name: string
  readonly kind: 'member' | 'company'
  /** Of a patient, for the picture. */
  readonly gender: 'male' | 'female' | undefined
  /** Whether it is a corporate administrator. */
  readonly isAdmin: boolean
}

/** The account of a session; a patient's comes first. */
export const accountOf = ({ member, company }: Session): Account | undefined => {
  if (member)
    return {
      id: member.id,
      name: member.name,
      kind: 'member',
      gender: member.gender === 'L' ? 'male' : 'female',
      isAdmin: false,
    }
  return company && { id: company.id, name: company.name, kind: 'company', gender: undefined, isAdmin: company.isAdmin }
}
