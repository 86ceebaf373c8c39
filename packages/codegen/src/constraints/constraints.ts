import type { OpenApiDocument, OpenApiOperation, OpenApiSchema } from '../contracts/openapi.ts'
import { resolve } from '../contracts/openapi.ts'

/** The part of JSON Schema that limits one field of a form, besides what the other generators read. */
interface LimitedSchema extends OpenApiSchema {
  readonly required?: readonly string[]
  readonly enum?: readonly unknown[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly allOf?: readonly LimitedSchema[]
}

/** One field's limits as they are written; the type of the SDK is `FieldConstraint`. */
type Limits = Readonly<Record<string, unknown>>

const limitsOf = (schema: LimitedSchema, required: boolean): Limits => {
  const limits = {
    required: required || undefined,
    minLength: schema.minLength,
    maxLength: schema.maxLength,
    pattern: schema.pattern,
    options: schema.enum?.filter((value) => value !== null).map(String),
  }
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined))
}

/**
 * The limits of each field of a body, by field name. A field of an object inside the body is named with a dot,
 * `persetujuan.pelayanan`. Where a body has alternatives, a field is required if all of them require it.
 */
const fieldsOf = (document: OpenApiDocument, unresolved: OpenApiSchema, required = true): Record<string, Limits> => {
  const schema: LimitedSchema = resolve(unresolved, document.components.schemas)
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]): [string, Limits][] => {
    const found: LimitedSchema = resolve(property, document.components.schemas)
    const needed = required && (schema.required?.includes(name) ?? false)
    const inner = Object.entries(fieldsOf(document, found, needed))
    if (inner.length > 0) return inner.map(([field, limits]) => [`${name}.${field}`, limits])
    return [[name, limitsOf(found, needed)]]
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

const bodyOf = ({ requestBody }: OpenApiOperation): OpenApiSchema | undefined =>
  Object.values(requestBody?.content ?? {})[0]?.schema

const property = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)

const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'string') return JSON.stringify(value)
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

const line = ([name, limits]: [string, Limits]) => {
  const parts = Object.entries(limits).map(([key, value]) => `${key}: ${literal(value)}`)
  return `  ${property(name)}: {${parts.length > 0 ? ` ${parts.join(', ')} ` : ''}},`
}

/**
 * What the contract asks of each field of each request body, as plain data for forms: one constant for each
 * operation, so that a page loads only those of its own form.
 */
export const generateConstraints = (document: OpenApiDocument): string => {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
  const constants = operations.flatMap((operation) => {
    const body = bodyOf(operation)
    const fields = Object.entries(body ? withoutEnvelope(fieldsOf(document, body)) : {})
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
