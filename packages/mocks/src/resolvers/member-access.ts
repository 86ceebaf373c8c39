import type { Hospital } from '../hospital/hospital.ts'
import { asSeenBy, awaitsConsent } from '../patients/accounts.ts'
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
  /** The persons whose data the account may see, the main user first. */
  readonly family: readonly Person[]
}

/** The caller's account; undefined if the session has ended. */
export const callerOf = ({ patients }: Hospital, bearer: string | undefined): Account | undefined => {
  const owner = patients.tokens.owner(bearer)
  return owner === undefined ? undefined : patients.accounts.byOwner(owner)
}

/** The caller's account for a call about the family of `owner`; 403 if `owner` is another account's. */
export const ownAccount = (
  hospital: Hospital,
  bearer: string | undefined,
  owner: number,
): Account | { readonly denial: ReturnType<typeof forbidden> | ReturnType<typeof unauthorized> } => {
  const account = callerOf(hospital, bearer)
  if (!account) return { denial: unauthorized() }
  return account.owner === owner ? account : { denial: forbidden() }
}

/** A person of an account, and whether the account waits for the person's consent. */
export interface FamilyPerson {
  readonly person: Person
  readonly isWaiting: boolean
}

/** The persons of an account, as this account sees them, the main user first. */
export const familyPersons = ({ patients }: Hospital, account: Account): readonly FamilyPerson[] =>
  account.ties.flatMap((tie) => {
    const person = patients.people.byId(tie.person)
    return person
      ? [
          {
            person: asSeenBy(account, tie, person),
            isWaiting: awaitsConsent(tie, person, patients.clock.today()),
          },
        ]
      : []
  })

const needsConsent =
  'Pasien ini sudah dewasa dan perlu menyetujui sendiri bahwa Anda melihat datanya. Minta persetujuannya di halaman keluarga.'

/** A person of the caller's account, also one who has yet to consent: 404 if unknown, 403 if not in the family. */
export const relativeById = (
  hospital: Hospital,
  bearer: string | undefined,
  id: number,
): (FamilyPerson & Pick<Access, 'account' | 'family'>) | Denial => {
  const account = callerOf(hospital, bearer)
  if (!account) return { denial: unauthorized() }
  if (!hospital.patients.people.byId(id)) return { denial: notFound() }
  const persons = familyPersons(hospital, account)
  const seen = persons.find(({ person: { profile } }) => profile.id === id)
  const family = persons.filter(({ isWaiting }) => !isWaiting).map(({ person }) => person)
  return seen ? { ...seen, account, family } : { denial: forbidden() }
}

/** A person of the caller's family by id: 404 if unknown, 403 if not in the family, or if the person is an adult who has yet to consent. */
export const personById = (hospital: Hospital, bearer: string | undefined, id: number): Access | Denial => {
  const found = relativeById(hospital, bearer, id)
  if ('denial' in found) return found
  const { account, person, family, isWaiting } = found
  return isWaiting ? { denial: forbidden(needsConsent) } : { account, person, family }
}

/** A person of the caller's family by medical record number, with the rules of `personById`. */
export const personByRecord = (hospital: Hospital, bearer: string | undefined, nopasien: string): Access | Denial =>
  personById(hospital, bearer, hospital.patients.people.byRecord(nopasien)?.profile.id ?? 0)
