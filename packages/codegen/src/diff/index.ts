import { load } from 'js-yaml'
import type { ContractChange } from './change.ts'
import { graphqlChanges } from './graphql-changes.ts'
import { restChanges } from './rest-changes.ts'

export type { ContractChange } from './change.ts'
export { releaseProblem } from './release.ts'

/** The changes of a contract from its texts. The name of its file says which kind of contract it is. Throws if a text cannot be read. */
export const contractChanges = (file: string, before: string, after: string): readonly ContractChange[] => {
  if (before === after) return []
  return file.endsWith('.graphql') ? graphqlChanges(before, after) : restChanges(load(before), load(after))
}
