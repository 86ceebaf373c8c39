import type { Hospital } from '../hospital/hospital.ts'
import { asSeenBy } from '../patients/accounts.ts'
import type { Account } from '../patients/accounts.ts'
import type { Person } from '../patients/person.ts'
import { forbidden, notFound, unauthorized } from './replies.ts'

/** A response that denies the request. */
export type Denial = {
  readonly denial: ReturnType<typeof forbidden> | ReturnType<typeof notFound> | ReturnType<typeof unauthorized>
}

/** A person whom the caller may see. */
export interface Access {
  readonly account: Account
  readonly person: Person
  /** The persons of the account, the main user first. */
  readonly family: readonly Person[]
}

/** The caller's account; undefined if the session has ended. */
export const callerOf = ({ patients }: Hospital, bearer: string | undefined): Account | undefined => {
  const owner = patients.tokens.owner(bearer)
  return owner === undefined ? undefined : patients.accounts.byOwner(owner)
}

/** The caller's account for a call about the family of `owner`: 403 for anybody else's. */
export const ownAccount = (
  hospital: Hospital,
  bearer: string | undefined,
  owner: number,
): Account | { readonly denial: ReturnType<typeof forbidden> | ReturnType<typeof unauthorized> } => {
  const account = callerOf(hospital, bearer)
  if (!account) return { denial: unauthorized() }
  return account.owner === owner ? account : { denial: forbidden() }
}

/** The persons of an account as it sees them, the main user first. */
export const familyPersons = ({ patients }: Hospital, account: Account): readonly Person[] =>
  account.ties.flatMap((tie) => {
    const person = patients.people.byId(tie.person)
    return person ? [asSeenBy(account, tie, person)] : []
  })

const accessTo = (hospital: Hospital, bearer: string | undefined, person: Person | undefined): Access | Denial => {
  const account = callerOf(hospital, bearer)
  if (!account) return { denial: unauthorized() }
  if (!person) return { denial: notFound() }
  const family = familyPersons(hospital, account)
  const seen = family.find(({ profile }) => profile.id === person.profile.id)
  return seen ? { account, person: seen, family } : { denial: forbidden() }
}

/** A person of the caller's family by id: 404 if unknown, 403 if not of the family. */
export const personById = (hospital: Hospital, bearer: string | undefined, id: number): Access | Denial =>
  accessTo(hospital, bearer, hospital.patients.people.byId(id))

/** A person of the caller's family by medical record number: 404 if unknown, 403 if not of the family. */
export const personByRecord = (hospital: Hospital, bearer: string | undefined, nopasien: string): Access | Denial =>
  accessTo(hospital, bearer, hospital.patients.people.byRecord(nopasien))
