import type { RestContract } from '../contracts/contracts.ts'
import type { Operation } from './operations.ts'

const placeholders = ({ path }: Operation) => path.split('{').length

/** Sorts `/a/b` before `/a/{id}`, because the first handler that matches answers. */
const mostSpecificFirst = (operations: readonly Operation[]) =>
  [...operations].sort((left, right) => placeholders(left) - placeholders(right))

/** One typed handler per operation, and the interface of their resolvers. */
export const generateHandlers = (contract: RestContract, operations: readonly Operation[]): string => {
  const { name, typeName, valueName } = contract
  const handler = ({ id }: Operation) => `  contractHandler(context, {
    api: '${name}',
    operation: '${id}',
    route: ${valueName}Routes.${id},
    contract: () => ${valueName}Contract.${id},
    resolver: resolvers.${id},
  }),`
  return `
import { ${valueName}Contract, ${valueName}Routes } from '@hospital/sdk/contracts'
import type { ${typeName}Operations } from '@hospital/sdk/contracts'
import { contractHandler } from '../handlers/contract-handler.ts'
import type { MockContext, Resolver } from '../handlers/contract-handler.ts'
import type { MockHandler } from '../handlers/mock-handler.ts'

/** One resolver per operation of the contract, with typed request and replies. */
export interface ${typeName}Resolvers {
${operations.map(({ id }) => `  ${id}: Resolver<${typeName}Operations['${id}']>`).join('\n')}
}

/** The handlers of the contract, one per operation, ordered so that none shadows another. */
export const ${valueName}Handlers = (context: MockContext, resolvers: ${typeName}Resolvers): MockHandler[] => [
${mostSpecificFirst(operations).map(handler).join('\n')}
]
`
}
