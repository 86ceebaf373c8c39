import type { RestContract } from '../contracts/contracts.ts'
import { bodyExamples, parameterExample } from '../contracts/examples.ts'
import { isNode } from '../contracts/normalized.ts'
import type { OpenApiDocument, OpenApiOperation, OpenApiSchema } from '../contracts/openapi.ts'
import { resolve } from '../contracts/openapi.ts'
import { Expression, literal } from './literal.ts'

/** How the SDK makes a client of a contract. */
export interface ClientNames {
  /** The entry that exports factory and type. */
  readonly entry: string
  readonly factory: string
  readonly type: string
  /** The variable that examples have for a client. */
  readonly variable: string
}

/** The names of a contract's client. The content API's calls are methods of `CmsRest`, since `CmsClient` has those of GraphQL. */
export const clientNames = ({ name, typeName, valueName }: RestContract): ClientNames =>
  name === 'cms'
    ? { entry: '@hospital/sdk/cms/rest', factory: 'createCmsRest', type: 'CmsRest', variable: valueName }
    : {
        entry: `@hospital/sdk/${name}`,
        factory: `create${typeName}Client`,
        type: `${typeName}Client`,
        variable: valueName,
      }

const mediaTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
}

/** A file of an example, which a contract writes as `(content of name.pdf)`. */
const fileOf = (value: unknown, place: string): Expression => {
  const [, name = '', ending = ''] = /^\(content of ([\w.-]+\.(\w+))\)$/.exec(String(value)) ?? []
  const type = mediaTypes[ending]
  if (type === undefined) throw new Error(`${place}: the example of a file must be \`(content of name.pdf)\``)
  return new Expression(`new File(['contoh'], '${name}', { type: '${type}' })`)
}

/** An example whose files are code. */
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

/** The input of an operation as the SDK takes it, made of the contract's first example; undefined if it needs none. */
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
  const start = `${clientNames(contract).variable}.${operation.operationId}(`
  const input = inputOf(operation, document)
  return `${start}${input ? literal(input, indent, indent.length + start.length + 1) : ''})`
}

/** The calls of all operations of a contract: the reference shows and runs them, and the compiler reads them here. */
export const generateCalls = (contract: RestContract, document: OpenApiDocument): string => {
  const { entry, type, variable } = clientNames(contract)
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
  const lines = operations.map(
    (operation) =>
      `  ${operation.operationId}: (${variable}: ${type}) =>\n    ${callOf(contract, document, operation, '    ')},`,
  )
  return `
import type { ${type} } from '${entry}'
import type { Calls } from '../calls/calls.ts'

/** A call of each operation of ${contract.name}.openapi.yaml, with the contract's first example. */
export const ${contract.valueName}Calls = {
${lines.join('\n')}
} as const satisfies Calls<${type}>
`
}
