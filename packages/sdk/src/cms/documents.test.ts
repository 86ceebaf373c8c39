import { readdirSync, readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { FieldNode, FragmentDefinitionNode, OperationDefinitionNode, SelectionSetNode } from 'graphql'
import { describe, expect, test } from 'vitest'

const folder = new URL('documents/', import.meta.url)
const definitions = readdirSync(folder).flatMap(
  (file) => parse(readFileSync(new URL(file, folder), 'utf8')).definitions,
)
const fragments = new Map(
  definitions.flatMap((node): [string, FragmentDefinitionNode][] =>
    node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
  ),
)
const operations = definitions.flatMap((node): [string, OperationDefinitionNode][] =>
  node.kind === Kind.OPERATION_DEFINITION ? [[node.name?.value ?? '', node]] : [],
)

const fieldsOf = ({ selections }: SelectionSetNode): readonly FieldNode[] =>
  selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node]
    const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : undefined
    return fragment ? fieldsOf(fragment.selectionSet) : []
  })

/** Levels below the operation as `depthLimit` of the CMS counts them: fields that have fields of their own. */
const depthOf = (set: SelectionSetNode): number =>
  Math.max(...fieldsOf(set).map(({ selectionSet }) => (selectionSet ? 1 + depthOf(selectionSet) : 0)))

/** The root fields of all documents with their arguments as text, by document and name. */
const roots = operations.flatMap(([operation, { selectionSet }]) =>
  fieldsOf(selectionSet).map((field) => ({
    operation,
    name: field.name.value,
    filters:
      field.arguments
        ?.filter(({ name }) => name.value === 'filters')
        .map(print)
        .join() ?? '',
    pagination:
      field.arguments
        ?.filter(({ name }) => name.value === 'pagination')
        .map(print)
        .join() ?? '',
    hasCounts: fieldsOf(field.selectionSet ?? { kind: Kind.SELECTION_SET, selections: [] }).some(
      ({ name }) => name.value === 'meta',
    ),
  })),
)

const rootsNamed = (wanted: string): [string, (typeof roots)[number]][] =>
  roots.filter(({ name }) => name === wanted).map((root) => [root.operation, root])

test.each(operations)('%s is at most seven levels deep', (_name, { selectionSet }) => {
  expect(depthOf(selectionSet)).toBeLessThanOrEqual(7)
})

test.each(rootsNamed('dokters'))(
  '%s asks for active doctors only',
  { tags: ['doctors.active-asked'] },
  (_operation, { filters }) => {
    expect(filters.replace(/\s+/g, ' ')).toContain('status: { eq: "aktif" }')
  },
)

test.each(rootsNamed('pakets'))(
  '%s asks for packages still on offer',
  { tags: ['packages.validity-asked'] },
  (_operation, { filters }) => {
    expect(filters.replace(/\s+/g, ' ')).toContain('tgl_berakhir: { gt: $today }')
  },
)

test.each(rootsNamed('popups'))(
  '%s asks for popups that have not expired',
  { tags: ['home.popup-expired', 'home.popup-call'] },
  (_operation, { filters }) => {
    expect(filters.replace(/\s+/g, ' ')).toContain('expired: { gt: $now }')
  },
)

describe('a list', () => {
  const lists = roots.filter(
    ({ name, filters }) =>
      name !== 'beranda' &&
      !/(?:slug|id): \{\s*eq:/.test(filters.replace(/rumah_sakit: \{[^}]*\}|kategori_\w+: \{[^}]*\}/g, '')),
  )

  test.each(lists.map((list): [string, (typeof lists)[number]] => [`${list.operation}.${list.name}`, list]))(
    '%s sets its limit',
    (_name, { pagination, hasCounts }) => {
      const text = pagination.replace(/\s+/g, ' ')
      expect(text).toMatch(
        /^pagination: \{ (?:page: \$page, pageSize: \$pageSize|limit: \$limit|start: \$start, limit: -1) \}$/,
      )
      // Without counts nothing shows that the CMS truncated it.
      expect(hasCounts).toBe(!text.includes('$limit'))
    },
  )
})

test.each(['rumahSakits', 'layananSpesialises'])(
  'whole lists of %s have no limit',
  { tags: ['hospitals.whole-lists'] },
  (name) => {
    const whole = roots.filter((root) => root.name === name && root.pagination !== '')
    expect(whole.length).toBeGreaterThan(0)
    for (const { pagination } of whole) expect(pagination.replace(/\s+/g, ' ')).toContain('limit: -1')
  },
)

describe('a relation to one', () => {
  const schema = buildSchema(readFileSync(new URL('../../../../schemas/cms.graphql', import.meta.url), 'utf8'))

  test('is read with publishedAt if it may be a draft', () => {
    const types = new TypeInfo(schema)
    const checked: string[] = []
    const unread: string[] = []
    const document = { kind: Kind.DOCUMENT, definitions } as const
    visit(
      document,
      visitWithTypeInfo(types, {
        // A single entity: the field `data` of an `…EntityResponse`.
        Field: (node, _key, _parent, path) => {
          const type = getNamedType(types.getType())
          const parent = types.getParentType()
          if (node.name.value !== 'data' || !parent?.name.endsWith('EntityResponse') || !isObjectType(type)) return
          const attributes = getNamedType(type.getFields()['attributes']?.type)
          if (!isObjectType(attributes) || !('publishedAt' in attributes.getFields()) || type.name === 'BerandaEntity')
            return
          const place = `${parent.name} ${path.join('.')}`
          checked.push(place)
          const selected = fieldsOf(node.selectionSet ?? { kind: Kind.SELECTION_SET, selections: [] }).find(
            ({ name }) => name.value === 'attributes',
          )
          if (
            !selected?.selectionSet ||
            !fieldsOf(selected.selectionSet).some(({ name }) => name.value === 'publishedAt')
          )
            unread.push(place)
        },
      }),
    )
    expect(unread).toEqual([])
    expect(checked.length).toBeGreaterThan(2)
  })
})
