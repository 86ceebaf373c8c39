import openapiTS, { astToString } from 'openapi-typescript'
import type { OpenAPI3 } from 'openapi-typescript'
// openapi-typescript builds nodes of the TypeScript 5 API, which TypeScript 7 does not have.
import ts from 'typescript-with-api'

const { factory } = ts

/** `string & {}` accepts any text, but editors still suggest the known values of a union with it. */
const anyText = () =>
  factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ])

/**
 * `paths`, `components` and `operations` of a contract as TypeScript. A binary string is a `Blob`. The type for later values keeps an
 * enumeration from becoming a plain `string`.
 */
export const generateTypes = async (document: unknown): Promise<string> => {
  // A copy, because the generator changes its input.
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
