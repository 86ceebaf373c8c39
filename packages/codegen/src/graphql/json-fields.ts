import type { DocumentNode, FragmentDefinitionNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { getNamedType, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql'

/**
 * The answers' fields that hold any JSON, by the names that the documents give them: what is in them is an editor's, so that
 * nothing may be read into its shape.
 */
export const generateJsonFields = (
  schema: GraphQLSchema,
  definitions: readonly (OperationDefinitionNode | FragmentDefinitionNode)[],
): string => {
  const names = new Set<string>()
  const info = new TypeInfo(schema)
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions }
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: (node) => {
        const type = info.getType()
        if (type && getNamedType(type).name === 'JSON') names.add((node.alias ?? node.name).value)
      },
    }),
  )
  return `
/** Fields of the documents' answers that hold any JSON. */
export const jsonFields: readonly string[] = [${[...names]
    .sort()
    .map((name) => `'${name}'`)
    .join(', ')}]
`
}
