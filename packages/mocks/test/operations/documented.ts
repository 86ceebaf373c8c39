import { readOpenApi } from '../../../codegen/src/contracts/carried.ts'
import { restContracts, workspacePaths } from '../../../codegen/src/contracts/contracts.ts'
import { resolve } from '../../../codegen/src/contracts/openapi.ts'
import type { OpenApiDocument, OpenApiOperation, OpenApiParameter } from '../../../codegen/src/contracts/openapi.ts'

/** A request as the examples of a contract write it. */
export interface DocumentedRequest {
  readonly api: string
  readonly operation: string
  /** The example's name: `parameters`, or that of the body's example. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Path and query, after the address of the API. */
  readonly address: string
  readonly body: unknown
}

/** What a contract gives as example of a parameter: its own, that of its schema, or its only value. */
const exampleOf = (
  { name, example, required, schema }: OpenApiParameter,
  { components }: OpenApiDocument,
  operation: string,
): string | undefined => {
  const { examples, enum: values } = resolve(schema, components.schemas)
  const found = example ?? examples?.[0] ?? (values?.length === 1 ? values[0] : undefined)
  if (typeof found === 'string' || typeof found === 'number') return String(found)
  if (found !== undefined || required) throw new Error(`${operation}: ${name} has no example that can be sent`)
  return undefined
}

const addressOf = (path: string, operation: OpenApiOperation, document: OpenApiDocument): string => {
  const query = new URLSearchParams()
  let address = path
  for (const parameter of operation.parameters ?? []) {
    const example = exampleOf(parameter, document, operation.operationId)
    if (example === undefined) continue
    if (parameter.in === 'query') query.set(parameter.name, example)
    else address = address.replace(`{${parameter.name}}`, encodeURIComponent(example))
  }
  return query.size > 0 ? `${address}?${query}` : address
}

const bodiesOf = ({ operationId, requestBody }: OpenApiOperation): readonly (readonly [string, unknown])[] => {
  if (!requestBody) return [['parameters', undefined]]
  const bodies = Object.values(requestBody.content).flatMap(({ examples = {} }) =>
    Object.entries(examples).map(([name, { value }]) => [name, value] as const),
  )
  if (bodies.length === 0) throw new Error(`${operationId}: the body has no example`)
  return bodies
}

/** The requests that the examples of a contract make of its reads. Throws where an example that is needed is missing. */
const requestsOf = (api: string, document: OpenApiDocument): DocumentedRequest[] =>
  Object.entries(document.paths).flatMap(([path, { get, post }]) => {
    const operation = get ?? post
    if (!operation || !(get ?? operation['x-reads'])) return []
    const address = addressOf(path, operation, document)
    return bodiesOf(operation).map(([name, body]) => ({
      api,
      operation: operation.operationId,
      name,
      method: get ? 'GET' : 'POST',
      address,
      body,
    }))
  })

/** The same of all contracts. */
export const documentedReads = async (): Promise<readonly DocumentedRequest[]> => {
  const requests = []
  for (const { name, file } of restContracts(workspacePaths))
    requests.push(...requestsOf(name, await readOpenApi(file)))
  return requests
}
