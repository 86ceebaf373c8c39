/** What a change means for the programs that use a contract. */
export type Weight = 'breaking' | 'additive' | 'none'

/** The programs that a change concerns: readers of answers, senders of requests, or both. */
export type Side = 'reader' | 'writer' | 'both'

/** One change of a contract. */
export interface ContractChange {
  readonly weight: Weight
  readonly side: Side
  /** The place and the change, such as `POST /login, answer 200: users.gender: removed`. */
  readonly what: string
}

const order: readonly Weight[] = ['breaking', 'additive', 'none']

/** Changes without repetitions: the change of a schema appears in each operation that uses it. The heaviest come first. */
export const sortedChanges = (changes: readonly ContractChange[]): readonly ContractChange[] => {
  const byText = new Map(changes.map((change) => [`${change.weight} ${change.side} ${change.what}`, change]))
  return [...byText.values()].sort((left, right) => order.indexOf(left.weight) - order.indexOf(right.weight))
}
