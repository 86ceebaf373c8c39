import { readdirSync, readFileSync } from 'node:fs'
import { Kind, parse, print, visit } from 'graphql'
import type { DocumentNode, FragmentDefinitionNode, ObjectValueNode, OperationDefinitionNode, ValueNode } from 'graphql'
import type { Answer } from './server.ts'

const folder = new URL('../../../../sdk/src/cms/documents/', import.meta.url)
const definitions = readdirSync(folder).flatMap(
  (file) => parse(readFileSync(new URL(file, folder), 'utf8')).definitions,
)
/** The documents of the site. */
export const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
const fragments = new Map(
  definitions
    .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
    .map((fragment) => [fragment.name.value, fragment]),
)

const needed = (
  node: Parameters<typeof print>[0],
  found = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> => {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value)
      if (!fragment || found.has(fragment)) return
      found.add(fragment)
      needed(fragment, found)
    },
  })
  return found
}

/** A document with the fragments that it needs, as text. */
export const textOf = (operation: OperationDefinitionNode): string =>
  [print(operation), ...[...needed(operation)].map(print)].join('\n')

/** A document with the fragments that it needs, for a client. */
export const documentOf = (operation: OperationDefinitionNode): DocumentNode => parse(textOf(operation))

/** The variables that a page would send with any document. */
const common = { today: '2026-11-21', now: '2026-11-21T02:15:00.000Z', page: 1, pageSize: 10, limit: 10 }

/** A field that a document filters by a variable, such as its own `slug` or the `slug` of its category. */
interface FilteredField {
  readonly variable: string
  readonly operator: string
  readonly path: readonly string[]
}

const filteredFields = (value: ValueNode, path: readonly string[] = []): readonly FilteredField[] => {
  if (value.kind === Kind.LIST) return value.values.flatMap((item) => filteredFields(item, path))
  if (value.kind === Kind.OBJECT)
    return value.fields.flatMap(({ name, value: inner }) =>
      filteredFields(inner, name.value === 'or' ? path : [...path, name.value]),
    )
  const operator = path.at(-1)
  if (value.kind !== Kind.VARIABLE || operator === undefined || value.name.value in common) return []
  return [{ variable: value.name.value, operator, path: path.slice(0, -1) }]
}

/** The filters of a document that use no variable, in the contract's language. */
const fixedFilters = (value: ObjectValueNode): string =>
  print({
    ...value,
    fields: value.fields.filter((field) => filteredFields(field.value, [field.name.value]).length === 0),
  })

/**
 * Selects the fields of an entry by their paths: a relation has its entry in `data.attributes`, a relation to many has a list of entries
 * there.
 */
const selection = ([field = '', ...rest]: readonly string[]): string =>
  rest.length === 0 ? field : `${field} { data { attributes { ${selection(rest)} } } }`

const valueAt = (entry: unknown, [field = '', ...rest]: readonly string[]): unknown => {
  const value: unknown = Object(Object(entry).attributes)[field]
  return rest.length === 0 ? value : valueAt([Object(value).data].flat()[0], rest)
}

/** The filter value that finds an entry: for a text search the longest word of the field. */
const asked = (value: unknown, operator: string): unknown => {
  if (operator === 'in') return [value]
  const words = typeof value === 'string' ? value.split(/[^a-z]+/i).toSorted((a, b) => b.length - a.length) : []
  return operator === 'containsi' ? words[0] : value
}

/** The variables with which a document finds the first entry of the demo content that its fixed filters allow. */
export const variablesOf = async (
  operation: OperationDefinitionNode,
  graphql: (query: string, variables: Record<string, unknown>) => Promise<Answer>,
): Promise<Record<string, unknown>> => {
  const found: Record<string, unknown> = { ...common }
  for (const field of operation.selectionSet.selections) {
    const filters = field.kind === Kind.FIELD && field.arguments?.find(({ name }) => name.value === 'filters')?.value
    if (!filters || filters.kind !== Kind.OBJECT) continue
    const fields = filteredFields(filters)
    const attributes = fields.map(({ path }) => (path[0] === 'id' ? 'slug' : selection(path))).join(' ')
    if (attributes === '') continue
    const fixed = fixedFilters(filters)
    const { body } = await graphql(
      `query ${fixed.includes('$today') ? '($today: Date)' : ''} {
        list: ${field.name.value}(filters: ${fixed}, pagination: { limit: 1 }) { data { id attributes { ${attributes} } } }
      }`,
      common,
    )
    const [entry] = (body as { data: { list: { data: readonly { readonly id: string }[] } } }).data.list.data
    for (const { variable, operator, path } of fields)
      found[variable] ??= asked(path[0] === 'id' ? entry?.id : valueAt(entry, path), operator)
  }
  const wanted = operation.variableDefinitions?.map(({ variable }) => variable.name.value) ?? []
  return Object.fromEntries(wanted.map((name) => [name, found[name]]))
}
