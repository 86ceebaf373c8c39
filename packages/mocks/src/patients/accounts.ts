import { isAdult } from '@hospital/sdk'
import type { Person, Profile } from './person.ts'

/** A person who belongs to an account. */
export interface FamilyTie {
  readonly person: number
  /** The relation to the main user. */
  readonly relation: Profile['status_family']
  /** The day on which the person was added, `YYYY-MM-DD`. */
  readonly since: string
  /** The day, `YYYY-MM-DD`, on which a person who was added as a child gave their own consent. */
  readonly agreedOn?: string
}

/** A member's account: a login, and the persons that it may act for. */
export interface Account {
  /** Person id of the main user. */
  readonly owner: number
  readonly email: string
  readonly password: string
  /** A deactivated account cannot log in. */
  readonly active: boolean
  readonly familyId: number | null
  /** The persons, the main user first. An adult may belong to several accounts. */
  readonly ties: readonly FamilyTie[]
}

/** All accounts of the member area. */
export interface Accounts {
  readonly byEmail: (email: string) => Account | undefined
  readonly byOwner: (owner: number) => Account | undefined
  readonly byFamily: (familyId: number) => Account | undefined
  /** The accounts that a person belongs to, as main user or as family. */
  readonly allOf: (person: number) => readonly Account[]
  readonly all: () => readonly Account[]
  readonly add: (account: Account) => void
  readonly setEmail: (owner: number, email: string) => void
  readonly setPassword: (owner: number, password: string) => void
  /** Adds a person to the family. The second person of an account creates its family. */
  readonly join: (owner: number, tie: FamilyTie) => void
  /** Records that a person of the family gave their own consent on a day. */
  readonly agree: (owner: number, person: number, day: string) => void
  /** Removes a person from the family. */
  readonly leave: (owner: number, person: number) => void
}

/** The tie of an account to a person; undefined if the account may not act for them. */
export const tieTo = ({ ties }: Account, person: number): FamilyTie | undefined =>
  ties.find((tie) => tie.person === person)

/**
 * Whether a person became an adult after a parent or guardian consented to the tie. On `today` this consent is no longer valid, and the
 * account waits for the person's own.
 */
export const awaitsConsent = (
  { relation, since, agreedOn }: FamilyTie,
  { profile: { tgl_lahir } }: Person,
  today: string,
): boolean => relation !== 'diri_sendiri' && isAdult(tgl_lahir, today) && !isAdult(tgl_lahir, agreedOn ?? since)

/** A person as an account sees them: with the relation and the family of this account. */
export const asSeenBy = (account: Account, { relation }: FamilyTie, person: Person): Person => ({
  ...person,
  profile: { ...person.profile, status_family: relation, family_id: account.familyId },
})

const sameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Creates a store of accounts. */
export const createAccounts = (seed: readonly Account[]): Accounts => {
  const accounts = new Map(seed.map((account) => [account.owner, account]))
  const all = () => [...accounts.values()]
  const change = (owner: number, changes: (account: Account) => Partial<Account>) => {
    const account = accounts.get(owner)
    if (account) accounts.set(owner, { ...account, ...changes(account) })
  }
  const nextFamily = () => Math.max(300, ...all().map(({ familyId }) => familyId ?? 0)) + 1
  return {
    byEmail: (email) => all().find((account) => sameEmail(account.email, email)),
    byOwner: (owner) => accounts.get(owner),
    byFamily: (familyId) => all().find((account) => account.familyId === familyId),
    allOf: (person) => all().filter((account) => tieTo(account, person) !== undefined),
    all,
    add: (account) => void accounts.set(account.owner, account),
    setEmail: (owner, email) => change(owner, () => ({ email })),
    setPassword: (owner, password) => change(owner, () => ({ password })),
    join: (owner, tie) =>
      change(owner, ({ familyId, ties }) => ({ familyId: familyId ?? nextFamily(), ties: [...ties, tie] })),
    agree: (owner, person, day) =>
      change(owner, ({ ties }) => ({
        ties: ties.map((tie) => (tie.person === person ? { ...tie, agreedOn: day } : tie)),
      })),
    leave: (owner, person) => change(owner, ({ ties }) => ({ ties: ties.filter((tie) => tie.person !== person) })),
  }
}
