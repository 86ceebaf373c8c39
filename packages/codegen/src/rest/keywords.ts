import type { OpenApiDocument } from '../contracts/openapi.ts'

/** Keywords of JSON Schema that the generated zod schemas check. */
const checked = new Set([
  '$ref',
  'additionalProperties',
  'allOf',
  'anyOf',
  'const',
  'enum',
  'exclusiveMaximum',
  'exclusiveMinimum',
  'format',
  'items',
  'maxItems',
  'maxLength',
  'maximum',
  'minItems',
  'minLength',
  'minProperties',
  'minimum',
  'multipleOf',
  'oneOf',
  'pattern',
  'properties',
  'required',
  'type',
  'uniqueItems',
])

/** Keywords that allow and forbid nothing. */
const annotations = new Set(['default', 'deprecated', 'description', 'example', 'examples', 'title'])

/**
 * The keywords that the zod plugin reads but forgets. Extensions reach its resolvers, so a copy of the contract
 * carries them under these names.
 */
const forgotten = {
  minProperties: 'x-min-properties',
  multipleOf: 'x-multiple-of',
  uniqueItems: 'x-unique-items',
} as const

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

const mapValues = (value: unknown, change: (part: unknown) => unknown): unknown =>
  isNode(value) ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part)])) : value

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const needsScalars = (schema: Node): void => {
  const { items } = schema
  if (isNode(items) && ('properties' in items || 'items' in items))
    throw new Error('uniqueItems is only checked for lists of texts and numbers')
}

/** A schema whose forgotten keywords are also extensions. Throws at a keyword that nothing checks. */
const withExtensions = (schema: unknown): unknown => {
  if (!isNode(schema)) return schema
  if (schema['uniqueItems'] === true) needsScalars(schema)
  const entries = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    if (!checked.has(keyword) && !annotations.has(keyword) && !keyword.startsWith('x-'))
      throw new Error(`nothing checks the keyword ${keyword} of a schema`)
    if (keyword === 'properties') return [[keyword, mapValues(value, withExtensions)]]
    if (keyword === 'items' || keyword === 'additionalProperties') return [[keyword, withExtensions(value)]]
    if (keyword === 'allOf' || keyword === 'anyOf' || keyword === 'oneOf')
      return [[keyword, listOf(value).map(withExtensions)]]
    const extension = Object.entries(forgotten).find(([name]) => name === keyword)?.[1]
    return extension
      ? [
          [keyword, value],
          [extension, value],
        ]
      : [[keyword, value]]
  })
  return Object.fromEntries(entries)
}

const notSchemas = new Set(['example', 'examples'])

const withinDocument = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(withinDocument)
  if (!isNode(part)) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => {
      if (notSchemas.has(name)) return [name, value]
      if (name === 'schema') return [name, withExtensions(value)]
      return [name, name === 'schemas' ? mapValues(value, withExtensions) : withinDocument(value)]
    }),
  )
}

/**
 * A copy of a contract for the zod plugin, which forgets three keywords: their values are extensions too.
 * Throws at a keyword that the generated schemas would not check, so that no limit of a contract is lost in silence.
 */
export const forZodPlugin = (document: OpenApiDocument): Record<string, unknown> =>
  // A copy: the plugin changes what it is given.
  structuredClone(withinDocument(document)) as Record<string, unknown>
