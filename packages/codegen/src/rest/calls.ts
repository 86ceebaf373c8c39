import type { RestContract } from '../contracts/contracts.ts'
import { bodyExamples, parameterExample } from '../contracts/examples.ts'
import { isNode } from '../contracts/normalized.ts'
import type { OpenApiDocument, OpenApiOperation, OpenApiSchema } from '../contracts/openapi.ts'
import { resolve } from '../contracts/openapi.ts'
import { suffixOf } from './client.ts'
import { Expression, literal } from './literal.ts'

/** The names by which the SDK makes a contract's client. */
export interface ClientNames {
  /** The entry that exports the client's factory and type. */
  readonly entry: string
  readonly factory: string
  readonly type: string
  /** The variable for the client in examples. */
  readonly variable: string
}

/**
 * The names of a contract's client, or of a client for a part of its operations. The content API's REST calls are methods of `CmsRest`,
 * because `CmsClient` has the GraphQL calls.
 */
const clientNames = ({ name, typeName, valueName }: RestContract, client = ''): ClientNames =>
  name === 'cms'
    ? { entry: '@hospital/sdk/cms/rest', factory: 'createCmsRest', type: 'CmsRest', variable: valueName }
    : {
        entry: `@hospital/sdk/${name}`,
        factory: `create${typeName}${suffixOf(client)}Client`,
        type: `${typeName}${suffixOf(client)}Client`,
        variable: `${valueName}${suffixOf(client)}`,
      }

/** The clients that have a contract's operations. */
export const clientsOf = (contract: RestContract, document: OpenApiDocument): readonly ClientNames[] => {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
  return [...new Set(operations.map((operation) => operation['x-client']))].map((client) =>
    clientNames(contract, client),
  )
}

const mediaTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
}

/** The file in an example, which a contract writes as `(content of name.pdf)`. */
const fileOf = (value: unknown, place: string): Expression => {
  const [, name = '', ending = ''] = /^\(content of ([\w.-]+\.(\w+))\)$/.exec(String(value)) ?? []
  const type = mediaTypes[ending]
  if (type === undefined) throw new Error(`${place}: the example of a file must be \`(content of name.pdf)\``)
  return new Expression(`new File(['contoh'], '${name}', { type: '${type}' })`)
}

/** An example in which files are replaced by code. */
const withFiles = (value: unknown, schema: OpenApiSchema, document: OpenApiDocument, place: string): unknown => {
  const { format, items, properties = {} } = resolve(schema, document.components.schemas)
  if (format === 'binary') return fileOf(value, place)
  if (Array.isArray(value) && items) return value.map((entry) => withFiles(entry, items, document, place))
  if (!isNode(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const property = properties[name]
      return [name, property ? withFiles(part, property, document, `${place}.${name}`) : part]
    }),
  )
}

const parametersIn = (where: 'path' | 'query', operation: OpenApiOperation, document: OpenApiDocument) => {
  const entries = (operation.parameters ?? []).flatMap((parameter) => {
    const example = parameter.in === where ? parameterExample(parameter, document, operation.operationId) : undefined
    return example === undefined ? [] : [[parameter.name, example] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** The input of an operation in the SDK's form, from the contract's first example; undefined if the operation needs none. */
const inputOf = (operation: OpenApiOperation, document: OpenApiDocument): object | undefined => {
  const [example] = bodyExamples(operation)
  const [media] = Object.values(operation.requestBody?.content ?? {})
  const input = Object.entries({
    path: parametersIn('path', operation, document),
    query: parametersIn('query', operation, document),
    body: example && media && withFiles(example[1], media.schema, document, operation.operationId),
  }).filter(([, value]) => value !== undefined)
  return input.length > 0 ? Object.fromEntries(input) : undefined
}

/** The SDK's call of an operation with the contract's first example, such as `member.getProfile({ query: { id: 1001 } })`. */
export const callOf = (
  contract: RestContract,
  document: OpenApiDocument,
  operation: OpenApiOperation,
  indent = '',
): string => {
  const start = `${clientNames(contract, operation['x-client']).variable}.${operation.operationId}(`
  const input = inputOf(operation, document)
  return `${start}${input ? literal(input, indent, indent.length + start.length + 1) : ''})`
}

/** The calls of all operations of a contract: the reference shows and runs them, and the compiler checks them here. */
export const generateCalls = (contract: RestContract, document: OpenApiDocument): string => {
  const clients = clientsOf(contract, document)
  const types = clients.map(({ type }) => type)
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
  const lines = operations.map((operation) => {
    const { variable, type } = clientNames(contract, operation['x-client'])
    return `  ${operation.operationId}: (${variable}: ${type}) =>\n    ${callOf(contract, document, operation, '    ')},`
  })
  return `
import type { ${types.join(', ')} } from '${clientNames(contract).entry}'
import type { Calls } from '../calls/calls.ts'

/** A call of each operation of ${contract.name}.openapi.yaml, with the contract's first example. */
export const ${contract.valueName}Calls = {
${lines.join('\n')}
} as const satisfies Calls<${types.join(' & ')}>
`
}
