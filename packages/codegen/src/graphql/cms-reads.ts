import type {
  ArgumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLSchema,
  ObjectFieldNode,
  OperationDefinitionNode,
  SelectionSetNode,
  ValueNode,
} from 'graphql'
import { getNamedType, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { contentModelOf } from '../strapi/content-model.ts'
import type { ContentModel } from '../strapi/content-model.ts'

/** The content that a document reads. */
interface CmsRead {
  /** The content types whose entries the document reads, by their names in Strapi. */
  readonly types: readonly string[]
  /** The type whose entries the document selects by variables, with the variable of each field. */
  readonly only?: { readonly type: string; readonly by: Readonly<Record<string, string>> } | undefined
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** The fragments that a selection spreads, directly or through other fragments. */
const fragmentsIn = (set: SelectionSetNode, fragments: Fragments): FragmentDefinitionNode[] => {
  const found = new Map<string, FragmentDefinitionNode>()
  const search = (node: SelectionSetNode | FragmentDefinitionNode): void =>
    void visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value)
        if (!fragment || found.has(name.value)) return
        found.set(name.value, fragment)
        search(fragment)
      },
    })
  search(set)
  return [...found.values()]
}

/** The SDL's name of the type of an entry, `Artikel` of `ArtikelEntity`. */
const entryType = (name: string | undefined): string | undefined => /^(.+)Entity$/.exec(name ?? '')?.[1]

/** The types whose entries are selected, once for each selection, and the types whose fields are conditions. */
const entriesIn = (schema: GraphQLSchema, nodes: readonly (OperationDefinitionNode | FragmentDefinitionNode)[]) => {
  const names: string[] = []
  const conditions: string[] = []
  const info = new TypeInfo(schema)
  visit(
    { kind: Kind.DOCUMENT, definitions: nodes },
    visitWithTypeInfo(info, {
      Field: () => {
        const type = info.getType()
        const name = entryType(type ? getNamedType(type).name : undefined)
        if (name !== undefined) names.push(name)
      },
      ObjectField: () => {
        const type = info.getInputType()
        const [, name] = /^(.+)FiltersInput$/.exec(type ? getNamedType(type).name : '') ?? []
        if (name !== undefined) conditions.push(name)
      },
    }),
  )
  return { names, conditions }
}

const conditionOf = ({ value }: ObjectFieldNode): ValueNode | undefined => {
  const [field] = value.kind === Kind.OBJECT ? value.fields : []
  return field && ['eq', 'in'].includes(field.name.value) ? field.value : undefined
}

/** The variables that select a list's entries, by the field that has to have the variable's value. */
const variablesOf = (filters: ArgumentNode | undefined): Record<string, string> =>
  Object.fromEntries(
    (filters?.value.kind === Kind.OBJECT ? filters.value.fields : []).flatMap((field): [string, string][] => {
      const value = conditionOf(field)
      return value?.kind === Kind.VARIABLE ? [[field.name.value, value.name.value]] : []
    }),
  )

const readOf = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Fragments,
  singular: ReadonlyMap<string, string>,
): CmsRead => {
  const entries = entriesIn(schema, [operation, ...fragmentsIn(operation.selectionSet, fragments)])
  const types = [...new Set([...entries.names, ...entries.conditions])].flatMap((name) => singular.get(name) ?? [])
  const [root, ...others] = operation.selectionSet.selections as readonly FieldNode[]
  const field = root && schema.getQueryType()?.getFields()[root.name.value]
  const [, name = ''] = /^(.+)EntityResponseCollection$/.exec(field ? getNamedType(field.type).name : '') ?? []
  const argument = (named: string) => root?.arguments?.find((given) => given.name.value === named)
  const by = variablesOf(argument('filters'))
  const counts = root?.selectionSet?.selections.some((node) => node.kind === Kind.FIELD && node.name.value === 'meta')
  // Two cases do not count. Entries of the same type elsewhere in the document are not selected by the variable. A part of a list changes
  // with the entries of its other parts, so the document has to show whether the list is whole.
  const isOnly =
    others.length === 0 &&
    (counts || !argument('pagination')) &&
    entries.names.filter((entry) => entry === name).length === 1
  const type = singular.get(name)
  return {
    types: types.sort(),
    ...(type !== undefined && isOnly && Object.keys(by).length > 0 && { only: { type, by } }),
  }
}

/** The types that relations lead to, by field name. A field name has the same target everywhere. */
const relationsOf = ({ contentTypes, components }: ContentModel): Readonly<Record<string, string>> => {
  const plurals = new Map(contentTypes.map(({ name, plural }) => [name, plural]))
  const found = new Map<string, string>()
  for (const { name, ...field } of [...contentTypes, ...components].flatMap(({ fields }) => fields)) {
    const plural = field.kind === 'relation' ? plurals.get(field.target) : undefined
    if (plural === undefined) continue
    if ((found.get(name) ?? plural) !== plural) throw new Error(`relations named ${name} lead to different types`)
    found.set(name, plural)
  }
  return Object.fromEntries([...found].sort(([left], [right]) => (left < right ? -1 : 1)))
}

/** A table of what each document reads, and a list of the names of all content types. */
export const generateCmsReads = (
  sdl: string,
  schema: GraphQLSchema,
  operations: readonly OperationDefinitionNode[],
  fragments: readonly FragmentDefinitionNode[],
): string => {
  const model = contentModelOf(sdl)
  const { contentTypes } = model
  const singular = new Map(contentTypes.map(({ name, singular: own }) => [name, own]))
  const byName = new Map(fragments.map((fragment) => [fragment.name.value, fragment]))
  const rows = operations.map((operation): [string, CmsRead] => [
    operation.name?.value ?? '',
    readOf(schema, operation, byName, singular),
  ])
  const quoted = (value: unknown) => JSON.stringify(value).replaceAll('"', "'")
  const written = ({ types, only }: CmsRead) =>
    `{ types: ${quoted(types)}${only ? `, only: { type: '${only.type}', by: ${quoted(only.by)} }` : ''} }`
  return `
/** What an operation of the CMS reads: its content types, and the one whose entries it asks for by variables, by field. */
export interface CmsRead {
  readonly types: readonly string[]
  readonly only?: { readonly type: string; readonly by: Readonly<Record<string, string>> } | undefined
}

/** All content types of the CMS, also those that nothing reads. */
export const contentTypes: readonly string[] = ${quoted([...singular.values()].sort())}

/** The names of content types as Strapi's addresses have them, by the types' own. */
export const pluralNames: Readonly<Record<string, string>> = ${quoted(Object.fromEntries(contentTypes.map(({ singular, plural }) => [singular, plural])))}

/** Content types of one entry, which has no address of its own among entries. */
export const singleTypes: readonly string[] = ${quoted(contentTypes.filter(({ single }) => single).map(({ singular }) => singular))}

/** The content types that relations lead to, as Strapi's addresses have them, by the names of their fields. */
export const relationTypes: Readonly<Record<string, string>> = ${quoted(relationsOf(model))}

/** What each document reads. */
export const documentReads: Readonly<Record<string, CmsRead>> = {
${rows
  .sort(([left], [right]) => (left < right ? -1 : 1))
  .map(([name, read]) => `  ${name}: ${written(read)},`)
  .join('\n')}
}
`
}
