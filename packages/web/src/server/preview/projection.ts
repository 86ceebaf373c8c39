import type { CmsClient } from '@hospital/sdk/cms'

/** A document of the content API. */
export type CmsDocument = Pick<Parameters<CmsClient['query']>[0], 'definitions'>

type FragmentNode = Extract<CmsDocument['definitions'][number], { readonly kind: 'FragmentDefinition' }>
type SelectionSet = FragmentNode['selectionSet']
type FieldNode = Extract<SelectionSet['selections'][number], { readonly kind: 'Field' }>

/** An entry or a component in the REST form of Strapi 5: without wrappers. */
export type Entry = Readonly<Record<string, unknown>>

/** Returns the related entry of an entry's field in its published form; null if there is none. */
export type PublishedOf = (field: string, entry: Entry) => Entry | null

type Fragments = ReadonlyMap<string, FragmentNode>

/** Whether a value is an object of fields. */
export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fragmentsOf = (document: CmsDocument): Fragments =>
  new Map(document.definitions.flatMap((node) => (node.kind === 'FragmentDefinition' ? [[node.name.value, node]] : [])))

/** The fields of a selection, with those of its fragments. */
const fieldsOf = (set: SelectionSet | undefined, fragments: Fragments): FieldNode[] =>
  (set?.selections ?? []).flatMap((node) => {
    if (node.kind === 'Field') return [node]
    const inner = node.kind === 'FragmentSpread' ? fragments.get(node.name.value)?.selectionSet : node.selectionSet
    return fieldsOf(inner, fragments)
  })

/** The fields that a document selects from entries: those in `attributes`, of a wrapper or of an entry itself. */
const attributesOf = (fields: readonly FieldNode[], fragments: Fragments): FieldNode[] | undefined => {
  const inside = (name: string, of: readonly FieldNode[]) =>
    of.filter((field) => field.name.value === name).flatMap((field) => fieldsOf(field.selectionSet, fragments))
  const data = fields.filter((field) => field.name.value === 'data' && field.selectionSet)
  return data.length > 0 ? inside('attributes', inside('data', fields)) : undefined
}

const rootOf = (document: CmsDocument): FieldNode | undefined => {
  const operation = document.definitions.find((node) => node.kind === 'OperationDefinition')
  const [field] = operation ? fieldsOf(operation.selectionSet, new Map()) : []
  return field
}

const sortOf = (field: FieldNode): string[] => {
  const value = field.arguments?.find(({ name }) => name.value === 'sort')?.value
  return value?.kind === 'ListValue'
    ? value.values.flatMap((item) => (item.kind === 'StringValue' ? item.value : []))
    : []
}

/** Strapi's `populate` for the fields that a document selects: REST returns media, components and relations only on request. */
export const populateFor = (document: CmsDocument): URLSearchParams => {
  const fragments = fragmentsOf(document)
  const query = new URLSearchParams()
  const add = (fields: readonly FieldNode[], prefix: string): void => {
    for (const field of fields) {
      if (!field.selectionSet) continue
      const key = `${prefix}[${field.name.value}]`
      const inner = fieldsOf(field.selectionSet, fragments)
      const before = query.size
      sortOf(field).forEach((sort, index) => query.append(`${key}[sort][${index}]`, sort))
      add(attributesOf(inner, fragments) ?? inner, `${key}[populate]`)
      if (query.size === before) query.append(key, 'true')
    }
  }
  add(attributesOf(fieldsOf(rootOf(document)?.selectionSet, fragments), fragments) ?? [], 'populate')
  return query
}

/**
 * The answer of Strapi 4 to a document that asks for one entry, made from the REST form of Strapi 5. The answer is a list with this one
 * entry, unless its type has one entry only (`isOneEntry`).
 */
export const projectEntry = (
  document: CmsDocument,
  root: Entry,
  publishedOf: PublishedOf,
  isOneEntry = false,
): Entry => {
  const fragments = fragmentsOf(document)

  const fieldOf = (field: FieldNode, of: Entry): unknown => {
    const value = of[field.name.value] ?? null
    if (!field.selectionSet) return value
    const inner = fieldsOf(field.selectionSet, fragments)
    const attributes = attributesOf(inner, fragments)
    const items = [value].flat().filter(isEntry)
    const made = attributes
      ? items.flatMap((item) => wrapped(publishedOf(field.name.value, item), attributes) ?? [])
      : items.map((item) => objectOf(item, inner))
    const shown = Array.isArray(value) ? made : (made[0] ?? null)
    return attributes ? { data: shown } : shown
  }

  const objectOf = (of: Entry, fields: readonly FieldNode[]): Entry =>
    Object.fromEntries(fields.map((field) => [(field.alias ?? field.name).value, fieldOf(field, of)]))

  const wrapped = (of: Entry | null, attributes: readonly FieldNode[]): Entry | undefined =>
    of ? { id: of['documentId'] ?? of['id'], attributes: objectOf(of, attributes) } : undefined

  const field = rootOf(document)
  if (!field) return {}
  const attributes = attributesOf(fieldsOf(field.selectionSet, fragments), fragments) ?? []
  const entry = wrapped(root, attributes)
  return { [(field.alias ?? field.name).value]: { data: isOneEntry ? entry : [entry] } }
}
