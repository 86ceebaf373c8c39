import type { Node } from '../contracts/normalized.ts'
import { isNode, NotCarried } from '../contracts/normalized.ts'
import type { OpenApiDocument } from '../contracts/openapi.ts'
import { isSchemaKeyword } from '../contracts/schema-keywords.ts'

/** Formats that the generated zod schemas check. */
const checkedFormats = new Set(['binary', 'date', 'date-time', 'email', 'int32', 'uri', 'uuid'])

/**
 * Formats that add no limit to their type, or none that the product relies on. The plugin would read int64 as a coerced bigint, so that ''
 * and true would pass.
 */
const describingFormats = new Set(['double', 'float', 'int64', 'password', 'uri-reference'])

/**
 * The keywords that the zod plugin reads but forgets. Extensions reach its resolvers, so a copy of the contract
 * carries them under these names.
 */
const forgotten = {
  minProperties: 'x-min-properties',
  multipleOf: 'x-multiple-of',
  uniqueItems: 'x-unique-items',
} as const

const mapValues = (value: unknown, change: (part: unknown, name: string) => unknown): unknown =>
  isNode(value) ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part, name)])) : value

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const needsScalars = (schema: Node, place: string): void => {
  const { items } = schema
  if (isNode(items) && ('properties' in items || 'items' in items))
    throw new NotCarried(place, 'uniqueItems is only checked for lists of texts and numbers')
}

/** Whether to hide a keyword from the plugin: with a default, a required field could be missing. */
const isLeftOut = (keyword: string, value: unknown): boolean =>
  keyword === 'default' || (keyword === 'format' && describingFormats.has(String(value)))

const needsCheck = (keyword: string, value: unknown, place: string): void => {
  if (!isSchemaKeyword(keyword))
    throw new NotCarried(`${place}.${keyword}`, `nothing checks the keyword ${keyword} of a schema`)
  const format = String(value)
  if (keyword === 'format' && !checkedFormats.has(format) && !describingFormats.has(format))
    throw new NotCarried(`${place}.format`, `nothing checks the format ${format}`)
}

/** A schema whose forgotten keywords are also extensions. Throws for a keyword that nothing checks. */
const withExtensions = (schema: unknown, place: string): unknown => {
  if (!isNode(schema)) return schema
  if (schema['uniqueItems'] === true) needsScalars(schema, place)
  const entries = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    const inner = `${place}.${keyword}`
    needsCheck(keyword, value, place)
    if (isLeftOut(keyword, value)) return []
    if (keyword === 'properties')
      return [[keyword, mapValues(value, (part, name) => withExtensions(part, `${inner}.${name}`))]]
    if (keyword === 'items' || keyword === 'additionalProperties') return [[keyword, withExtensions(value, inner)]]
    if (keyword === 'allOf' || keyword === 'anyOf' || keyword === 'oneOf')
      return [[keyword, listOf(value).map((part, index) => withExtensions(part, `${inner}[${index}]`))]]
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

const withinDocument = (part: unknown, place: string): unknown => {
  if (Array.isArray(part)) return part.map((entry, index) => withinDocument(entry, `${place}[${index}]`))
  if (!isNode(part)) return part
  return mapValues(part, (value, name) => {
    const inner = place === '' ? name : `${place}.${name}`
    if (notSchemas.has(name)) return value
    if (name === 'schema') return withExtensions(value, inner)
    return name === 'schemas'
      ? mapValues(value, (schema, of) => withExtensions(schema, `${inner}.${of}`))
      : withinDocument(value, inner)
  })
}

/**
 * A copy of a contract for the zod plugin. The plugin forgets three keywords, so their values are also added as extensions. Throws
 * `NotCarried` for a keyword or a format that the generated schemas would not check, so that no limit of a contract is silently lost.
 */
export const forZodPlugin = (document: OpenApiDocument): Record<string, unknown> =>
  // A copy, because the plugin changes its input.
  structuredClone(withinDocument(document, '')) as Record<string, unknown>
