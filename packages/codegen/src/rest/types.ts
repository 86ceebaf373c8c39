import openapiTS, { astToString } from 'openapi-typescript'
import type { OpenAPI3 } from 'openapi-typescript'
// openapi-typescript builds nodes of the TypeScript 5 API, which TypeScript 7 does not have.
import ts from 'typescript-with-api'

const { factory } = ts

/** `string & {}`: any text, though editors still offer the values of a union that it is in. */
const anyText = () =>
  factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ])

/**
 * `paths`, `components` and `operations` of a contract as TypeScript; a binary string is a `Blob`, and the later
 * values of an enumeration keep it from becoming `string`.
 */
export const generateTypes = async (document: unknown): Promise<string> => {
  // A copy: the generator changes what it is given.
  const nodes = await openapiTS(structuredClone(document) as OpenAPI3, {
    // The server applies defaults, so a default does not make a request's property required.
    defaultNonNullable: false,
    transform: (schema) => {
      if ('x-later-values' in schema) return anyText()
      return schema.format === 'binary' ? factory.createTypeReferenceNode('Blob') : undefined
    },
  })
  return astToString(nodes)
}
