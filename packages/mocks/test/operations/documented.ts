import { readOpenApi } from '../../../codegen/src/contracts/carried.ts'
import { restContracts, workspacePaths } from '../../../codegen/src/contracts/contracts.ts'
import { bodyExamples, parameterExample } from '../../../codegen/src/contracts/examples.ts'
import type { OpenApiDocument, OpenApiOperation } from '../../../codegen/src/contracts/openapi.ts'

/** A request from the examples of a contract. */
export interface DocumentedRequest {
  readonly api: string
  readonly operation: string
  /** The name of the body's example, or `parameters`. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Path and query, after the address of the API. */
  readonly address: string
  readonly body: unknown
}

const addressOf = (path: string, operation: OpenApiOperation, document: OpenApiDocument): string => {
  const query = new URLSearchParams()
  let address = path
  for (const parameter of operation.parameters ?? []) {
    const example = parameterExample(parameter, document, operation.operationId)
    if (example === undefined) continue
    if (parameter.in === 'path') address = address.replace(`{${parameter.name}}`, encodeURIComponent(String(example)))
    else for (const value of [example].flat()) query.append(parameter.name, String(value))
  }
  return query.size > 0 ? `${address}?${query}` : address
}

const bodiesOf = (operation: OpenApiOperation): readonly (readonly [string, unknown])[] =>
  operation.requestBody ? bodyExamples(operation) : [['parameters', undefined]]

/** The requests for a contract's reads, from its examples. Throws if an example that is needed is missing. */
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

/** The requests for the reads of all contracts, from their examples. */
export const documentedReads = async (): Promise<readonly DocumentedRequest[]> => {
  const requests = []
  for (const { name, file } of restContracts(workspacePaths))
    requests.push(...requestsOf(name, await readOpenApi(file)))
  return requests
}
