import { buildASTSchema, parse, visit } from 'graphql'
import type { DefinitionNode, FieldDefinitionNode, GraphQLSchema, TypeNode } from 'graphql'

/** A field definition, parsed from its text. */
const field = (text: string): FieldDefinitionNode => {
  const [definition] = parse(`type T { ${text} }`, { noLocation: true }).definitions
  const [found] = definition?.kind === 'ObjectTypeDefinition' ? (definition.fields ?? []) : []
  if (!found) throw new Error(`${text} is no field`)
  return found
}

const typeNode = (text: string): TypeNode => field(`of: ${text}`).type

const nameOf = (type: TypeNode): string => (type.kind === 'NamedType' ? type.name.value : nameOf(type.type))

/** A field without its wrapper. A list also gets a second field with its counts. */
const unwrapped = (node: FieldDefinitionNode): FieldDefinitionNode[] => {
  const name = nameOf(node.type)
  const [, one] = /^(.+)EntityResponse$/.exec(name) ?? []
  if (one !== undefined) return [{ ...node, type: typeNode(one) }]
  const [, many] = /^(.+?)(?:EntityResponse|RelationResponse)Collection$/.exec(name) ?? []
  if (many === undefined) return [node]
  const connection = { ...node, name: { ...node.name, value: `${node.name.value}_connection` } }
  return [{ ...node, type: typeNode(`[${many}]!`) }, connection]
}

/** The fields of a type. Wrappers have rows and counts; content types have a document id beside their own fields. */
const fieldsOf = (name: string, fields: readonly FieldDefinitionNode[], entries: ReadonlySet<string>) => {
  const [, type, kind] = /^(.+?)(Entity|Relation)ResponseCollection$/.exec(name) ?? []
  if (type !== undefined)
    return [field(`nodes: [${type}!]!`), ...(kind === 'Entity' ? [field('pageInfo: Pagination!')] : [])]
  return [...(entries.has(name) ? [field('documentId: ID!')] : []), ...fields.flatMap(unwrapped)]
}

/** Whether a definition is a wrapper that Strapi 5 does not have. */
const isGone = (node: DefinitionNode): boolean =>
  node.kind === 'ObjectTypeDefinition' && /(Entity|EntityResponse|CollectionMeta)$/.test(node.name.value)

/** The schema of Strapi 5, from the content types in a schema of Strapi 4. Lists inside of entries take no `status`. */
export const strapi5Schema = (sdl: string): GraphQLSchema => {
  const document = parse(sdl, { noLocation: true })
  const entries = new Set(
    document.definitions.flatMap((node) =>
      node.kind === 'ObjectTypeDefinition' && node.name.value.endsWith('Entity')
        ? [node.name.value.replace(/Entity$/, '')]
        : [],
    ),
  )
  const isEntryFilter = (name: string) => entries.has(name.replace(/FiltersInput$/, ''))
  return buildASTSchema(
    visit(document, {
      Document: (node) => ({ ...node, definitions: node.definitions.filter((definition) => !isGone(definition)) }),
      ObjectTypeDefinition: {
        leave: (node) => ({
          ...node,
          fields: fieldsOf(node.name.value, node.fields ?? [], entries).map((found) => ({
            ...found,
            arguments: (found.arguments ?? []).filter(
              ({ name }) => node.name.value === 'Query' || name.value !== 'status',
            ),
          })),
        }),
      },
      InputObjectTypeDefinition: (node) => ({
        ...node,
        fields: (node.fields ?? []).map((found) =>
          found.name.value === 'id' && isEntryFilter(node.name.value)
            ? { ...found, name: { ...found.name, value: 'documentId' } }
            : found,
        ),
      }),
      InputValueDefinition: (node) =>
        node.name.value === 'publicationState'
          ? {
              ...node,
              name: { ...node.name, value: 'status' },
              type: typeNode('PublicationStatus'),
              defaultValue: { kind: 'EnumValue', value: 'PUBLISHED' },
            }
          : undefined,
      EnumTypeDefinition: (node) =>
        node.name.value === 'PublicationState'
          ? {
              ...node,
              name: { ...node.name, value: 'PublicationStatus' },
              values: ['DRAFT', 'PUBLISHED'].map((value) => ({
                kind: 'EnumValueDefinition' as const,
                name: { kind: 'Name' as const, value },
              })),
            }
          : undefined,
    }),
    { assumeValidSDL: true },
  )
}
