import type { OpenApiDocument, OpenApiMedia, OpenApiOperation, OpenApiSchema } from '../contracts/openapi.ts'
import { resolve } from '../contracts/openapi.ts'
import { lineOf, nameOf } from '../rest/literal.ts'

/** The part of JSON Schema that limits one field of a form, besides what the other generators read. */
interface LimitedSchema extends OpenApiSchema {
  readonly required?: readonly string[]
  readonly enum?: readonly unknown[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly const?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  /** The most bytes of a file: OpenAPI has no keyword for it. */
  readonly 'x-max-bytes'?: number
  readonly allOf?: readonly LimitedSchema[]
}

/** One field's limits as they are written; the type of the SDK is `FieldConstraint`. */
type Limits = Readonly<Record<string, unknown>>

/** Formats that a browser can check. */
const checkedFormats = ['date', 'email']

const hasType = ({ type }: LimitedSchema, name: string): boolean => [type].flat().includes(name)

/** The limits of a checkbox: an unticked box is an answer too, unless the contract accepts only `true`. */
const boxLimits = (schema: LimitedSchema): Limits =>
  schema.const === true ? { required: true, box: true } : { box: true }

const limitsOf = (schema: LimitedSchema, required: boolean, items: Limits | undefined): Limits => {
  if (hasType(schema, 'boolean')) return boxLimits(schema)
  // A field that may also be a text must not be limited as a number.
  const isText = hasType(schema, 'string')
  const limits = {
    required: required || undefined,
    minLength: schema.minLength,
    maxLength: schema.maxLength,
    pattern: schema.pattern,
    format: checkedFormats.find((format) => format === schema.format),
    options: schema.enum?.filter((value) => value !== null).map(String),
    integer: (!isText && hasType(schema, 'integer')) || undefined,
    minimum: isText ? undefined : schema.minimum,
    maximum: schema.maximum,
    minItems: schema.minItems,
    maxItems: schema.maxItems,
    items,
    maxBytes: schema['x-max-bytes'],
  }
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined))
}

/**
 * The limits of each field of a body, by field name. A field of an object inside the body is named with a dot, `persetujuan.pelayanan`; a
 * field of the objects in a list also has brackets, `baris[].nik`. If a body has alternatives, a field is required if all of them require
 * it.
 */
const fieldsOf = (document: OpenApiDocument, unresolved: OpenApiSchema, required = true): Record<string, Limits> => {
  const schema: LimitedSchema = resolve(unresolved, document.components.schemas)
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]): [string, Limits][] => {
    const found: LimitedSchema = resolve(property, document.components.schemas)
    const needed = required && (schema.required?.includes(name) ?? false)
    const inner = Object.entries(fieldsOf(document, found, needed))
    if (inner.length > 0) return inner.map(([field, limits]) => [`${name}.${field}`, limits])
    const item = found.items && resolve(found.items, document.components.schemas)
    const entry = item ? Object.entries(fieldsOf(document, item)) : []
    if (entry.length > 0)
      return [
        [name, limitsOf(found, needed, undefined)],
        ...entry.map(([field, limits]): [string, Limits] => [`${name}[].${field}`, limits]),
      ]
    return [[name, limitsOf(found, needed, item && limitsOf(item, false, undefined))]]
  })
  const parts = (schema.allOf ?? []).map((part) => fieldsOf(document, part, required))
  const alternatives = (schema.oneOf ?? schema.anyOf ?? []).map((part) => fieldsOf(document, part, required))
  const either = Object.entries(Object.assign({}, ...alternatives) as Record<string, Limits>).map(
    ([name, { required: _one, ...limits }]): [string, Limits] => [
      name,
      alternatives.every((fields) => fields[name]?.['required']) ? { required: true, ...limits } : limits,
    ],
  )
  return Object.assign({}, ...parts, Object.fromEntries(either), Object.fromEntries(own)) as Record<string, Limits>
}

/** The CMS wraps each body in `data`; the fields of the form are inside. */
const withoutEnvelope = (fields: Record<string, Limits>): Record<string, Limits> => {
  const entries = Object.entries(fields)
  if (!entries.every(([name]) => name.startsWith('data.'))) return fields
  return Object.fromEntries(entries.map(([name, limits]) => [name.slice('data.'.length), limits]))
}

const bodyOf = ({ requestBody }: OpenApiOperation): OpenApiMedia | undefined =>
  Object.values(requestBody?.content ?? {})[0]

/** The media types that each part of a multipart body may have, by field. */
const mediaTypes = ({ encoding = {} }: OpenApiMedia): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(encoding).map(([name, { contentType }]) => [name, contentType.split(/,\s*/)]))

const bodyFields = (document: OpenApiDocument, body: OpenApiMedia): readonly [string, Limits][] => {
  const types = mediaTypes(body)
  return Object.entries(withoutEnvelope(fieldsOf(document, body.schema))).map(([name, limits]) => [
    name,
    types[name] ? { ...limits, types: types[name] } : limits,
  ])
}

const line = ([name, limits]: readonly [string, Limits]) => `  ${nameOf(name)}: ${lineOf(limits)},`

/**
 * The contract's rules for each field of each request body, as plain data for forms: one constant for each operation, so that a page loads
 * only the rules of its own form.
 */
export const generateConstraints = (document: OpenApiDocument): string => {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
  const constants = operations.flatMap((operation) => {
    const body = bodyOf(operation)
    const fields = body ? bodyFields(document, body) : []
    if (fields.length === 0) return []
    return [
      `/** What the fields of operation \`${operation.operationId}\` may hold. */
export const ${operation.operationId}Constraints = {
${fields.map(line).join('\n')}
} as const satisfies FormConstraints`,
    ]
  })
  if (constants.length === 0) return ''
  return `
import type { FormConstraints } from '../../constraints/constraint.ts'

${constants.join('\n\n')}
`
}
