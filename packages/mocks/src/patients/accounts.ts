/** A member's account: a login, and the persons that it may act for. */
export interface Account {
  /** Person id of the main user. */
  readonly owner: number
  readonly email: string
  readonly password: string
  /** A deactivated account cannot log in. */
  readonly active: boolean
  readonly familyId: number | null
  /** Person ids, the main user first. */
  readonly persons: readonly number[]
}

/** All accounts of the member area. */
export interface Accounts {
  readonly byEmail: (email: string) => Account | undefined
  readonly byOwner: (owner: number) => Account | undefined
  readonly byFamily: (familyId: number) => Account | undefined
  /** The account that a person belongs to, as main user or as family. */
  readonly byPerson: (person: number) => Account | undefined
  readonly all: () => readonly Account[]
  readonly add: (account: Account) => void
  readonly setPassword: (owner: number, password: string) => void
  /** Adds a person to the family, which is created with its second person; returns the family's id. */
  readonly join: (owner: number, person: number) => number
}

const sameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Creates a store of accounts. */
export const createAccounts = (seed: readonly Account[]): Accounts => {
  const accounts = new Map(seed.map((account) => [account.owner, account]))
  const all = () => [...accounts.values()]
  const change = (owner: number, changes: Partial<Account>) => {
    const account = accounts.get(owner)
    if (account) accounts.set(owner, { ...account, ...changes })
  }
  return {
    byEmail: (email) => all().find((account) => sameEmail(account.email, email)),
    byOwner: (owner) => accounts.get(owner),
    byFamily: (familyId) => all().find((account) => account.familyId === familyId),
    byPerson: (person) => all().find(({ persons }) => persons.includes(person)),
    all,
    add: (account) => void accounts.set(account.owner, account),
    setPassword: (owner, password) => change(owner, { password }),
    join: (owner, person) => {
      const account = accounts.get(owner)
      const familyId = account?.familyId ?? Math.max(300, ...all().map((other) => other.familyId ?? 0)) + 1
      change(owner, { familyId, persons: [...(account?.persons ?? [owner]), person] })
      return familyId
    },
  }
}
