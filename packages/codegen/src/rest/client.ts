import type { RestContract } from '../contracts/contracts.ts'
import type { Operation } from './operations.ts'

const routeFields = ({ method, path, bearer, reads, body, responses, accepts }: Operation): string =>
  [
    `method: '${method}'`,
    `path: '${path}'`,
    bearer !== 'none' && `bearer: '${bearer}'`,
    reads && 'reads: true',
    body === 'form' && 'form: true',
    accepts.some((type) => type !== 'application/json') && `accept: '${accepts.join(', ')}'`,
    responses.some(({ status, form }) => status < 300 && form === 'binary') && 'binary: true',
    responses.some(({ status, list }) => status < 300 && list) && 'list: true',
    responses.some(({ status }) => status === 204) && 'empty: true',
  ]
    .filter(Boolean)
    .join(', ')

const docstring = ({ summary, description, method, path, evidence, deprecated }: Operation): string => {
  const note = evidence === 'assumed' ? '\n\nAssumed: not in the specification; confirm it with the back end.' : ''
  const warning = deprecated ? '\n\n@deprecated The contract says so.' : ''
  const text = `${summary}\n\n${description.trim()}\n\n\`${method} ${path}\`${note}${warning}`
  return ['  /**', ...text.split('\n').map((line) => `   * ${line.replaceAll('*/', '*\\/')}`.trimEnd()), '   */'].join(
    '\n',
  )
}

/** A contract's route table and the interface of its client, one documented method per operation. */
export const generateClient = (
  { typeName, valueName, file }: RestContract,
  operations: readonly Operation[],
): string => `
import type { Call, OperationRoutes } from '../../client/contract.ts'
import type { operations } from './types.ts'

/** The route and bearer of each operation of ${file.slice(file.lastIndexOf('/') + 1)}. */
export const ${valueName}Routes = {
${operations.map((operation) => `  ${operation.id}: { ${routeFields(operation)} },`).join('\n')}
} as const satisfies OperationRoutes

/** The calls of the contract. None of them throws: each resolves with \`{ data }\` or \`{ error }\`. */
export interface ${typeName}Client {
${operations.map((operation) => `${docstring(operation)}\n  ${operation.id}: Call<operations['${operation.id}']>`).join('\n')}
}
`
