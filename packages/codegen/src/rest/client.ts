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

/** The ending of a client's name in code, after the contract's name. */
export const suffixOf = (client = ''): string => `${client.charAt(0).toUpperCase()}${client.slice(1)}`

/** The types of all clients of a contract. */
export const clientTypes = ({ typeName }: RestContract, operations: readonly Operation[]): readonly string[] => [
  ...new Set(operations.map(({ client }) => `${typeName}${suffixOf(client)}Client`)),
]

const oneClient = (
  { typeName, valueName, file }: RestContract,
  client: string | undefined,
  operations: readonly Operation[],
): string => {
  const part = client === undefined ? '' : `, of the client \`${client}\``
  return `
/** The route and bearer of each operation of ${file.slice(file.lastIndexOf('/') + 1)}${part}. */
export const ${valueName}${suffixOf(client)}Routes = {
${operations.map((operation) => `  ${operation.id}: { ${routeFields(operation)} },`).join('\n')}
} as const satisfies OperationRoutes

/** The calls of the contract${part}. None of them throws: each resolves with \`{ data }\` or \`{ error }\`. */
export interface ${typeName}${suffixOf(client)}Client {
${operations.map((operation) => `${docstring(operation)}\n  ${operation.id}: Call<operations['${operation.id}']>`).join('\n')}
}
`
}

/**
 * The route tables of a contract and the interfaces of its clients, with one documented method per operation. Some operations may have a
 * separate client (`x-client`), so that an application without these calls does not load their routes.
 */
export const generateClient = (contract: RestContract, operations: readonly Operation[]): string => `
import type { Call, OperationRoutes } from '../../client/contract.ts'
import type { operations } from './types.ts'
${[...Map.groupBy(operations, ({ client }) => client)].map(([client, its]) => oneClient(contract, client, its)).join('')}`
