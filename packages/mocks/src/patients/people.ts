import type { Person, Profile } from './person.ts'

/** All persons that the group knows, members or not. */
export interface People {
  readonly byId: (id: number) => Person | undefined
  readonly byRecord: (nopasien: string) => Person | undefined
  readonly byIdentity: (number: string) => Person | undefined
  readonly all: () => readonly Person[]
  /** Adds a person under the next free id. */
  readonly add: (profile: Omit<Profile, 'id'>, rest?: Partial<Omit<Person, 'profile'>>) => Person
  readonly remove: (id: number) => void
  /** Changes a person's profile or record; returns the changed person, undefined if none. */
  readonly change: (
    id: number,
    profile: Partial<Omit<Profile, 'id'>>,
    rest?: Partial<Omit<Person, 'profile'>>,
  ) => Person | undefined
}

/** Creates a store of persons. */
export const createPeople = (seed: readonly Person[]): People => {
  const people = new Map(seed.map((person) => [person.profile.id, person]))
  // Ids are never reused: a new person would get the appointments and documents of a removed one.
  let lastId = Math.max(...people.keys(), 1000)
  const all = () => [...people.values()]
  const keep = (person: Person): Person => {
    people.set(person.profile.id, person)
    return person
  }
  return {
    byId: (id) => people.get(id),
    byRecord: (nopasien) => all().find(({ profile }) => profile.nopasien === nopasien),
    byIdentity: (number) => all().find(({ profile }) => profile.no_identitas === number),
    all,
    add: (profile, rest) => {
      lastId += 1
      const id = lastId
      return keep({ bloodTypeInRecord: null, allergies: [], registeredAt: [], ...rest, profile: { ...profile, id } })
    },
    remove: (id) => void people.delete(id),
    change: (id, profile, rest) => {
      const person = people.get(id)
      return person && keep({ ...person, ...rest, profile: { ...person.profile, ...profile } })
    },
  }
}
