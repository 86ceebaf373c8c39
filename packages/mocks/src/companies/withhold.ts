/** People who were examined, by their ids. */
export type People = ReadonlySet<number>

/** A group that a summary can be narrowed to. */
export interface Group {
  readonly value: string
  readonly people: People
}

/** Why a group is not broken down; null if it is. */
export type Withheld = 'terlalu_kecil' | 'selisih_terlalu_kecil' | null

/** The smallest group that is broken down, and the step to which counts are rounded down. */
export const smallest = 5

/** A count as it is published: the same for the same people, whatever was asked for. */
export const roundedDown = (count: number): number => count - (count % smallest)

const isTelling = (count: number): boolean => count > 0 && count < smallest

const missing = (one: People, other: People): number => [...one].filter((id) => !other.has(id)).length

/** How many people are in one of two groups alone. */
export const difference = (one: People, other: People): number => missing(one, other) + missing(other, one)

/** Those of a kind that may be answered beside what is answered already; the largest first. */
const acceptable = (groups: readonly Group[], answered: readonly People[]): readonly Group[] =>
  groups
    .filter(({ people }) => people.size >= smallest && !answered.some((other) => isTelling(difference(people, other))))
    .toSorted((one, other) => other.people.size - one.people.size || one.value.localeCompare(other.value, 'id'))

/**
 * Drops the smallest groups until the rest of the kind, which is not answered, is empty or large enough, and the number of answered
 * groups is no multiple of five: five counts that were each rounded down by four could be derived from their sum.
 */
const withEnoughRest = (groups: readonly Group[], sorted: readonly Group[], all: People): readonly Group[] => {
  const named = new Set(groups.flatMap(({ people }) => [...people]))
  let accepted = sorted
  const rest = () => all.size - accepted.reduce((sum, { people }) => sum + people.size, 0)
  const isUnsafe = () => isTelling(rest()) || accepted.length % smallest === 0
  while (named.size > 0 && accepted.length > 0 && isUnsafe()) accepted = accepted.slice(0, -1)
  return accepted
}

const reason = ({ people }: Group, isAnswered: boolean): Withheld => {
  if (people.size < smallest) return 'terlalu_kecil'
  return isAnswered ? null : 'selisih_terlalu_kecil'
}

/**
 * Which groups of each kind are withheld, in their order. The groups of one kind are disjoint. No difference of two answered
 * groups, and no rest of a kind, is a group of 1 to 4 people. `all`: everyone who was examined.
 */
export const withheldGroups = (all: People, kinds: readonly (readonly Group[])[]): readonly (readonly Withheld[])[] => {
  const answered: People[] = [all]
  return kinds.map((groups) => {
    const accepted = withEnoughRest(groups, acceptable(groups, answered), all)
    answered.push(...accepted.map(({ people }) => people))
    return groups.map((group) => reason(group, accepted.includes(group)))
  })
}
