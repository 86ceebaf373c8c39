import { pathToFileURL } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
// openapi-typescript builds nodes of the TypeScript 5 API, which TypeScript 7 does not have.
import ts from 'typescript-with-api'
import type { RestContract } from '../contracts/contracts.ts'

/** `paths`, `components` and `operations` of a contract as TypeScript; a binary string is a `Blob`. */
export const generateTypes = async ({ file }: RestContract): Promise<string> => {
  const nodes = await openapiTS(pathToFileURL(file), {
    // The server applies defaults, so a default does not make a request's property required.
    defaultNonNullable: false,
    transform: (schema) => (schema.format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  })
  return astToString(nodes)
}
