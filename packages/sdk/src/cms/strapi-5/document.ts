import type {
  ArgumentNode,
  ConstValueNode,
  DefinitionNode,
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  SelectionNode,
  ValueNode,
} from 'graphql'

/**
 * The kind of value that a selection reads from. Strapi 4 wraps entries (`one`), lists (`many`) and their counts (`meta`); Strapi 5 wraps
 * only lists.
 */
type Place = 'plain' | 'one' | 'many' | 'entry' | 'meta'

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

const named = <Node extends { readonly name: { readonly value: string } }>(node: Node, value: string): Node => ({
  ...node,
  name: { ...node.name, value },
})

const documentId: FieldNode = { kind: 'Field', name: { kind: 'Name', value: 'documentId' } }

const placeOf = (type: string): Place => {
  if (type.endsWith('Collection')) return 'many'
  if (type.endsWith('Meta')) return 'meta'
  if (type.endsWith('EntityResponse')) return 'one'
  return type.endsWith('Entity') ? 'entry' : 'plain'
}

const typeOf = (type: string): string =>
  type === 'ResponseCollectionMeta' ? 'Pagination' : type.replace(/Entity(Response)?$/, '')

/** Turns conditions on an entry's number into conditions on its document id. */
const byDocument = <Value extends ValueNode | ConstValueNode>(value: Value): Value => {
  if (value.kind === 'ListValue') return { ...value, values: value.values.map(byDocument) }
  if (value.kind !== 'ObjectValue') return value
  const fields = value.fields.map((field) => ({
    ...(field.name.value === 'id' ? named(field, 'documentId') : field),
    value: byDocument(field.value),
  }))
  return { ...value, fields }
}

const argument = (node: ArgumentNode): ArgumentNode => {
  const { value } = node
  if (node.name.value === 'filters') return { ...node, value: byDocument(value) }
  if (node.name.value !== 'publicationState' || value.kind !== 'EnumValue') return node
  return { ...named(node, 'status'), value: { ...value, value: value.value === 'PREVIEW' ? 'DRAFT' : 'PUBLISHED' } }
}

const selectionsOf = ({ selectionSet }: FieldNode) => selectionSet?.selections ?? []

/** Whether a field is wrapped, and how: a list has counts or arguments, or a fragment on a list's type. */
const wrapperOf = (field: FieldNode, fragments: Fragments): Place => {
  const selections = selectionsOf(field)
  const ofFragments = selections.map((node) =>
    node.kind === 'FragmentSpread' ? placeOf(fragments.get(node.name.value)?.typeCondition.name.value ?? '') : 'plain',
  )
  const wraps = (name: string) =>
    selections.some((node) => node.kind === 'Field' && node.name.value === name && node.selectionSet)
  if (ofFragments.includes('many') || wraps('meta')) return 'many'
  if (!ofFragments.includes('one') && !wraps('data')) return 'plain'
  return field.arguments?.some(({ name }) => /^(filters|pagination|sort)$/.test(name.value)) ? 'many' : 'one'
}

const inside = (field: FieldNode, place: Place, fragments: Fragments): FieldNode =>
  field.selectionSet
    ? {
        ...field,
        selectionSet: { ...field.selectionSet, selections: select(field.selectionSet.selections, place, fragments) },
      }
    : field

const plainField = (field: FieldNode, fragments: Fragments): FieldNode => {
  const place = wrapperOf(field, fragments)
  const selected = { ...inside(field, place, fragments), arguments: field.arguments?.map(argument) }
  return place === 'many'
    ? { ...named(selected, `${field.name.value}_connection`), alias: field.alias ?? field.name }
    : selected
}

const fieldIn = (place: Place, field: FieldNode, fragments: Fragments): readonly SelectionNode[] => {
  const name = `${place}.${field.name.value}`
  if (name === 'many.data') return [named(inside(field, 'entry', fragments), 'nodes')]
  if (name === 'many.meta') return [named(inside(field, 'meta', fragments), 'pageInfo')]
  if (name === 'one.data') return select(selectionsOf(field), 'entry', fragments)
  if (name === 'meta.pagination') return selectionsOf(field)
  if (name === 'entry.attributes') return select(selectionsOf(field), 'plain', fragments)
  return name === 'entry.id' ? [] : [plainField(field, fragments)]
}

const select = (selections: readonly SelectionNode[], place: Place, fragments: Fragments): SelectionNode[] => [
  ...(place === 'entry' ? [documentId] : []),
  ...selections.flatMap((node) => (node.kind === 'Field' ? fieldIn(place, node, fragments) : [node])),
]

const definition = (node: DefinitionNode, fragments: Fragments): DefinitionNode => {
  if (node.kind !== 'OperationDefinition' && node.kind !== 'FragmentDefinition') return node
  const type = node.kind === 'FragmentDefinition' ? node.typeCondition.name.value : ''
  const selections = select(node.selectionSet.selections, placeOf(type), fragments)
  const selected = { ...node, selectionSet: { ...node.selectionSet, selections } }
  return selected.kind === 'FragmentDefinition'
    ? { ...selected, typeCondition: named(selected.typeCondition, typeOf(type)) }
    : selected
}

const known = new WeakMap<DocumentNode, DocumentNode>()

/**
 * Turns a document of `cms.graphql` into one for Strapi 5, with or without `v4CompatibilityMode` in the CMS. Entries have no wrappers, and
 * each has its `documentId`. Lists become connections under their names in Strapi 4. `strapi4Answer` gives the answer the form that the
 * original document asks for.
 */
export const strapi5Document = (document: DocumentNode): DocumentNode => {
  const found = known.get(document)
  if (found) return found
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === 'FragmentDefinition' ? [[node.name.value, node]] : [])),
  )
  const translated = { ...document, definitions: document.definitions.map((node) => definition(node, fragments)) }
  known.set(document, translated)
  return translated
}
