/** What a change asks of the programs that use a contract. */
export type Weight = 'breaking' | 'additive' | 'none'

/** Whom a change concerns: who reads answers, who sends requests, or both. */
export type Side = 'reader' | 'writer' | 'both'

/** One change of a contract. */
export interface ContractChange {
  readonly weight: Weight
  readonly side: Side
  /** Where and what, such as `POST /login, answer 200: users.gender: removed`. */
  readonly what: string
}

const order: readonly Weight[] = ['breaking', 'additive', 'none']

/** Changes without repetitions: one of a schema shows in each operation that has it. The heaviest come first. */
export const sortedChanges = (changes: readonly ContractChange[]): readonly ContractChange[] => {
  const byText = new Map(changes.map((change) => [`${change.weight} ${change.side} ${change.what}`, change]))
  return [...byText.values()].sort((left, right) => order.indexOf(left.weight) - order.indexOf(right.weight))
}
