import type { DocumentNode, FragmentDefinitionNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { getNamedType, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql'

/**
 * The fields of answers that hold any JSON, by their names in the documents. Editors choose the content of these fields, so no code may
 * interpret its shape.
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
