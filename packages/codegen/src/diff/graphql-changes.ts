import { BreakingChangeType, buildSchema, DangerousChangeType, findSchemaChanges } from 'graphql'
import type { ContractChange, Weight } from './change.ts'
import { sortedChanges } from './change.ts'

const breaking: ReadonlySet<string> = new Set(Object.values(BreakingChangeType))
const dangerous: ReadonlySet<string> = new Set(Object.values(DangerousChangeType))

const weightOf = (type: string): Weight => {
  if (breaking.has(type)) return 'breaking'
  // A new value of an enumeration, or a new optional argument, needs a look but breaks no program: an unknown value is null.
  return dangerous.has(type) || /ADDED|CHANGED/.test(type) ? 'additive' : 'none'
}

/** The changes of a GraphQL contract, from its texts. Descriptions are ignored. */
export const graphqlChanges = (before: string, after: string): readonly ContractChange[] =>
  sortedChanges(
    findSchemaChanges(buildSchema(before), buildSchema(after))
      .filter(({ type }) => !/DESCRIPTION/.test(type))
      .map(({ type, description }) => ({
        weight: weightOf(type),
        side: /ARG|INPUT/.test(type) ? 'writer' : 'reader',
        what: description,
      })),
  )
